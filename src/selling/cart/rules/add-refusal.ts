import type { LineRefusal } from './check-line.ts';
import type { ChoiceRefusal } from './choose-variation.ts';

type RefusedProduct = { readonly id: number; readonly name: string; readonly path: string };

/** Why nothing was added: `inCart` is what the line held already (CART-07, QTY-02); `cart-busy`: other requests changed the cart under every attempt. */
export type AddRefusal =
  | { readonly code: 'unknown-product' }
  | ((ChoiceRefusal | LineRefusal | { readonly code: 'not-purchasable' } | { readonly code: 'cart-busy' }) & {
      readonly product: RefusedProduct;
      readonly inCart: number;
    });
