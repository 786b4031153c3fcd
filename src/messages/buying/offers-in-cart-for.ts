import { offersInCart as en } from '../en/offers-in-cart.ts';
import { inEither } from '../in-either.ts';
import { offersInCart as it } from '../it/offers-in-cart.ts';

/** How a line of a cart or an order names the offer that it comes from; the server alone writes it. */
export const offersInCartFor = inEither(it, en);
