import { describe, expect, it } from 'vitest';
import {
  bulkAddFields,
  quantityToAdd,
  readAdded,
  readBulkAdd,
  readTableAdd,
  tableAddFields,
  writeAdded,
} from './table-cart-calls.ts';

const row = {
  productId: 12,
  quantity: 3,
  variationId: 14,
  variation: { attribute_pa_litri: '5-l', attribute_pa_tipo: '' },
  message: 'per la Punto',
  additionalJson: '{}',
};

describe('what a row sends', () => {
  it('[TAB-56] is product, quantity, variation with its attributes, note and what else it carries', () => {
    expect(tableAddFields(row)).toEqual({
      product_id: '12',
      quantity: '3',
      variation_id: '14',
      'variation[attribute_pa_litri]': '5-l',
      'variation[attribute_pa_tipo]': '',
      wpt_custom_message: 'per la Punto',
      additional_json: '{}',
    });
  });

  it('[TAB-56] is read as it was sent', () => {
    expect(readTableAdd(tableAddFields(row))).toEqual({
      productId: 12,
      variationId: 14,
      quantity: 3,
      attributes: row.variation,
      note: 'per la Punto',
    });
  });

  it('[TAB-69] of more than one row is a map by product', () => {
    const fields = bulkAddFields([{ productId: 12, fields: tableAddFields(row) }]);
    expect(fields).toEqual({
      'products[12][product_id]': '12',
      'products[12][quantity]': '3',
      'products[12][variation_id]': '14',
      'products[12][variation][attribute_pa_litri]': '5-l',
      'products[12][variation][attribute_pa_tipo]': '',
      'products[12][wpt_custom_message]': 'per la Punto',
      'products[12][additional_json]': '{}',
    });
    expect(readBulkAdd(fields)).toEqual([readTableAdd(tableAddFields(row))]);
  });

  it('[TAB-70] of an advanced table holds the fields of each form, product and additional JSON', () => {
    expect(
      readBulkAdd({
        'products[12][add-to-cart]': '12',
        'products[12][quantity]': '2',
        'products[12][attribute_pa_litri]': '5-l',
        'products[12][product_id]': '12',
        'products[12][additional_json]': '',
        'products[7][quantity]': '1',
      }),
    ).toEqual(
      [
        { productId: 7, variationId: null, quantity: 1, attributes: {}, note: '' },
        {
          productId: 12,
          variationId: null,
          quantity: 2,
          attributes: { attribute_pa_litri: '5-l' },
          note: '',
        },
      ].toSorted((a, b) => b.productId - a.productId),
    );
  });
});

describe('what cannot be read', () => {
  it.each(['', '0', 'x', '1.5', "1' or 1=1", undefined])('a product %j is none', (product_id) => {
    expect(readTableAdd({ product_id, quantity: '1' })).toBeNull();
  });

  it.each([
    [undefined, 1],
    ['', 0],
    ['0', 0],
    ['-1', null],
    ['1.5', null],
    ['due', null],
  ])('[TAB-51] a quantity of %j is read as %s', (quantity, read) => {
    expect(readTableAdd({ product_id: '1', quantity })?.quantity).toBe(read);
  });

  it('nothing, too much, and a product that is none are refused as a whole', () => {
    expect(readBulkAdd({})).toBeNull();
    expect(readBulkAdd({ 'products[x][quantity]': '1' })).toBeNull();
    expect(readBulkAdd({ 'products[1][product_id]': 'x' })).toBeNull();
    const many = Array.from({ length: 501 }, (_, index) => [`products[${index + 1}][quantity]`, '1']);
    expect(readBulkAdd(Object.fromEntries(many))).toBeNull();
  });
});

describe('which products were added', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, position) => 1_000_000 + position);

  it.each([
    [[1, 2, 3], [1, 3], '1,3'],
    [[1, 2], [], ''],
    [ids(500), ids(500), '!'],
    [ids(500), ids(499), '!1000499'],
  ])('is written in few words', (asked, added, text) => {
    expect(writeAdded(asked, added)).toBe(text);
    expect(readAdded(asked, text)).toEqual(added);
  });

  it('fits into a header however many they are', () => {
    for (const added of [0, 1, 100, 101, 249, 250, 251, 400, 500]) {
      const text = writeAdded(ids(500), ids(added));
      expect(text.length).toBeLessThan(2050);
      expect(readAdded(ids(500), text)).toEqual(ids(added));
    }
  });
});

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
