import { textOfHtml } from './text-of-html.ts';

/** What search engines show of a title and of a description, in characters. */
export const LONGEST_TITLE = 65;
export const LONGEST_DESCRIPTION = 158;

/** A text of at most so many characters, cut between two words. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** A title with as much as fits of what may follow it, the most important first: `Disco freno – DSC-1 | Pistone`. */
export function boundedTitle(title: string, more: readonly string[]): string {
  let whole = cutAtWord(textOfHtml(title), LONGEST_TITLE);
  for (const part of more) {
    if (whole.length + part.length > LONGEST_TITLE) break;
    whole += part;
  }
  return whole;
}

/** As many whole sentences as fit, the most important first; the first is cut where it alone is too long. */
export function boundedDescription(sentences: readonly string[]): string {
  let whole = '';
  for (const sentence of sentences.map(textOfHtml)) {
    if (sentence === '') continue;
    if (whole === '') whole = cutAtWord(sentence, LONGEST_DESCRIPTION);
    else if (whole.length + 1 + sentence.length <= LONGEST_DESCRIPTION) whole += ` ${sentence}`;
  }
  return whole;
}
