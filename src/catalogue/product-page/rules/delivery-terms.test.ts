import { expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { deliveryHint } from './delivery-terms.ts';

const terms = { handlingDays: 2, flat: toCents(790), freeFrom: toCents(8900) };

it('what is in stock leaves within the days of the setting, at the flat price, free from the threshold on', () => {
  expect(deliveryHint({ kind: 'in-stock' }, toCents(8899), terms)).toEqual({
    leavesWithin: 2,
    expected: null,
    cost: 790,
    freeFrom: 8900,
  });
  expect(deliveryHint({ kind: 'few', left: 1 }, toCents(8900), terms)).toEqual({
    leavesWithin: 2,
    expected: null,
    cost: 0,
    freeFrom: null,
  });
});

it('what has to come in first leaves when it has', () => {
  expect(deliveryHint({ kind: 'backorder' }, toCents(100), terms)?.leavesWithin).toBeNull();
});

it('what cannot be had, or has no price, is not delivered', () => {
  expect(deliveryHint({ kind: 'out-of-stock' }, toCents(100), terms)).toBeNull();
  expect(deliveryHint({ kind: 'in-stock' }, null, terms)).toBeNull();
});

it('without a threshold the flat price is all there is to say, without a price that it costs nothing', () => {
  expect(deliveryHint({ kind: 'in-stock' }, toCents(99_900), { ...terms, freeFrom: null })).toMatchObject({
    cost: 790,
    freeFrom: null,
  });
  expect(deliveryHint({ kind: 'in-stock' }, toCents(100), { ...terms, flat: toCents(0) })).toMatchObject({
    cost: 0,
    freeFrom: null,
  });
});

it('the day of arrival is said of what is in stock alone', () => {
  const expected = {
    day: 'Consegna prevista mercoledì 25 novembre',
    orderBy: 'Se ordini entro le 15 di lunedì',
  };
  const hint = (kind: 'in-stock' | 'backorder') =>
    deliveryHint({ kind }, toCents(100), { ...terms, expected });
  expect(hint('in-stock')?.expected).toEqual(expected);
  expect(hint('backorder')?.expected).toBeNull();
});
