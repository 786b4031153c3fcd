import type { OrderStatus } from './order-status.ts';

/** The emails that tell the buyer of a state that the order has reached. */
export const stateEmailKinds = [
  'order-pending-approval',
  'order-pending',
  'order-on-hold',
  'order-processing',
  'order-completed',
  'order-cancelled',
  'order-refunded',
  'order-failed',
] as const satisfies readonly `order-${OrderStatus}`[];

/** Emails about an order to the one who placed it: at the beginning, for every state, for each note meant for them and each refund, and with a new link. */
const buyerEmailKinds = [
  'order-confirmation',
  ...stateEmailKinds,
  'order-note',
  'order-partly-refunded',
  'order-link',
  'order-approved',
  'order-rejected',
] as const;

const shopEmailKinds = ['new-order', 'shop-order-cancelled', 'shop-order-failed'] as const;
export type ShopEmailKind = (typeof shopEmailKinds)[number];

/** The email to the main account of a subaccount, whose order waits for its approval (APR-01). */
export const approverEmailKind = 'order-approval-wanted';

export const orderEmailKinds = [...buyerEmailKinds, approverEmailKind, ...shopEmailKinds] as const;
export type OrderEmailKind = (typeof orderEmailKinds)[number];

/** The addresses that emails about an order can go to. */
export type EmailAddresses = {
  readonly email: string;
  /** of the subaccount that placed it, and of its main account; null where no subaccount did */
  readonly placedBy: string | null;
  readonly approver: string | null;
};

/** Where an email about an order goes; '' for nowhere. What was decided is told to the subaccount itself. */
export function recipientOf(kind: OrderEmailKind, order: EmailAddresses, shop: string): string {
  if (goesToShop(kind)) return shop;
  if (kind === approverEmailKind) return order.approver ?? '';
  const isDecision = kind === 'order-approved' || kind === 'order-rejected';
  return (isDecision ? order.placedBy : null) ?? order.email;
}

/** Whether an email goes to the shop and not to the buyer. */
export function goesToShop(kind: OrderEmailKind): kind is ShopEmailKind {
  return shopEmailKinds.some((known) => known === kind);
}
