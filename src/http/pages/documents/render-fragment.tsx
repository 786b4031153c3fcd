import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';

/** Of one object that many pages share, by name and language: gone when the memory of the process evicts it. */
const shared = new WeakMap<object, Map<string, string>>();
// Of what is read anew for each page: a few footers.
const read = new LRUCache<string, string>({ max: 50 });

type Cache = { get(key: string): string | undefined; set(key: string, markup: string): unknown };

function cacheOf(of: object | string): Cache {
  if (typeof of === 'string') return read;
  const known = shared.get(of) ?? new Map<string, string>();
  shared.set(of, known);
  return known;
}

/** The markup of a part that many pages share, rendered once for all that it shows: an object that never changes, or all of it as a text. */
export function renderFragment(
  locale: Locale,
  { name, of }: { readonly name: string; readonly of: object | string },
  render: () => ReactNode,
): string {
  const cache = cacheOf(of);
  const key = typeof of === 'string' ? `${locale} ${name} ${of}` : `${locale} ${name}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(<WordsContext value={pageWords(locale)}>{render()}</WordsContext>);
  cache.set(key, markup);
  return markup;
}
