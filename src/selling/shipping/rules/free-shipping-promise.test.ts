import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { freeShippingPromise } from './free-shipping-promise.ts';
import type { ShippingMethod } from './shipping-zone.ts';
import { aShippingMethod, aShippingZone, someShippingTerms } from './some-shipping-terms.ts';

const consumer = { mode: 'gross', homeRate: 2200 } as const;
const business = { ...consumer, mode: 'net' } as const;
const italyWith = (...methods: Partial<ShippingMethod>[]) =>
  someShippingTerms({
    zones: [
      aShippingZone({
        id: 3,
        areas: [{ country: 'IT', state: '', postcode: '' }],
        methods: methods.map(aShippingMethod),
      }),
      aShippingZone(),
    ],
  });

test('the zone of Italy says from how much shipping is free, to businesses without VAT', () => {
  const general = italyWith({}, { id: 2, kind: 'free_shipping' });
  expect(freeShippingPromise(general, consumer)).toBe(8900);
  expect(freeShippingPromise(general, business)).toBe(7300);
  const own = italyWith({}, { id: 2, kind: 'free_shipping', freeFrom: toCents(6100) });
  expect(freeShippingPromise(own, consumer)).toBe(6100);
  expect(freeShippingPromise(own, business)).toBe(5000);
});

test('without a free method in the zone of Italy nothing is promised, whatever the general threshold is', () => {
  expect(freeShippingPromise(italyWith({}), consumer)).toBeNull();
});
