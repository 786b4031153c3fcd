import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { Locale } from '#messages/locale.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import type { PaymentRefusal } from '../rules/payment-refusal.ts';

/** The message for why the chosen payment method is not offered, or with `none` why none is; amounts of goods without VAT (FEE-01). */
export function paymentRefusalSentence(
  refusal: PaymentRefusal,
  locale: Locale,
  about: 'refused' | 'none' = 'refused',
): string {
  const words = messagesFor(locale).payments[about];
  switch (refusal.code) {
    case 'below-minimum':
      return words[refusal.code](formatEuro(refusal.minimum, locale));
    case 'above-maximum':
      return words[refusal.code](formatEuro(refusal.maximum, locale));
    case 'above-limit':
      return words[refusal.code](formatEuro(refusal.limit, locale));
    default:
      return words[refusal.code];
  }
}

/** Why an order on credit is refused, with what is left of the credit (CHK-12). */
export function creditSentence(available: Cents, locale: Locale): string {
  return `${paymentMethodsFor(locale).insufficientCredit}${formatEuro(available, locale)}`;
}
