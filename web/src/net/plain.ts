/** What people type, as the server takes it: one line that reads as it is written. */

// control characters, ends of lines, and what turns the direction of the text after it
const UNSEEN = /[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g;

export function plain(text: string): string {
  return text.replace(UNSEEN, '');
}
