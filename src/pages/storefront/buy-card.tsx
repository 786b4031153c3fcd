import { AddToCartButton } from '#shop/cart/storefront/add-to-cart-button.tsx';
import type { BuyAction } from '#shop/catalogue/storefront/product-card.tsx';
import { CardSwatches } from '#shop/variations/storefront/card-swatches.tsx';
// The looks of swatches come with the page; what makes them listen is fetched where there are some.
import '#shop/variations/storefront/card-swatches.module.css';
import '#shop/variations/storefront/swatches.module.css';

/** How a card sells: by a button, or by swatches and a button (CAT-05, VAR-36). Only the server draws swatches. */
export const buyCard: BuyAction = (card) =>
  import.meta.env.SSR && card.choices ? (
    <CardSwatches card={{ ...card, choices: card.choices }} />
  ) : (
    <AddToCartButton card={card} />
  );
