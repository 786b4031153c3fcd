import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { collectsAtShop, type ShippingQuestion, shippingFor } from './shipping-for.ts';
import type { ShippingMethod } from './shipping-zone.ts';
import { aShippingMethod, aShippingZone, someShippingTerms } from './some-shipping-terms.ts';

const terms = someShippingTerms({
  flat: toCents(793),
  freeFrom: toCents(12_200),
  freeFromNet: toCents(10_000),
});
const retail: Omit<ShippingQuestion, 'goods'> = {
  destination: { country: 'IT', state: '', postcode: '' },
  weightGrams: 0,
  classes: [],
  mode: 'gross',
  homeRate: 2200,
  rate: 2200,
  chosen: null,
  freeByCoupon: false,
};
const business = { ...retail, mode: 'net' } as const;
const toSwitzerland = { ...retail, destination: { country: 'CH', state: '', postcode: '' }, rate: 0 };
const withMethods = (...methods: Partial<ShippingMethod>[]) => ({
  ...terms,
  zones: [aShippingZone({ methods: methods.map(aShippingMethod) })],
});
const shownOf = (answer: ReturnType<typeof shippingFor>) =>
  answer.options.map(({ method, shown }) => [method, shown]);

describe('shippingFor, with one flat and one free method', () => {
  it('charges the flat price with VAT below the threshold and returns the missing amount', () => {
    const option = {
      method: 'flat_rate:1',
      kind: 'flat_rate',
      title: '',
      rate: 2200,
      shown: 793,
      net: 650,
      tax: 143,
      gross: 793,
    };
    expect(shippingFor({ ...retail, goods: toCents(12_199) }, terms)).toEqual({
      options: [option],
      option,
      choiceGone: false,
      missingForFree: 1,
    });
  });

  it('is free from the threshold on', () => {
    expect(shippingFor({ ...retail, goods: toCents(12_200) }, terms)).toMatchObject({
      options: [{ method: 'free_shipping:2' }],
      option: { method: 'free_shipping:2', shown: 0, gross: 0 },
      missingForFree: 0,
    });
  });

  it('counts price and threshold without VAT for business customers', () => {
    expect(shippingFor({ ...business, goods: toCents(9_999) }, terms)).toMatchObject({
      option: { method: 'flat_rate:1', shown: 650, net: 650, tax: 143, gross: 793 },
      missingForFree: 1,
    });
    expect(shippingFor({ ...business, goods: toCents(10_000) }, terms).missingForFree).toBe(0);
  });

  it('has a threshold of its own for those who see prices without VAT, not the other one converted', () => {
    const own = { ...terms, freeFrom: toCents(8900), freeFromNet: toCents(7500) };
    expect(shippingFor({ ...business, goods: toCents(7400) }, own).missingForFree).toBe(100);
    expect(shippingFor({ ...business, goods: toCents(7500) }, own).option?.method).toBe('free_shipping:2');
    expect(shippingFor({ ...retail, goods: toCents(8899) }, own).missingForFree).toBe(1);
    const never = { ...own, freeFromNet: toCents(0) };
    expect(shippingFor({ ...business, goods: toCents(99_999) }, never).missingForFree).toBeNull();
  });

  it('a method may set both of its thresholds, or one for all buyers', () => {
    const of = (freeFromNet: number | null) =>
      withMethods(
        {},
        {
          id: 2,
          kind: 'free_shipping',
          freeFrom: toCents(6100),
          freeFromNet: freeFromNet === null ? null : toCents(freeFromNet),
        },
      );
    expect(shippingFor({ ...business, goods: toCents(1000) }, of(4900)).missingForFree).toBe(3900);
    expect(shippingFor({ ...business, goods: toCents(1000) }, of(null)).missingForFree).toBe(4000);
    expect(shippingFor({ ...retail, goods: toCents(1000) }, of(4900)).missingForFree).toBe(5100);
  });

  it('is exempt from VAT where none is due', () => {
    expect(shippingFor({ ...toSwitzerland, goods: toCents(5_000) }, terms)).toMatchObject({
      option: { method: 'flat_rate:1', rate: 0, shown: 650, net: 650, tax: 0, gross: 650 },
      missingForFree: 5_000,
    });
  });

  it('has no method for other countries', () => {
    const toAmerica = { ...retail, destination: { country: 'US', state: 'NY', postcode: '10001' } };
    expect(shippingFor({ ...toAmerica, goods: toCents(99_999) }, terms)).toEqual({
      options: [],
      option: null,
      choiceGone: false,
      missingForFree: null,
    });
    expect(shippingFor({ ...toAmerica, goods: toCents(1), chosen: 'flat_rate:1' }, terms).choiceGone).toBe(
      true,
    );
  });

  it('is never free where the threshold is 0, unless the zone has its own', () => {
    const never = { ...terms, freeFrom: toCents(0) };
    expect(shippingFor({ ...retail, goods: toCents(99_999) }, never)).toMatchObject({
      option: { method: 'flat_rate:1' },
      missingForFree: null,
    });
    const own = {
      ...withMethods({}, { id: 2, kind: 'free_shipping', freeFrom: toCents(5000) }),
      freeFrom: toCents(0),
    };
    expect(shippingFor({ ...retail, goods: toCents(5000) }, own).option?.method).toBe('free_shipping:2');
  });
});

