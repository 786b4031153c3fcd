import { type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { Locale } from '#messages/locale.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { creditLeft } from '../rules/company-credit.ts';
import { adjustmentOf, type PaymentFee } from '../rules/payment-fee.ts';
import { type PaymentMethodId, paymentMethods } from '../rules/payment-methods.ts';
import type { PaymentOffer } from '../rules/payment-offer.ts';
import { isSurcharge } from '../rules/payment-rule.ts';
import type { PaymentTerms } from '../rules/payment-terms.ts';

/** Payment methods as texts, each with its fee or discount and with what is left of the company's credit. */
export function offerPayments(
  terms: PaymentTerms,
  methods: readonly PaymentMethodId[],
  locale: Locale,
): readonly PaymentOffer[] {
  const words = paymentMethodsFor(locale);
  const { credit } = terms;
  const euro = (amount: Cents) => formatEuro(amount, locale);
  const ofCredit = credit ? words.creditLeft(euro(creditLeft(credit)), euro(credit.limit)) : '';
  return methods.map((id) => {
    const notes = [worthOf(terms, id, locale), paymentMethods[id].takesCredit ? ofCredit : ''];
    return {
      id,
      title: words.titles[id],
      description: paymentMethods[id].instructions?.(terms.settings) || words.descriptions[id],
      note: notes.filter((note) => note !== '').join(' · '),
    };
  });
}

function worthOf(terms: PaymentTerms, id: PaymentMethodId, locale: Locale): string {
  const adjustment = adjustmentOf(terms, id);
  if (!adjustment) return '';
  const words = paymentMethodsFor(locale);
  if (adjustment.kind === 'service')
    return (terms.freedOf ? words.serviceWithoutVat : words.serviceOf)(formatEuro(adjustment.amount, locale));
  const say = isSurcharge(adjustment) ? words.surchargeOf : words.discountOf;
  if (adjustment.kind === 'percent') return say(percent(Math.abs(adjustment.basisPoints), locale));
  const { amount } = adjustment;
  return say(words.plusVat(formatEuro(amount < 0 ? subtractCents(zeroCents, amount) : amount, locale)));
}

const percent = (basisPoints: number, locale: Locale) => {
  const digits = String(basisPoints / 100);
  return `${locale === 'it' ? digits.replace('.', ',') : digits}%`;
};

/** The name of a discount or surcharge among the sums: `Sconto per Bonifico bancario`. */
export function feeTitle({ method, adjustment }: PaymentFee, locale: Locale): string {
  const words = paymentMethodsFor(locale);
  if (adjustment.kind === 'service') return words.serviceFor(words.titles[method]);
  return (isSurcharge(adjustment) ? words.surchargeFor : words.discountFor)(words.titles[method]);
}
