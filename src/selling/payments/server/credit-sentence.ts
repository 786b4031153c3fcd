import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { Locale } from '#messages/locale.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';

/** Why an order on credit is refused, with what is left of the credit (CHK-12). */
export function creditSentence(available: Cents, locale: Locale): string {
  return `${paymentMethodsFor(locale).insufficientCredit}${formatEuro(available, locale)}`;
}