describe('shippingFor, with more than one method', () => {
  const bulk = withMethods(
    { id: 1 },
    { id: 2, kind: 'free_shipping' },
    { id: 3, cost: toCents(1690), title: 'Entro le 12' },
    { id: 4, kind: 'local_pickup' },
  );
  const few = { ...retail, goods: toCents(1000) };
  const many = { ...retail, goods: toCents(20_000) };

  it('offers all in the order of the zone, and the cheapest delivery is the default', () => {
    expect(shownOf(shippingFor(few, bulk))).toEqual([
      ['flat_rate:1', 793],
      ['flat_rate:3', 1690],
      ['local_pickup:4', 0],
    ]);
    expect(shippingFor(few, bulk).option?.method).toBe('flat_rate:1');
  });

  it('free shipping replaces the cheapest method, dearer ones stay', () => {
    expect(shownOf(shippingFor(many, bulk))).toEqual([
      ['free_shipping:2', 0],
      ['flat_rate:3', 1690],
      ['local_pickup:4', 0],
    ]);
  });

  it('[CPG-03] uses the chosen method', () => {
    expect(shippingFor({ ...few, chosen: 'flat_rate:3' }, bulk)).toMatchObject({
      option: { method: 'flat_rate:3', title: 'Entro le 12' },
      choiceGone: false,
    });
  });

  it('reports that a chosen method is gone, but not when it was replaced by free shipping', () => {
    const gone = shippingFor({ ...few, chosen: 'flat_rate:9' }, bulk);
    expect(gone).toMatchObject({ option: { method: 'flat_rate:1' }, choiceGone: true });
    const freed = shippingFor({ ...many, chosen: 'flat_rate:1' }, bulk);
    expect(freed).toMatchObject({ option: { method: 'free_shipping:2' }, choiceGone: false });
  });

  it('a coupon makes the free method available, or the cheapest delivery free where there is none', () => {
    const coupon = { ...few, freeByCoupon: true };
    expect(shippingFor(coupon, bulk)).toMatchObject({
      option: { method: 'free_shipping:2', gross: 0 },
      missingForFree: 0,
    });
    const without = withMethods({ id: 1 }, { id: 3, cost: toCents(1690) });
    expect(shownOf(shippingFor(coupon, without))).toEqual([
      ['flat_rate:1', 0],
      ['flat_rate:3', 1690],
    ]);
  });

  it("collection has the VAT of the shop's country, and is the default where nothing is shipped", () => {
    const livigno = { ...few, rate: 0 };
    const answer = shippingFor({ ...livigno, chosen: 'local_pickup:4' }, bulk);
    expect(answer.option).toMatchObject({ method: 'local_pickup:4', rate: 2200, gross: 0 });
    expect(collectsAtShop({ ...livigno, chosen: 'local_pickup:4' }, bulk)).toBe(true);
    expect(collectsAtShop({ ...livigno, chosen: 'local_pickup:9' }, bulk)).toBe(false);
    expect(collectsAtShop(livigno, bulk)).toBe(false);
    expect(collectsAtShop(livigno, withMethods({ id: 4, kind: 'local_pickup' }))).toBe(true);
  });
});

describe('what a method costs', () => {
  const goods = toCents(5_000);

  it('adds the surcharge of the zone, and what each class of the goods costs once', () => {
    const zone = aShippingZone({
      surcharge: toCents(500),
      methods: [aShippingMethod({ classCosts: { bulky: toCents(900), fluids: toCents(100) } })],
    });
    const asked = { ...retail, goods, classes: ['bulky', 'bulky', 'unknown'] };
    expect(shownOf(shippingFor(asked, { ...terms, zones: [zone] }))).toEqual([
      ['flat_rate:1', 793 + 500 + 900],
    ]);
  });

  it.each([
    [0, 900],
    [2000, 900],
    [2001, 1400],
    [5000, 1400],
    [5001, null],
  ])('by weight: %i g for %s cents', (weightGrams, cost) => {
    const byWeight = withMethods({
      kind: 'weight_rate',
      bands: [
        { upTo: 5000, cost: toCents(1400) },
        { upTo: 2000, cost: toCents(900) },
      ],
    });
    const expected = cost === null ? [] : [['weight_rate:1', cost]];
    expect(shownOf(shippingFor({ ...retail, goods, weightGrams }, byWeight))).toEqual(expected);
  });

  it.each([
    ['gross', 12_200, 900],
    ['gross', 12_201, 500],
    ['net', 10_000, 738],
    ['net', 10_001, 410],
  ] as const)('by amount, %s: %i cents of goods for %i', (mode, amount, cost) => {
    const byAmount = withMethods({
      kind: 'amount_rate',
      bands: [
        { upTo: null, cost: toCents(500) },
        { upTo: 12_200, cost: toCents(900) },
      ],
    });
    expect(shownOf(shippingFor({ ...retail, mode, goods: toCents(amount) }, byAmount))).toEqual([
      ['amount_rate:1', cost],
    ]);
  });
});
