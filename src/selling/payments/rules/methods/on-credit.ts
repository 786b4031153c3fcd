import { type PaymentMethod, usual } from './payment-method.ts';

/** The order takes from what the shop lends the company, until staff say that it is paid (CHK-12). */
export const onCredit = {
  ...usual,
  isPossible: ({ isBusiness, credit, settings }) =>
    isBusiness && credit !== null && (settings.company_credit_enabled ?? true),
  instructions: ({ company_credit_instructions = '' }) => company_credit_instructions,
  paidBy: 'staff',
  takesCredit: true,
} as const satisfies PaymentMethod;
