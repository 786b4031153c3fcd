import { ownOrders as en } from './en/own-orders.ts';
import { ownOrders as it, type OwnOrdersMessages } from './it/own-orders.ts';
import type { Locale } from './locale.ts';

/** The words around a customer's own orders, which only their pages need. */
export function ownOrdersFor(locale: Locale): OwnOrdersMessages {
  return locale === 'it' ? it : en;
}
