import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';

// Menus and footers: a few for each audience.
const fragments = new LRUCache<string, string>({ max: 200 });

/** The markup of a part that many pages share, rendered once for all that it shows. */
export function renderFragment(
  locale: Locale,
  { name, of }: { readonly name: string; readonly of: object },
  render: () => ReactNode,
): string {
  const key = `${locale} ${name} ${JSON.stringify(of)}`;
  const known = fragments.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(<WordsContext value={pageWords(locale)}>{render()}</WordsContext>);
  fragments.set(key, markup);
  return markup;
}
