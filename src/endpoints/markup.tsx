import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#messages/locale.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartState } from '#shop/cart/rules/cart-state.ts';
import { MiniCart } from '#shop/cart/storefront/mini-cart.tsx';
import { WordsContext } from '#shop/site/storefront/use-words.ts';

/** A screen as markup for the wire; the one place where endpoints render. */
function markupOf(screen: ReactNode, locale: Locale): string {
  const words = { ...messagesFor(locale), locale };
  return renderToStaticMarkup(<WordsContext value={words}>{screen}</WordsContext>);
}

/** The region of the mini-cart, whole (wire 2.2, FRAG-01). */
export function miniCartMarkup(input: {
  cart: CartState;
  nonce: string;
  platform: string;
  locale: Locale;
}): string {
  const { locale, ...props } = input;
  return markupOf(
    <div className="widget_shopping_cart_content">
      <MiniCart {...props} />
    </div>,
    locale,
  );
}

/** The counter that headers show. */
export function cartCountMarkup(count: number): string {
  return `<span class="cart-count">${count}</span>`;
}
