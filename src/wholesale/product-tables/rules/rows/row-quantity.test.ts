import { describe, expect, it, test } from 'vitest';
import { aRowVariation, aTableRow } from './a-table-row.ts';
import { readRowQuantity, rowLimits, rowQuantity } from './row-quantity.ts';
import {
  type RowState,
  type TableState,
  withChoice,
  withQuantity,
  withRow,
  withRows,
} from './table-state.ts';

const small = aRowVariation({ attributes: { attribute_pa_litri: '1-l' } });
const fours = aRowVariation({ id: 72, limits: { minimum: 4, maximum: 20, step: 4 } });
const oil = aTableRow({
  type: 'variable',
  price: null,
  product_variations: [small, fours],
  variation: { attribute_pa_litri: '' },
});
const rowIn = (state: TableState): RowState => {
  const row = state.rows.get(7);
  if (!row) throw new Error('the row is not there');
  return row;
};
const chosen = (state: TableState, litri: string) => withChoice(state, 7, { attribute_pa_litri: litri });
const facts = (state: TableState) => {
  const row = rowIn(state);
  const { minimum, maximum, step } = rowLimits(row);
  return { quantity: row.quantity, minimum, maximum, step };
};

describe('[QTY-02] the quantity of a row', () => {
  it('takes minimum, maximum and step of the variation, and gives them back', () => {
    const state = chosen(withRows([oil]), '5-l');
    expect(facts(state)).toEqual({ quantity: 4, minimum: 4, maximum: 20, step: 4 });
    expect(facts(chosen(state, '1-l'))).toEqual({ quantity: 1, minimum: 1, maximum: 10, step: 1 });
    expect(facts(chosen(state, '0'))).toEqual({ quantity: 1, minimum: 1, maximum: null, step: 1 });
  });

  it('that was typed stays, as far as the variation allows it', () => {
    const typed = withQuantity(withRows([oil]), 7, 6);
    expect(facts(chosen(typed, '1-l')).quantity).toBe(6);
    expect(facts(chosen(typed, '5-l')).quantity).toBe(8);
  });

  it('[TAB-52] may begin at 0 with every variation where the site says so', () => {
    const zero = withRows([aTableRow({ ...oil, min_quantity: 0, quantity: 0 })]);
    expect(facts(chosen(zero, '5-l'))).toEqual({ quantity: 0, minimum: 0, maximum: 20, step: 4 });
    const raised = withRow(zero, 7, () => ({ minimum: 1, quantity: 1 }));
    expect(facts(chosen(raised, '5-l')).minimum).toBe(4);
  });
});

test.each([
  [1, 4],
  [4, 4],
  [6, 8],
  [30, 32],
  [0, 0],
  [null, null],
])('[QTY-01] [TAB-51] by fours from four on, %j typed is %j', (typed, taken) => {
  expect(rowQuantity(typed, { minimum: 4, maximum: 20, step: 4 })).toBe(taken);
});

test.each([
  ['3', 3],
  ['0', 0],
  ['2.5', 3],
  ['0.2', 1],
  ['', null],
  ['-1', null],
  ['due', null],
  ['1e99', null],
])('[VAR-22] %j in a row is read as %j', (typed, read) => {
  expect(readRowQuantity(typed)).toBe(read);
});
