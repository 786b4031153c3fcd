/** The longest note to an order, in characters. */
export const longestOrderNote = 2000;

// Control characters, and those that change the direction of text.
const unmeant = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const allowsBreaks = (sign: string) => (sign === '\n' || sign === '\t' ? sign : '');

/** A note as it is stored: line breaks of one kind, without blanks at its ends; null where it is too long. */
export function readOrderNote(text: string): string | null {
  const note = text.replace(/\r\n?/g, '\n').replace(unmeant, allowsBreaks).toWellFormed().trim();
  return note.length > longestOrderNote ? null : note;
}
