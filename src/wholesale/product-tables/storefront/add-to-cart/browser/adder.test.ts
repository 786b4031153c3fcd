import { describe, expect, it, vi } from 'vitest';
import { tableScreenFor } from '#messages/product-table/table-screen-for.ts';
import { aRow } from '../../../rules/rows/a-table-row.ts';
import { type RowState, type TableState, withRow, withTick } from '../../../rules/rows/table-state.ts';
import type { SiteData } from '../../../rules/site-data.ts';
import { type TableConfig, tableTexts } from '../../../rules/table-config.ts';
import { tableOptions } from '../../../rules/table-options.ts';
import type { AddAnswer } from '../../browser/table-caller.ts';
import { createAdder, wayAfterAdd } from './adder.ts';

const texts = Object.fromEntries(tableTexts.map((key) => [key, `<${key}>`]));
const site = { return_quanity: '0', return_zero: '0' } as SiteData;

type Options = {
  rows?: readonly RowState[];
  config?: Partial<TableConfig>;
  site?: Partial<SiteData>;
  answer?: AddAnswer | Promise<AddAnswer>;
};

/** A table of some rows, and all that its adder did. */
function aTable({
  rows = [aRow()],
  config = {},
  answer = { ok: true, added: [7] },
  ...options
}: Options = {}) {
  let state: TableState = { rows: new Map(rows.map((row) => [row.row.product_id, row])) };
  const done: string[] = [];
  const change = (id: number, to: Partial<Omit<RowState, 'row'>>) => {
    state = withRow(state, id, () => to);
  };
  const note = (what: string) => vi.fn(async () => void done.push(what));
  const caller = {
    add: vi.fn(async (_: Readonly<Record<string, string>>) => answer),
    bulkAdd: vi.fn(async (_: Readonly<Record<string, string>>) => answer),
  };
  const postForm = vi.fn(async (_address: string, _form: Readonly<Record<string, string>>) => answer);
  const words = tableScreenFor('it');
  const adder = createAdder({
    table: {
      config: {
        ...tableOptions.parse({}),
        ...texts,
        basic_settings: { add_to_cart: 'Aggiungi' },
        ...config,
      } as TableConfig,
      site: { ...site, ...options.site },
      store: {
        get: () => state,
        row: (id) => state.rows.get(id) ?? null,
        setQuantity: (id, quantity) => change(id, { quantity }),
        setMinimum: (id, minimum) => change(id, { minimum }),
        tick: (id, ticked) => {
          state = withTick(state, id, ticked);
        },
      },
    },
    caller,
    postForm,
    board: { show: ({ kind, text }) => void done.push(`${kind}: ${text}`) },
    marks: { fireAfterAdd: () => void done.push('marks') },
    words,
    settle: () => undefined,
    showNotices: note('notices'),
    go: (path) => void done.push(path),
  });
  const row = (id = 7) => state.rows.get(id);
  return { adder, caller, postForm, done, row, change, words };
}

const gone = () => aRow({ outcome: { kind: 'out-of-stock', variation: null } });

describe('the button of a row', () => {
  it('[TAB-56] [TAB-58] adds the row; then come the marks of the cart and the notice, and one stays', async () => {
    const { adder, caller, done } = aTable({ rows: [aRow({ quantity: 3, message: 'Davanti' })] });
    await adder.add(7);
    expect(caller.add.mock.calls).toEqual([
      [
        {
          product_id: '7',
          quantity: '3',
          variation_id: '',
          wpt_custom_message: 'Davanti',
          additional_json: '',
        },
      ],
    ]);
    expect(done).toEqual(['marks', 'notices']);
  });

  it.each([
    ['yes', '/checkout/'],
    ['cart', '/cart/'],
  ] as const)('[TAB-58] with product_direct_checkout %s one goes to %s in the end', async (way, path) => {
    const { adder, done } = aTable({ config: { product_direct_checkout: way } });
    await adder.add(7);
    expect(done).toEqual(['marks', 'notices', path]);
  });

  it('[TAB-57] [TAB-63] is not to be pressed twice meanwhile, and is marked afterwards', async () => {
    const answered = Promise.withResolvers<AddAnswer>();
    const { adder, caller, done } = aTable({ answer: answered.promise });
    const adding = adder.add(7);
    expect(adder.phaseOf(7)).toBe('adding');
    await adder.add(7);
    expect(done).toEqual(['error: <adding_in_progress>']);
    answered.resolve({ ok: true, added: [7] });
    await adding;
    expect(adder.phaseOf(7)).toBe('added');
    expect(caller.add).toHaveBeenCalledTimes(1);
  });

  it.each([0, null])('[TAB-51] with a quantity of %s says so and sends nothing', async (quantity) => {
    const { adder, caller, done } = aTable({ rows: [aRow({ quantity })] });
    await adder.add(7);
    expect(done).toEqual(['error: Spiacenti! Quantità 0']);
    expect(caller.add).not.toHaveBeenCalled();
  });

  it('[TAB-61] of a row that is out of stock, [TAB-62] and of one without a variation, says why', async () => {
    const { adder, change, done } = aTable({ rows: [gone()] });
    await adder.add(7);
    for (const kind of ['incomplete', 'no-match', 'no-variations', 'not-for-sale'] as const) {
      change(7, { outcome: { kind } });
      await adder.add(7);
    }
    expect(done).toEqual([
      'error: <sorry_out_of_stock>',
      ...Array.from({ length: 4 }, () => 'error: <no_right_combination>'),
    ]);
  });

  it.each([
    ['1', 2],
    ['0', 5],
  ] as const)('[TAB-59] with return_quanity %s an added row goes to %i', async (return_quanity, quantity) => {
    const { adder, row } = aTable({ rows: [aRow({ quantity: 5, minimum: 2 })], site: { return_quanity } });
    await adder.add(7);
    expect(row()?.quantity).toBe(quantity);
  });

  it('[TAB-60] says that the add failed, and goes nowhere', async () => {
    const { adder, row, done } = aTable({
      rows: [aRow({ quantity: 5 })],
      answer: { ok: false },
      config: { product_direct_checkout: 'yes' },
      site: { return_quanity: '1' },
    });
    await adder.add(7);
    expect(done).toEqual(['error: Operazione non riuscita: impossibile aggiungere il prodotto']);
    expect(adder.phaseOf(7)).toBe('normal');
    expect(row()?.quantity).toBe(5);
  });

  it('a refusal is shown, and the page stays', async () => {
    const { adder, done } = aTable({
      answer: { ok: true, added: [] },
      config: { product_direct_checkout: 'yes' },
    });
    await adder.add(7);
    expect(done).toEqual(['marks', 'notices']);
    expect(adder.phaseOf(7)).toBe('normal');
  });

  it('[TAB-65] in the advanced table posts the form of the row to the page of the product', async () => {
    const { adder, caller, postForm, done } = aTable({ config: { table_type: 'advance_table' } });
    await adder.add(7);
    expect(postForm.mock.calls).toEqual([['/product/disco-freno/', { quantity: '1', 'add-to-cart': '7' }]]);
    expect(caller.add).not.toHaveBeenCalled();
    expect(done).toEqual(['marks']);
  });
});

