import { cartHandover as en } from '../en/cart-handover.ts';
import { inEither } from '../in-either.ts';
import { cartHandover as it } from '../it/cart-handover.ts';

/** What is told when a cart comes from elsewhere. */
export const cartHandoverFor = inEither(it, en);
