import { type PaymentMethod, usual } from './payment-method.ts';

/** What a till takes: the order waits for its fiscal receipt, which pays it. */
const taken = {
  ...usual,
  isPossible: ({ atTill }) => atTill ?? false,
  firstStatus: 'pending',
  holdMs: () => 0,
} as const satisfies PaymentMethod;

export const tillCash = { ...taken, till: 'cash' } as const satisfies PaymentMethod;
/** By the card terminal beside the till, which knows nothing of the shop. */
export const tillCard = { ...taken, till: 'card' } as const satisfies PaymentMethod;
