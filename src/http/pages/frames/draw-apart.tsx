import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { pageWords } from '#messages/page-words.ts';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';

/** What pieces of a page ask of the page around them. */
export type Surroundings = {
  readonly locale: Locale;
  readonly platform: string;
  readonly redirectAfterAdd: boolean;
};

// Stands behind each piece; text cannot hold it, and nothing that is drawn apart draws one.
const cut = '<template data-cut="true"></template>';

/** Draws pieces of a page without the page: together, which costs little more than half of what each by itself costs. */
export function drawApart(pieces: readonly ReactNode[], { locale, ...cart }: Surroundings): string[] {
  const drawn = pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once.
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
