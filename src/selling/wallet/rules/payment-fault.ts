import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';

/** The messages for a failed payment (PAY-26 to PAY-30). */
export type PaymentFaultWord =
  | 'generic'
  | 'card-missing'
  | 'card-invalid'
  | 'card-unsupported'
  | 'cardholder-missing';

const words: Readonly<Record<string, PaymentFaultWord>> = {
  MISSING_REQUIRED_PARAMETER: 'card-missing',
  INVALID_PARAMETER_VALUE: 'card-invalid',
  INVALID_PARAMETER_SYNTAX: 'card-invalid',
  VALIDATION_ERROR: 'card-invalid',
  CARD_EXPIRED: 'card-invalid',
  CARD_NUMBER_INVALID: 'card-invalid',
  INVALID_SECURITY_CODE: 'card-invalid',
  CARD_TYPE_NOT_SUPPORTED: 'card-unsupported',
  CARD_BRAND_NOT_SUPPORTED: 'card-unsupported',
};

/** The message for the provider's code about a card; all other failures, and those of a wallet, share one message (PAY-26). */
export function paymentFaultWord(method: string, issue: string): PaymentFaultWord {
  return paymentMethodOf(method).provider?.card ? (words[issue] ?? 'generic') : 'generic';
}
