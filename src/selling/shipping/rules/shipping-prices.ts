import { addCents, type Cents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { ShippingTerms } from './shipping-for.ts';
import type { ShippingKind, ShippingMethod, ShippingZone } from './shipping-zone.ts';

/** What a method of a zone costs, in cents with VAT: always the same, from an amount on, free from an amount of goods, or free. */
export type ShippingPrice = {
  readonly id: number;
  readonly kind: ShippingKind;
  /** `''` for the default title */
  readonly title: string;
  readonly price:
    | { readonly kind: 'fixed' | 'from' | 'free-from'; readonly amount: Cents }
    | { readonly kind: 'free' };
};

export type ZonePrices = {
  readonly id: number;
  readonly name: string;
  readonly methods: readonly ShippingPrice[];
};

/** What shipping costs, zone by zone, for a text of the shop; amounts in cents with VAT. Zones and methods that ship nothing are left out. */
export function shippingPrices(terms: ShippingTerms): readonly ZonePrices[] {
  return terms.zones
    .map((zone) => ({
      id: zone.id,
      name: zone.name,
      methods: zone.methods.flatMap((method): ShippingPrice[] => {
        const price = priceOf(method, zone, terms);
        return price ? [{ id: method.id, kind: method.kind, title: method.title, price }] : [];
      }),
    }))
    .filter(({ methods }) => methods.length > 0);
}

function priceOf(
  method: ShippingMethod,
  zone: ShippingZone,
  terms: ShippingTerms,
): ShippingPrice['price'] | null {
  const withSurcharge = (cost: Cents) => addCents(cost, zone.surcharge);
  switch (method.kind) {
    case 'local_pickup':
      return { kind: 'free' };
    case 'free_shipping': {
      const from = method.freeFrom ?? terms.freeFrom;
      // Of the general threshold 0 means never, of a method's own always.
      if (from !== zeroCents) return { kind: 'free-from', amount: from };
      return method.freeFrom === null ? null : { kind: 'free' };
    }
    case 'flat_rate': {
      const amount = withSurcharge(method.cost ?? terms.flat);
      if (Object.keys(method.classCosts).length > 0) return { kind: 'from', amount };
      return amount === zeroCents ? { kind: 'free' } : { kind: 'fixed', amount };
    }
    default: {
      const costs = method.bands.map(({ cost }) => cost);
      return costs.length === 0 ? null : { kind: 'from', amount: withSurcharge(toCents(Math.min(...costs))) };
    }
  }
}
