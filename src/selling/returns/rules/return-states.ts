/** Why goods come back: they are not as they were sold, they are not what was ordered, by the terms of the shop, or by law. */
export const returnKinds = ['defect', 'wrong-part', 'ordinary', 'withdrawal'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Where a return stands. */
export const returnStates = [
  'requested',
  'approved',
  'sent',
  'received',
  'restocked',
  'settled',
  'refused',
  'cancelled',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** How a return was settled: money, a code for an exchange or as credit, nothing, or by cancelling an order that was not paid. */
export const settlements = ['refund', 'exchange', 'credit', 'nothing', 'order-cancelled'] as const;
export type Settlement = (typeof settlements)[number];

/** Who acts on a return. */
export type ReturnActorKind = 'customer' | 'staff' | 'shop';
