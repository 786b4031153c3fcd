import { amount, fieldBy, flag, line, needed } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';
import { isIban } from '#selling/payments/rules/iban.ts';

const most = { most: 300, tooLong: 'too-long' } as const;
const mostCents = 1_000_000;

/**
 * What shipping costs in Italy and on its islands, in cents with VAT, free from an amount of goods or never (null);
 * whether goods are collected at the shop; and how buyers pay who use no provider.
 */
export const shippingStep = formSchema(
  {
    italyCost: needed(amount('no-amount'), 'missing'),
    italyFreeFrom: amount('no-amount'),
    islandsCost: needed(amount('no-amount'), 'missing'),
    islandsFreeFrom: amount('no-amount'),
    pickup: flag(),
    bank_transfer_enabled: flag(),
    bank_transfer_holder: line(most),
    bank_transfer_iban: fieldBy((typed, wrong: (problem: 'no-iban') => void) => {
      const iban = typed.trim().toUpperCase();
      if (iban !== '' && !isIban(iban)) wrong('no-iban');
      return iban;
    }),
    bank_transfer_bank: line(most),
    cash_on_delivery_enabled: flag(),
    cash_on_delivery_fee_cents: amount('no-amount'),
  },
  (values) => ({
    italyCost: Number(values.italyCost) > mostCents && 'too-much',
    islandsCost: Number(values.islandsCost) > mostCents && 'too-much',
    cash_on_delivery_fee_cents: Number(values.cash_on_delivery_fee_cents) > 100_000 && 'too-much',
    bank_transfer_holder: values.bank_transfer_enabled && values.bank_transfer_holder === '' && 'missing',
    bank_transfer_iban: values.bank_transfer_enabled && values.bank_transfer_iban === '' && 'missing',
  }),
);

export type ShippingDraft = DraftOf<typeof shippingStep>;
