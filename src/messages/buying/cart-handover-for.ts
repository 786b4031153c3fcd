import { cartHandover as en } from '../en/cart-handover.ts';
import { inEither } from '../in-either.ts';
import { cartHandover as it } from '../it/cart-handover.ts';

/** The notices when the cart of another client is taken over. */
export const cartHandoverFor = inEither(it, en);
