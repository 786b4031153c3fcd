import { describe, expect, it } from 'vitest';
import { toCents } from '#shop/money/rules/cents.ts';
import { shippingFor } from './shipping-for.ts';

const terms = { countries: ['IT', 'CH'], flat: toCents(793), freeFrom: toCents(12_200) };
const retail = { country: 'IT', mode: 'gross', homeRate: 2200, rate: 2200 } as const;
const business = { ...retail, mode: 'net' } as const;

describe('shippingFor', () => {
  it('asks the flat price with VAT below the threshold and says what is missing', () => {
    expect(shippingFor({ ...retail, goods: toCents(12_199) }, terms)).toEqual({
      option: { method: 'flat_rate:1', rate: 2200, shown: 793, net: 650, tax: 143, gross: 793 },
      missingForFree: 1,
    });
  });

  it('is free from the threshold on', () => {
    expect(shippingFor({ ...retail, goods: toCents(12_200) }, terms)).toMatchObject({
      option: { method: 'free_shipping:2', shown: 0, gross: 0 },
      missingForFree: 0,
    });
  });

  it('counts price and threshold without VAT for business customers', () => {
    expect(shippingFor({ ...business, goods: toCents(9_999) }, terms)).toEqual({
      option: { method: 'flat_rate:1', rate: 2200, shown: 650, net: 650, tax: 143, gross: 793 },
      missingForFree: 1,
    });
    expect(shippingFor({ ...business, goods: toCents(10_000) }, terms).missingForFree).toBe(0);
  });

  it('is freed of VAT where none is due', () => {
    expect(shippingFor({ ...retail, country: 'CH', rate: 0, goods: toCents(5_000) }, terms)).toEqual({
      option: { method: 'flat_rate:1', rate: 0, shown: 650, net: 650, tax: 0, gross: 650 },
      missingForFree: 5_000,
    });
  });

  it('has no way into other countries', () => {
    expect(shippingFor({ ...retail, country: 'US', goods: toCents(99_999) }, terms)).toEqual({
      option: null,
      missingForFree: null,
    });
  });

  it('is never free where the threshold is 0', () => {
    const answer = shippingFor({ ...retail, goods: toCents(99_999) }, { ...terms, freeFrom: toCents(0) });
    expect(answer).toMatchObject({ option: { method: 'flat_rate:1' }, missingForFree: null });
  });
});
