import type { BuyAction } from '#catalogue/products/storefront/buy-action.ts';
import { AddToCartButton } from '../add-to-cart/add-to-cart-button.tsx';
import { buttonTexts } from '../add-to-cart/button-texts.ts';
import { CardSwatches } from './card-swatches.tsx';
import { swatchTexts } from './swatch-texts.ts';

/** How a card sells: by a button, or by swatches and a button (CAT-05, VAR-36). Cards are rendered by the server only. */
export const buyCard: BuyAction = {
  textsOf: buttonTexts,
  button: (texts) => <AddToCartButton texts={texts} />,
  swatchTexts,
  swatches: (texts) => <CardSwatches texts={texts} />,
};
