import { expect, test } from 'vitest';
import { idIn } from '../lenient/posted.ts';
import { choiceIn } from './variation-calls.ts';

test('[VAR-25] a lookup names one value for each attribute', () => {
  expect(
    choiceIn({ product_id: '12', attribute_pa_litri: '5-l', attribute_pa_grado: '', custom_data: 'x' }),
  ).toEqual({ attribute_pa_litri: '5-l', attribute_pa_grado: '' });
});

test('[VAR-25] a value that no term can have matches no variation', () => {
  const values = Object.values(choiceIn({ attribute_a: 'x'.repeat(201), attribute_b: 'a\0' }));
  expect(values).toEqual(['\u{fffd}', '\u{fffd}']);
});

test.each([undefined, '', 'abc', '-1', '1.5', '99999999999', '2147483648'])(
  '[VAR-25] %j names no product',
  (sent) => {
    expect(idIn(sent)).toBe(0);
  },
);

test('[VAR-25] blanks around the number of a product do not count', () => {
  expect(idIn(' 12 ')).toBe(12);
});
