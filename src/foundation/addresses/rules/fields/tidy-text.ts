// Direction overrides can make a printed address read differently from what is stored; they count as control characters.
const controls = /[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069]/gu;

/** One line of text: no control characters, no blanks at the ends, single blanks within, composed letters. */
export function tidyText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(controls, '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