describe('adding all that is ticked', () => {
  const three = () =>
    [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 0 },
      { id: 3, quantity: 4 },
    ].map(({ id, quantity }) => aRow({ quantity, minimum: 0, ticked: true, row: { product_id: id } }));

  it('[TAB-68] [TAB-69] adds those with a quantity at once, [TAB-71] says so, [TAB-72] and their minimum is 1', async () => {
    const { adder, caller, row, done } = aTable({
      rows: [...three(), aRow({ row: { product_id: 4 } })],
      answer: { ok: true, added: [1, 3] },
    });
    await adder.addTicked();
    const fields = caller.bulkAdd.mock.calls[0]?.[0] ?? {};
    expect(Object.keys(fields).filter((name) => name.endsWith('[quantity]'))).toEqual([
      'products[1][quantity]',
      'products[3][quantity]',
    ]);
    expect(done).toEqual(['success: <add2cart_all_added_text>', 'marks', 'notices']);
    expect([1, 2, 3].map((id) => [row(id)?.minimum, row(id)?.ticked])).toEqual([
      [1, false],
      [0, true],
      [1, false],
    ]);
  });

  it('[TAB-68] is refused where fewer than one row remains', async () => {
    const { adder, caller, done } = aTable({
      rows: [aRow(), aRow({ ticked: true, quantity: 0, row: { product_id: 2 } })],
    });
    await adder.addTicked();
    expect(done).toEqual(['error: <please_choose_items>']);
    expect(caller.bulkAdd).not.toHaveBeenCalled();
  });

  it('[TAB-71] follows all_selected_direct_checkout', async () => {
    const { adder, done } = aTable({
      rows: three(),
      answer: { ok: true, added: [1, 3] },
      config: { all_selected_direct_checkout: 'cart' },
    });
    await adder.addTicked();
    expect(done.at(-1)).toBe('/cart/');
  });

  it('[TAB-73] says that it failed, and what was ticked stays so', async () => {
    const { adder, row, done } = aTable({ rows: three(), answer: { ok: false } });
    await adder.addTicked();
    expect(done).toEqual(['error: Operazione non riuscita']);
    expect(row(1)).toMatchObject({ ticked: true, minimum: 0 });
    expect(adder.isBusy()).toBe(false);
  });

  it('after some refusals shows how many were added; those stay ticked', async () => {
    const { adder, row, done } = aTable({ rows: three(), answer: { ok: true, added: [3] } });
    await adder.addTicked();
    expect(done).toEqual(['success: 1 di 2 articoli aggiunti al carrello.', 'marks', 'notices']);
    expect([row(1)?.ticked, row(3)?.ticked]).toEqual([true, false]);
  });

  it('[TAB-70] in the advanced table sends the form of each row with its product', async () => {
    const { adder, caller } = aTable({
      rows: [aRow({ ticked: true, row: { additional_json: '{}' } })],
      config: { table_type: 'advance_table' },
    });
    await adder.addTicked();
    expect(caller.bulkAdd.mock.calls[0]?.[0]).toEqual({
      'products[7][quantity]': '1',
      'products[7][add-to-cart]': '7',
      'products[7][product_id]': '7',
      'products[7][additional_json]': '{}',
    });
  });

  it('[TAB-63] a second press meanwhile gets a notice', async () => {
    const answered = Promise.withResolvers<AddAnswer>();
    const { adder, done } = aTable({ rows: three(), answer: answered.promise });
    const adding = adder.addTicked();
    await adder.addTicked();
    await adder.add(1);
    expect(done).toEqual(['error: <adding_in_progress>', 'error: <adding_in_progress>']);
    answered.resolve({ ok: true, added: [1, 3] });
    await adding;
  });
});

it.each([
  ['yes', '/checkout/'],
  ['cart', '/cart/'],
  ['no', null],
  ['', null],
  ['YES', null],
])('[TAB-08] [TAB-58] [TAB-71] after an add with %j the browser goes to %s', (setting, path) => {
  expect(wayAfterAdd(setting)).toBe(path);
});
