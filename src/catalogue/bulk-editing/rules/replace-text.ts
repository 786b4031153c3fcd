const escapedForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const escapedForMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export type Replacement = {
  readonly find: string;
  readonly replace: string;
  readonly matchesCase: boolean;
};

/** A text with every occurrence of what is looked for replaced, as it is written. */
export function replacedText(text: string, { find, replace, matchesCase }: Replacement): string {
  return text.replace(new RegExp(escapedForPattern(find), matchesCase ? 'gu' : 'giu'), () => replace);
}

/** The same in a text with markup: its words alone, never its tags. */
export function replacedMarkup(html: string, { find, replace, matchesCase }: Replacement): string {
  const words = { find: escapedForMarkup(find), replace: escapedForMarkup(replace), matchesCase };
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : replacedText(part, words)))
    .join('');
}
