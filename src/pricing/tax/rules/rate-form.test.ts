import { expect, test } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { rateForm } from './rate-form.ts';

const base = { name: 'IVA 22%', taxClass: 'standard', country: 'IT', rate: '22', priority: '1' };
const read = (fields: Readonly<Record<string, string>>) =>
  readForm(rateForm(['standard', 'reduced']), postedForm(Object.entries({ ...base, ...fields })));

test('a rate is read with its area', () => {
  expect(read({ state: 'so', postcode: '23041', rate: '5,5', compound: '1' })).toEqual({
    ok: true,
    draft: {
      name: 'IVA 22%',
      taxClass: 'standard',
      country: 'IT',
      state: 'SO',
      postcode: '23041',
      rate: 550,
      priority: 1,
      compound: true,
    },
  });
});

test.each([
  [{ name: '' }, { name: 'no-name' }],
  [{ taxClass: 'luxury' }, { taxClass: 'no-class' }],
  [{ country: 'XX' }, { country: 'unknown-country' }],
  [{ state: 'ZZ' }, { state: 'unknown-state' }],
  [{ postcode: '9...1' }, { postcode: 'wrong-postcode' }],
  [{ rate: '' }, { rate: 'no-rate' }],
  [{ rate: '120' }, { rate: 'no-rate' }],
  [{ priority: '0' }, { priority: 'no-priority' }],
])('%j is refused', (fields, problems) => {
  expect(read(fields as unknown as Record<string, string>)).toEqual({ ok: false, problems });
});
