import type { CardMarkup } from '#catalogue/products/storefront/product-grid.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { DocumentContext } from '#kit/islands/storefront/island.tsx';
import { CartProvider } from '#selling/cart/storefront/cart-provider.tsx';
import { SellingCard } from '#selling/cart/storefront/selling-card.tsx';
import { type Reading, renderFragment } from './render-fragment.tsx';

/** The markup of cards, rendered once for each: a card is one object for all pages that show it. `hearts`: for the wishlist. */
export function cardMarkupIn(reading: Reading, { hearts = false } = {}): CardMarkup {
  return (card, eager) =>
    renderFragment(reading, { name: `card ${eager} ${hearts}`, of: card }, () => (
      <CartProvider>
        <DocumentContext value={true}>
          <SellingCard card={card} eager={eager} hearts={hearts} />
        </DocumentContext>
      </CartProvider>
    ));
}

/** The markup of cards on pages for a visitor, with hearts where the shop has them. */
export const cardMarkupFor = ({
  visitor,
  settings,
}: Pick<RequestContext, 'visitor' | 'settings'>): CardMarkup =>
  cardMarkupIn(visitor.audience, { hearts: settings.wishlist_on_cards });
