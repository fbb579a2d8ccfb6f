/** From keys and pointers to squares. */

import type { Direction } from '../model/squares';
import { squareTowards } from './placing';

const ARROWS: Record<string, Direction> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };

export function arrowOf(event: KeyboardEvent): Direction | null {
  return ARROWS[event.key] ?? null;
}

export function isChoosing(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' ';
}

/** Where text is selected the browser would drag the text instead, and the pointer would be lost. */
export function dragNoText(event: DragEvent): void {
  event.preventDefault();
}

/** The column and row of the drawing under a point of the window, squares being 100 wide. */
export function cellUnder(svg: SVGSVGElement | undefined, x: number, y: number): [number, number] | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [Math.floor(point.x / 100), Math.floor(point.y / 100)];
}

/** The next of the marked squares in a direction, or the first when none is pointed at yet. */
export function stepAmong(marks: string[], from: string | null, direction: Direction): string | null {
  return from && marks.includes(from) ? squareTowards(marks, from, direction) : (marks[0] ?? null);
}
