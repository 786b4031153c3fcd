import { LONGEST_ATTRIBUTE_NAME } from './attribute-form.ts';

/** The most terms that are added at once. */
export const MOST_TERM_LINES = 200;

export type TermLine = { readonly name: string /** `#rrggbb` or '' */; readonly color: string };
export type TermLinesProblem = 'no-lines' | 'long-line' | 'too-many-lines';

/** Reads terms as they are typed, one to a line, each with its colour behind the name where it has one: `Rosso #c8102e`. */
export function readTermLines(
  text: string,
):
  | { readonly ok: true; readonly terms: readonly TermLine[] }
  | { readonly ok: false; readonly problem: TermLinesProblem } {
  const terms = new Map<string, TermLine>();
  for (const line of text.replaceAll('\0', '').split(/\r\n?|\n/)) {
    const [, name = '', color = ''] = /^\s*(.*?)(?:\s+(#[0-9a-f]{6}))?\s*$/i.exec(line) ?? [];
    const tidy = name.replace(/\s+/g, ' ');
    if (tidy === '') continue;
    if (tidy.length > LONGEST_ATTRIBUTE_NAME) return { ok: false, problem: 'long-line' };
    const key = tidy.toLocaleLowerCase('it');
    if (!terms.has(key)) terms.set(key, { name: tidy, color: color.toLowerCase() });
  }
  if (terms.size === 0) return { ok: false, problem: 'no-lines' };
  if (terms.size > MOST_TERM_LINES) return { ok: false, problem: 'too-many-lines' };
  return { ok: true, terms: [...terms.values()] };
}
