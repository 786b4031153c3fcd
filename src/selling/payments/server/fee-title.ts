import type { Locale } from '#messages/locale.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import type { PaymentFee } from '../rules/payment-fee.ts';
import { isSurcharge } from '../rules/payment-rule.ts';

/** What a discount or surcharge is called where it stands among the sums: `Sconto per Bonifico bancario`. */
export function feeTitle({ method, adjustment }: PaymentFee, locale: Locale): string {
  const words = paymentMethodsFor(locale);
  return (isSurcharge(adjustment) ? words.surchargeFor : words.discountFor)(words.titles[method]);
}
