import { describe, expect, it } from 'vitest';
import { aRow } from '../rows/a-table-row.ts';
import { addLink, productForm, rowsToAdd, rowToAdd } from './row-to-add.ts';

const chosen = { attribute_pa_litri: '5-l' };

describe('what a row adds', () => {
  it('[TAB-56] is its product, quantity and note', () => {
    const row = aRow({ quantity: 3, message: ' Davanti ', row: { additional_json: '{"a":1}' } });
    expect(rowToAdd(row)).toEqual({
      productId: 7,
      quantity: 3,
      variationId: null,
      variation: {},
      message: 'Davanti',
      additionalJson: '{"a":1}',
    });
  });

  it('[TAB-56] of the row of a variation is that variation', () => {
    const row = aRow({
      row: { type: 'variation', product_id: 21, parent_id: 20, variation_id: 21, variation: chosen },
    });
    expect(rowToAdd(row)).toMatchObject({ productId: 21, variationId: 21, variation: chosen });
  });

  it('[TAB-65] [TAB-70] in the advanced table is the form of the product', () => {
    const row = { ...rowToAdd(aRow({ quantity: 2, message: 'x' })), variationId: 21, variation: chosen };
    expect(productForm(row)).toEqual({
      quantity: '2',
      attribute_pa_litri: '5-l',
      variation_id: '21',
      wpt_custom_message: 'x',
      'add-to-cart': '7',
    });
  });

  it('[TAB-56] without ajax is a plain link', () => {
    expect(addLink(rowToAdd(aRow({ quantity: 2, message: 'a & b' })))).toBe(
      '?add-to-cart=7&quantity=2&wpt_custom_message=a%20%26%20b',
    );
  });
});

it('[TAB-68] a bulk add skips rows with a quantity of 0 or less', () => {
  const rows = [0, null, 2, -1, 5].map((quantity, at) => aRow({ quantity, row: { product_id: at + 1 } }));
  expect(rowsToAdd(rows).map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [3, 2],
    [5, 5],
  ]);
  expect(rowsToAdd(rows.slice(0, 2))).toEqual([]);
});
