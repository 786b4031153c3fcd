// Signs that take no room: they come along when words are copied from a page.
const zeroWidth = /[\u{200b}-\u{200d}\u{2060}\u{feff}\u{ad}]/gu;

const plain = (text: string) => text.replace(zeroWidth, '').toLowerCase();

/** The words that were typed, in lower case and without signs that nobody sees (TAB-18, TAB-20). */
export function instantWords(typed: string): readonly string[] {
  return plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

const isPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function beginsAWord(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    if (!isPart(text[at - 1])) return true;
  }
  return false;
}

/** Whether a row shows all words: each anywhere in it, one of a single character only where a word of the row begins (TAB-18, TAB-19, TAB-20). */
export function holdsWords(rowText: string, words: readonly string[]): boolean {
  const text = plain(rowText);
  return words.every((word) => ([...word].length === 1 ? beginsAWord(text, word) : text.includes(word)));
}
