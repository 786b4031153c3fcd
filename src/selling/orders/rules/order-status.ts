/** The states of an order (design 5, Orders). */
export const orderStatuses = [
  'pending-approval',
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
