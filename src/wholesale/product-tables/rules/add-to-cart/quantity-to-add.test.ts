import { describe, expect, it } from 'vitest';
import { quantityToAdd } from './quantity-to-add.ts';

describe('the quantity of a row that is to be added', () => {
  it.each(['', '0', '00', ' ', ' 0 '])('[TAB-51] is refused as zero where it reads %j', (typed) => {
    expect(quantityToAdd(typed)).toEqual({ ok: false, error: { code: 'zero-quantity' } });
  });

  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
  ])('is %j pieces where it reads so', (typed, quantity) => {
    expect(quantityToAdd(typed)).toEqual({ ok: true, quantity });
  });

  it.each(['-1', '1.5', '1e3', 'due'])('is none where it reads %j', (typed) => {
    expect(quantityToAdd(typed)).toEqual({ ok: false, error: { code: 'not-a-quantity' } });
  });
});
