import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { aRowVariation, aTableRow } from './a-table-row.ts';
import { messageOf, outcomeOf } from './row-outcome.ts';
import {
  lineTotal,
  noRows,
  tickedRows,
  totalOf,
  totalWeightOf,
  unitAtQuantity,
  unitOf,
  weightOf,
  withChoice,
  withMoreRows,
  withQuantity,
  withRow,
  withRows,
  withTick,
} from './table-state.ts';

const small = aRowVariation({ id: 70, attributes: { attribute_pa_litri: '1-l' }, buyable: false });
const large = aRowVariation();
const oil = aTableRow({
  product_id: 8,
  type: 'variable',
  price: null,
  weight: 2,
  product_variations: [small, large],
  variation: { attribute_pa_litri: '' },
});
const rowOf = (state: ReturnType<typeof withRows>, id = 8) => {
  const row = state.rows.get(id);
  if (!row) throw new Error('the row is not there');
  return row;
};
const choose = (litri: string) => withChoice(withRows([oil]), 8, { attribute_pa_litri: litri });

describe('the row of a variable product', () => {
  it('[TAB-44] is usable and ticked when its variation is found, with what that costs and weighs', () => {
    const before = rowOf(withRows([oil]));
    expect([before.ticked, before.outcome.kind, unitOf(before), weightOf(before)]).toEqual([
      false,
      'incomplete',
      null,
      2,
    ]);
    const found = rowOf(choose('5-l'));
    expect([found.ticked, found.outcome]).toEqual([true, { kind: 'usable', variation: large }]);
    expect([unitOf(found), weightOf(found)]).toEqual([5000, 4.6]);
  });

  it('[TAB-50] is usable but not ticked when the variation was preset, and stays ticked when it was', () => {
    const preset = withChoice(withRows([oil]), 8, { attribute_pa_litri: '5-l' }, 'preset');
    expect(rowOf(preset)).toMatchObject({ ticked: false, outcome: { kind: 'usable', variation: large } });
    const repeated = withChoice(withTick(preset, 8, true), 8, { attribute_pa_litri: '5-l' }, 'preset');
    expect(rowOf(repeated).ticked).toBe(true);
  });

  it('[TAB-46] is disabled and says so where the variation is out of stock', () => {
    const gone = rowOf(choose('1-l'));
    expect([gone.ticked, gone.outcome.kind, messageOf(gone.outcome)]).toEqual([
      false,
      'out-of-stock',
      'out_of_stock_message',
    ]);
  });

  it('[TAB-47] without a match is unticked, disabled, and costs and weighs what it did', () => {
    const state = withChoice(choose('5-l'), 8, { attribute_pa_litri: '9-l' });
    const row = rowOf(state);
    expect([row.ticked, row.outcome.kind, unitOf(row), weightOf(row)]).toEqual([false, 'no-match', null, 2]);
    expect(tickedRows(withTick(state, 8, true))).toEqual([]);
  });

  it('[TAB-45] [TAB-47] [TAB-55] weighs what its variation weighs times its quantity, and without one what it did', () => {
    const bare = withRows([aTableRow({ ...oil, weight: null })]);
    const chosen = withQuantity(withChoice(bare, 8, { attribute_pa_litri: '5-l' }), 8, 2);
    expect(totalWeightOf(rowOf(chosen))).toBeCloseTo(9.2);
    expect(totalWeightOf(rowOf(withChoice(chosen, 8, { attribute_pa_litri: '9-l' })))).toBeNull();
    const own = withChoice(choose('5-l'), 8, { attribute_pa_litri: '0' });
    expect(totalWeightOf(rowOf(own))).toBe(2);
  });

  it('[TAB-53] of a variation that is out of stock has quantity 0 and no total, and starts over with another', () => {
    const gone = choose('1-l');
    expect([rowOf(gone).quantity, totalOf(rowOf(gone))]).toEqual([0, null]);
    const back = rowOf(withChoice(gone, 8, { attribute_pa_litri: '5-l' }));
    expect([back.quantity, totalOf(back)]).toEqual([1, 5000]);
  });

  it('[TAB-48] says that there is no such combination, or that there is nothing to choose from', () => {
    expect(messageOf(outcomeOf(oil, { attribute_pa_litri: '9-l' }))).toBe('right_combination_message');
    const bare = aTableRow({ type: 'variable', product_variations: [] });
    expect(messageOf(outcomeOf(bare, {}))).toBe('right_combination_message_alt');
  });

  it.each([{ attribute_pa_litri: '0' }, { attribute_pa_litri: '' }, {}])(
    '[TAB-49] asks for all options while one is left unselected: %j',
    (choice) => {
      expect(messageOf(outcomeOf(oil, choice))).toBe('select_all_items_message');
    },
  );

  it('is chosen on its page where there are too many variations, and not for sale without a price', () => {
    expect(outcomeOf(aTableRow({ type: 'variable', product_variations: null }), {}).kind).toBe('on-its-page');
    expect(outcomeOf(aTableRow({ price: null }), {}).kind).toBe('not-for-sale');
    const unpriced = aTableRow({ type: 'variable', product_variations: [aRowVariation({ price: null })] });
    expect(outcomeOf(unpriced, { attribute_pa_litri: '5-l' }).kind).toBe('no-match');
  });
});

describe('the rows of a table', () => {
  const [one, two] = [aTableRow(), aTableRow({ product_id: 9, stock_status: 'outofstock', quantity: 0 })];

  it('[TAB-27] [TAB-36] are replaced by a load, or followed by further ones that leave the others as they are', () => {
    const ticked = withTick(withRows([one]), 7, true);
    const more = withMoreRows(ticked, [two, one]);
    expect([...more.rows.keys()]).toEqual([7, 9]);
    expect(tickedRows(more).map(({ row }) => row.product_id)).toEqual([7]);
    expect([...withRows([two]).rows.keys()]).toEqual([9]);
  });

  it('[TAB-53] cannot be ticked and have no total where nothing is left', () => {
    const state = withTick(withRows([two]), 9, true);
    expect([rowOf(state, 9).ticked, rowOf(state, 9).quantity, totalOf(rowOf(state, 9))]).toEqual([
      false,
      0,
      null,
    ]);
  });

  it('stay the same table where an unknown row is changed', () => {
    expect(withRow(noRows, 1, () => ({ quantity: 5 }))).toBe(noRows);
  });
});

const tiers = [
  { from: 5, unit: toCents(900) },
  { from: 10, unit: toCents(850) },
];

it.each([
  [0, 0],
  [1, 1000],
  [4, 4000],
  [5, 4500],
  [12, 10_200],
])('[TAB-44] [TIER-14] %i pieces cost %i cents at the tier of their quantity', (quantity, total) => {
  expect(lineTotal(1000, tiers, quantity)).toBe(total);
});

it('[TIER-13] one piece of a row costs what the tier of its quantity says, and its own price below the tiers', () => {
  const state = withRows([aTableRow({ tiers })]);
  const unitAt = (quantity: number) => unitAtQuantity(rowOf(withQuantity(state, 7, quantity), 7));
  expect([unitAt(1), unitAt(5), unitAt(12)]).toEqual([1220, 900, 850]);
});

it('[TAB-44] a tier that is dearer than the price counts for nothing, and without a price there is no total', () => {
  expect(lineTotal(800, tiers, 12)).toBe(9600);
  expect(lineTotal(null, tiers, 12)).toBeNull();
});
