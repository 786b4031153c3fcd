import { DAY_MS, type PaymentMethod, usual } from './payment-method.ts';

/** Staff place the order, and the buyer gets a link by email to pay it by any provider; the pieces wait as long as for a bank transfer. */
export const paymentLink = {
  ...usual,
  isPossible: ({ byStaff, connected }) => (byStaff ?? false) && (connected?.length ?? 0) > 0,
  firstStatus: 'pending',
  holdMs: ({ bank_transfer_hold_days }) => bank_transfer_hold_days * DAY_MS,
  sendsLink: true,
} as const satisfies PaymentMethod;
