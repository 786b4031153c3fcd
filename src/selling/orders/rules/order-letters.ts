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
  'order-approved',
  'order-rejected',
] as const;
export type BuyerLetterKind = (typeof buyerLetterKinds)[number];

/** Letters about an order to the shop itself. */
export const shopLetterKinds = ['new-order', 'shop-order-cancelled', 'shop-order-failed'] as const;
export type ShopLetterKind = (typeof shopLetterKinds)[number];

/** The letter to the main account of a subaccount, whose order waits for its approval (APR-01). */
export const approverLetterKind = 'order-approval-wanted';

export const orderLetterKinds = [...buyerLetterKinds, approverLetterKind, ...shopLetterKinds] as const;
export type OrderLetterKind = (typeof orderLetterKinds)[number];

/** The addresses that letters about an order can go to. */
export type LetterAddresses = {
  /** of the bill */
  readonly email: string;
  /** of the subaccount that placed it, and of its main account; null where no subaccount did */
  readonly placedBy: string | null;
  readonly approver: string | null;
};

/** Where a letter about an order goes; '' for nowhere. What was decided is told to the subaccount itself. */
export function recipientOf(kind: OrderLetterKind, order: LetterAddresses, shop: string): string {
  if (goesToShop(kind)) return shop;
  if (kind === approverLetterKind) return order.approver ?? '';
  const isDecision = kind === 'order-approved' || kind === 'order-rejected';
  return (isDecision ? order.placedBy : null) ?? order.email;
}

/** Whether a letter goes to the shop and not to the buyer. */
export function goesToShop(kind: OrderLetterKind): kind is ShopLetterKind {
  return shopLetterKinds.some((known) => known === kind);
}
