import { LRUCache } from 'lru-cache';
import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { CartProvider } from '#shop/cart/storefront/cart-provider.tsx';
import { WordsContext } from '#shop/site/storefront/use-words.ts';
import type { KeptPiece, MarkupOf } from '#ui/static/kept-markup.tsx';

// Some thousands of cards, and the menus.
const maxSize = 8 * 1024 * 1024;

/** Markup by the way in which it is drawn. */
type Ways = Readonly<Record<string, string>>;

const sizeOf = (ways: Ways) => Object.values(ways).reduce((size, markup) => size + markup.length, 1);
const keeper = () => new LRUCache<object | string, Ways>({ maxSize, sizeCalculation: sizeOf });

const keptOf: Readonly<Record<Locale, LRUCache<object | string, Ways>>> = { it: keeper(), en: keeper() };

// Stands behind each piece; text cannot hold it, and nothing that is kept draws one.
const cut = '<template data-cut="true"></template>';

/** Pieces that are drawn together cost little more than half of what each by itself costs. */
function draw(pieces: readonly KeptPiece[], locale: Locale): string[] {
  const drawn = pieces.map(
    (piece, at): ReactNode => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once.
      <Fragment key={at}>
        {piece.draw()}
        <template data-cut />
      </Fragment>
    ),
  );
  const markup = renderToString(
    <WordsContext value={pageWords(locale)}>
      <CartProvider platform="" redirectAfterAdd={false}>
        {drawn}
      </CartProvider>
    </WordsContext>,
  );
  const parts = markup.split(cut);
  if (parts.length !== pieces.length + 1) throw new Error('kept markup cannot be told apart');
  return parts.slice(0, -1);
}

/** Keeps the markup that pages of a language share, in this process; its key never changes, so that it is never old. */
export function markupKeeper(locale: Locale): MarkupOf {
  const kept = keptOf[locale];
  return (pieces) => {
    const known = pieces.map(({ of, way }) => kept.get(of)?.[way]);
    const missing = pieces.filter((_, at) => known[at] === undefined);
    if (missing.length === 0) return known.map((markup) => markup ?? '');
    const drawn = draw(missing, locale);
    missing.forEach(({ of, way }, at) => {
      kept.set(of, { ...kept.peek(of), [way]: drawn[at] ?? '' });
    });
    const next = drawn.values();
    return known.map((markup) => markup ?? next.next().value ?? '');
  };
}
