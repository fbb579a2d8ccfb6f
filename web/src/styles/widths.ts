/** The widths at which the page changes its shape, in pixels; media queries name no others. */

/** Up to here there is one thumb's room: names give way to signs. */
export const SMALL = 600;
/** Up to here everything stands in one column, and what is to be done lies at the lower edge. */
export const NARROW = 820;
/** Up to here there are two columns. */
export const MIDDLE = 1100;
