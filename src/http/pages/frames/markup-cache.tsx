import { LRUCache } from 'lru-cache';
import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { CachedPiece, MarkupOf, Texts } from '#kit/ui/static/cached-markup.tsx';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { cutTemplate, fillTemplate, markedTexts, type PieceTemplate, readTexts } from './piece-template.ts';

/** What pieces of a page ask of the page around them. */
export type Surroundings = {
  readonly locale: Locale;
  readonly platform: string;
  readonly redirectAfterAdd: boolean;
};

// Follows each piece; no text can contain it, and no piece renders one.
const cut = '<template data-cut="true"></template>';

/** Renders pieces of a page without the page: all in one call, which costs little more than half of one call each. */
export function renderApart(pieces: readonly ReactNode[], { locale, ...cart }: Surroundings): string[] {
  const drawn = pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are rendered once.
    <Fragment key={at}>
      {piece}
      <template data-cut />
    </Fragment>
  ));
  const markup = renderToString(
    <WordsContext value={pageWords(locale)}>
      <CartProvider {...cart}>{drawn}</CartProvider>
    </WordsContext>,
  );
  const parts = markup.split(cut);
  if (parts.length !== pieces.length + 1)
    throw new Error('the pieces that were rendered together cannot be separated');
  return parts.slice(0, -1);
}

// Menus, filters, and every shape of card.
const maxSize = 4 * 1024 * 1024;

/** The rendered markup of a piece, by the `way` in which it is rendered. */
type Ways = Readonly<Record<string, PieceTemplate>>;

const sizeOf = (ways: Ways) =>
  Object.values(ways)
    .flatMap(({ constants }) => constants)
    .reduce((size, { length }) => size + length, 1);
const createCache = () => new LRUCache<object | string, Ways>({ maxSize, sizeCalculation: sizeOf });

const cacheOf: Readonly<Record<Locale, LRUCache<object | string, Ways>>> = {
  it: createCache(),
  en: createCache(),
};

/** What of a piece is rendered once and cached: itself, or the template of its shape, which its texts are filled into. */
function cachedPartOf<Own extends Texts>(piece: CachedPiece<Own>) {
  const { way } = piece;
  if (!piece.texts) return { of: piece.of, way, texts: [], render: piece.render };
  const own = piece.texts();
  const { shape, texts } = readTexts(own);
  return { of: shape, way, texts, render: () => piece.render(markedTexts(own)) };
}

/** Caches the markup that pages of a language share, in this process; keys are immutable, so that no entry is ever outdated. */
export function markupCache(locale: Locale): MarkupOf {
  const cached = cacheOf[locale];
  return (pieces) => {
    const asked = pieces.map(cachedPartOf);
    const known = asked.map(({ of, way }) => cached.get(of)?.[way]);
    const missing = asked.filter((_, at) => !known[at]);
    const drawn = renderMissing(missing, locale);
    missing.forEach(({ of, way }, at) => {
      const template = drawn[at];
      if (template) cached.set(of, { ...cached.peek(of), [way]: template });
    });
    const next = drawn.values();
    return asked.map(({ texts }, at) => {
      const template = known[at] ?? next.next().value;
      return template ? fillTemplate(template, texts) : '';
    });
  };
}

function renderMissing(
  missing: readonly { render(): ReactNode }[],
  locale: Locale,
): readonly PieceTemplate[] {
  if (missing.length === 0) return [];
  const pieces = missing.map(({ render }) => render());
  return renderApart(pieces, { locale, platform: '', redirectAfterAdd: false }).map(cutTemplate);
}
