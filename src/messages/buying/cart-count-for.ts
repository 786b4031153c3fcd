import { cartCount as en } from '../en/cart-count.ts';
import { inEither } from '../in-either.ts';
import { cartCount as it } from '../it/cart-count.ts';

/** What the header's cart is called, by what is in it; written by a script that loads no other words. */
export const cartCountFor = inEither(it, en);
