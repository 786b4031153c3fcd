import type { OrderStatus } from './order-status.ts';

/** The letters that tell the buyer of a state that the order has reached. */
export const stateLetterKinds = [
  'order-pending-approval',
  'order-pending',
  'order-on-hold',
  'order-processing',
  'order-completed',
  'order-cancelled',
  'order-refunded',
  'order-failed',
] as const satisfies readonly `order-${OrderStatus}`[];

/** Letters about an order to the one who placed it: at the beginning, for every state, for each note meant for them and each refund, and with a new link. */
export const buyerLetterKinds = [
  'order-confirmation',
  ...stateLetterKinds,
  'order-note',
  'order-partly-refunded',
  'order-link',
] as const;
export type BuyerLetterKind = (typeof buyerLetterKinds)[number];

/** Letters about an order to the shop itself. */
export const shopLetterKinds = ['new-order', 'shop-order-cancelled', 'shop-order-failed'] as const;
export type ShopLetterKind = (typeof shopLetterKinds)[number];

export const orderLetterKinds = [...buyerLetterKinds, ...shopLetterKinds] as const;
export type OrderLetterKind = BuyerLetterKind | ShopLetterKind;

/** Whether a letter goes to the shop and not to the buyer. */
export function goesToShop(kind: OrderLetterKind): kind is ShopLetterKind {
  return shopLetterKinds.some((known) => known === kind);
}
