import { expect, test } from 'vitest';
import { fitSummary } from './fit-summary.ts';

const vehicle = (make: string, model: string, engine = '1.4') => ({
  make,
  model,
  engine,
  powerKw: 70,
  years: '2010–',
});
const code = (text: string) => ({ manufacturer: 'Volkswagen', code: text });

test('a product without vehicles and OE numbers has no summary', () => {
  expect(fitSummary({ name: 'Disco freno', vehicles: [], oeNumbers: [] })).toBeNull();
});

test('models are named once, whatever their engines', () => {
  const vehicles = [vehicle('Fiat', 'Panda'), vehicle('Fiat', 'Panda', '1.2'), vehicle('Fiat', '500')];
  expect(fitSummary({ name: 'Disco freno', vehicles, oeNumbers: [] })).toEqual({
    models: { first: ['Fiat Panda', 'Fiat 500'], more: 0 },
    codes: null,
  });
});

test('the car of the name comes first', () => {
  const vehicles = ['i10', 'i20', 'Kona', 'Tucson'].map((model) => vehicle('Hyundai', model));
  expect(fitSummary({ name: 'Disco freno per Hyundai Tucson', vehicles, oeNumbers: [] })?.models).toEqual({
    first: ['Hyundai Tucson', 'Hyundai i10'],
    more: 2,
  });
});

test.each([
  [1, 1, 0],
  [2, 2, 0],
  [3, 3, 0],
  [4, 2, 2],
  [40, 2, 38],
])('of %i OE numbers %i are named and %i are counted', (count, named, more) => {
  const oeNumbers = Array.from({ length: count }, (_, at) => code(`1K0 615 ${300 + at}`));
  const { codes } = fitSummary({ name: 'Disco freno', vehicles: [], oeNumbers }) ?? {};
  expect([codes?.first.length, codes?.more]).toEqual([named, more]);
});
