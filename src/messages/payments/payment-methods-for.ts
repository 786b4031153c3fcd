import { paymentMethods as en } from '../en/payment-methods.ts';
import { paymentMethods as it, type PaymentMethodsMessages } from '../it/payment-methods.ts';
import type { Locale } from '../locale.ts';

/** The words of ways to pay, which listings do not need. */
export function paymentMethodsFor(locale: Locale): PaymentMethodsMessages {
  return locale === 'it' ? it : en;
}
