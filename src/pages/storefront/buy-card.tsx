import { AddToCartButton } from '#shop/cart/storefront/adding/add-to-cart-button.tsx';
import type { BuyAction } from '#shop/catalogue/storefront/product-card.tsx';
import { CardSwatches } from '#shop/variations/storefront/card-swatches.tsx';

/** How a card sells: by a button, or by swatches and a button (CAT-05, VAR-36). Cards are drawn by the server alone. */
export const buyCard: BuyAction = (card) => {
  if (!import.meta.env.SSR) return null;
  return card.choices ? (
    <CardSwatches card={{ ...card, choices: card.choices }} />
  ) : (
    <AddToCartButton card={card} />
  );
};
