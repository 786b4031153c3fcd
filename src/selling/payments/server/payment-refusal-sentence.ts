import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { Locale } from '#messages/locale.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { PaymentRefusal } from '../rules/payment-refusal.ts';

/** Says why the chosen way to pay is not offered, or with `none` why no way is; amounts are of the goods, without VAT (FEE-01). */
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
    default:
      return words[refusal.code];
  }
}
