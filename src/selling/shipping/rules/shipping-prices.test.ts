import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { shippingPrices } from './shipping-prices.ts';
import type { ShippingMethod } from './shipping-zone.ts';

const method = (given: Partial<ShippingMethod>): ShippingMethod => ({
  id: 1,
  kind: 'flat_rate',
  title: '',
  cost: null,
  freeFrom: null,
  freeFromNet: null,
  deliveryDays: null,
  classCosts: {},
  bands: [],
  ...given,
});

function pricesOf(methods: readonly ShippingMethod[], surcharge = 0, freeFrom = 8900) {
  const zone = { id: 1, name: 'Italia', surcharge: toCents(surcharge), areas: [], methods };
  const terms = {
    countries: ['IT'],
    flat: toCents(790),
    freeFrom: toCents(freeFrom),
    freeFromNet: toCents(0),
  };
  return shippingPrices({ ...terms, zones: [zone] }).flatMap((one) => one.methods.map(({ price }) => price));
}

test('a flat rate costs its own price or the general one, with the surcharge of the zone', () => {
  expect(pricesOf([method({})], 500)).toEqual([{ kind: 'fixed', amount: 1290 }]);
  expect(pricesOf([method({ cost: toCents(990) })])).toEqual([{ kind: 'fixed', amount: 990 }]);
  expect(pricesOf([method({ cost: toCents(0) })])).toEqual([{ kind: 'free' }]);
  expect(pricesOf([method({ classCosts: { bulky: toCents(900) } })])).toEqual([
    { kind: 'from', amount: 790 },
  ]);
});

test('rates by weight or amount say their lowest price, and nothing without a band', () => {
  const bands = [
    { upTo: 2000, cost: toCents(1290) },
    { upTo: null, cost: toCents(990) },
  ];
  expect(pricesOf([method({ kind: 'weight_rate', bands })])).toEqual([{ kind: 'from', amount: 990 }]);
  expect(pricesOf([method({ kind: 'amount_rate' })])).toEqual([]);
});

test('free shipping says from which amount on; a general threshold of 0 means never', () => {
  const free = method({ kind: 'free_shipping' });
  expect(pricesOf([free])).toEqual([{ kind: 'free-from', amount: 8900 }]);
  expect(pricesOf([free], 0, 0)).toEqual([]);
  expect(pricesOf([{ ...free, freeFrom: toCents(14_900) }])).toEqual([{ kind: 'free-from', amount: 14_900 }]);
  expect(pricesOf([method({ kind: 'local_pickup' })])).toEqual([{ kind: 'free' }]);
});
