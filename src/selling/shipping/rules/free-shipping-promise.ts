import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';
import { type ShippingQuestion, type ShippingTerms, shippingFor } from './shipping-for.ts';

const rome = { country: 'IT', state: 'RM', postcode: '00184' };

/** The sum of goods in cents in the buyer's mode from which shipping in Italy is free, as the cart calculates it; null for never. */
export function freeShippingPromise(
  terms: ShippingTerms,
  { mode, homeRate }: Pick<ShippingQuestion, 'mode' | 'homeRate'>,
): Cents | null {
  const { missingForFree } = shippingFor(
    {
      destination: rome,
      goods: zeroCents,
      weightGrams: 0,
      classes: [],
      mode,
      homeRate,
      rate: homeRate,
      chosen: null,
      freeByCoupon: false,
    },
    terms,
  );
  return missingForFree === zeroCents ? null : missingForFree;
}
