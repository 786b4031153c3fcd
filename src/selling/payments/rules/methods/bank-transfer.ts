import { DAY_MS, type PaymentMethod, usual } from './payment-method.ts';

/** The buyer transfers the money; a statement of the bank says that it came. */
export const bankTransfer = {
  ...usual,
  isPossible: ({ settings }) =>
    (settings.bank_transfer_enabled ?? false) && settings.bank_transfer_iban !== '',
  firstStatus: 'on-hold',
  holdMs: ({ bank_transfer_hold_days }) => bank_transfer_hold_days * DAY_MS,
  refundedBy: 'transfer',
  instructions: ({ bank_transfer_instructions = '' }) => bank_transfer_instructions,
  onHoldIntro: 'introTransfer',
  asksForTransfer: true,
} as const satisfies PaymentMethod;
