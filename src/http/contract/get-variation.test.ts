import { expect, test } from 'vitest';
import { readVariationCall } from './get-variation.ts';

test('[VAR-25] a lookup names the product and one value for each attribute', () => {
  const sent = new URLSearchParams('product_id=12&attribute_pa_litri=5-l&attribute_pa_grado=&custom_data=x');
  expect(readVariationCall(sent)).toEqual({
    productId: 12,
    choice: { attribute_pa_litri: '5-l', attribute_pa_grado: '' },
  });
});

test.each(['', 'product_id=', 'product_id=abc', 'product_id=-1', 'product_id=1.5', 'product_id=99999999999'])(
  '[VAR-25] %j names no product',
  (query) => {
    expect(readVariationCall(new URLSearchParams(query))).toBeNull();
  },
);
