import { ownOrders as en } from './en/own-orders.ts';
import { inEither } from './in-either.ts';
import { ownOrders as it } from './it/own-orders.ts';

/** The words around a customer's own orders, which only their pages need. */
export const ownOrdersFor = inEither(it, en);
