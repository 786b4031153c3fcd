import type { CardMarkup } from '#catalogue/products/storefront/product-grid.tsx';
import { DocumentContext } from '#kit/islands/storefront/island.tsx';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { SellingCard } from '#selling/cart/storefront/selling-card.tsx';
import { type Reading, renderFragment } from './render-fragment.tsx';

/** The markup of cards, rendered once for each: a card is one object for all pages that show it. */
export function cardMarkupIn(reading: Reading): CardMarkup {
  return (card, eager) =>
    renderFragment(reading, { name: eager ? 'eager card' : 'card', of: card }, () => (
      <CartProvider>
        <DocumentContext value={true}>
          <SellingCard card={card} eager={eager} />
        </DocumentContext>
      </CartProvider>
    ));
}
