import { flag, needed, share } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';

/** The VAT rates that a shop in Italy may need, in basis points, by the class of its products. */
export const offeredRates = {
  standard: 2200,
  reduced: 1000,
  'second-reduced': 500,
  'super-reduced': 400,
} as const;
export type OfferedClass = keyof typeof offeredRates;
export const offeredClasses = Object.keys(offeredRates) as readonly OfferedClass[];

/** Whether prices are entered with VAT, and the rates at home in basis points; null for a rate that is not needed. */
export const pricesStep = formSchema({
  prices_include_tax: flag(),
  standard: needed(share('no-rate'), 'no-rate'),
  reduced: share('no-rate'),
  'second-reduced': share('no-rate'),
  'super-reduced': share('no-rate'),
});

export type PricesDraft = DraftOf<typeof pricesStep>;
