import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { ContentLangContext } from '#kit/words/storefront/content-lang.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { pageWords } from '#messages/page-words.ts';

/** The language of the shop's words, and that of its goods where it is another one. */
export type Reading = Pick<Audience, 'locale' | 'contentLocale'>;

/** The markup of what is shown of something, by name and language. */
type Fragments = Readonly<Record<string, string>>;

// Signs, of two bytes each: the cards of some two thousand products, and menus, footers and groups of filters.
const maxSize = 7 * 1024 * 1024;

const cache = new LRUCache<object | string, Fragments>({
  maxSize,
  sizeCalculation: (fragments, of) =>
    Object.values(fragments).reduce((size, markup) => size + markup.length, 1) +
    (typeof of === 'string' ? of.length : 0),
});

/**
 * The markup of a part that many pages share, rendered once for all that it shows: an object that is never changed and that a notice evicts
 * from the memory of the process, or all of it as a text. So no entry is ever outdated.
 */
export function renderFragment(
  { locale, contentLocale }: Reading,
  { name, of }: { readonly name: string; readonly of: object | string },
  render: () => ReactNode,
): string {
  const key = contentLocale === undefined ? `${locale} ${name}` : `${locale} ${contentLocale} ${name}`;
  const fragments = cache.get(of);
  const known = fragments?.[key];
  if (known !== undefined) return known;
  const markup = renderToString(
    <ContentLangContext value={contentLocale}>
      <WordsContext value={pageWords(locale)}>{render()}</WordsContext>
    </ContentLangContext>,
  );
  // React hands out a chain of small pieces, which each page would walk through again.
  const whole = Buffer.from(markup).toString();
  cache.set(of, { ...fragments, [key]: whole });
  return whole;
}
