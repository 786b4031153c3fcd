import { expect, it } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { groupForm } from './group-draft.ts';

const read = (fields: URLSearchParams) => readForm(groupForm(), postedForm(fields));

const fields = (options: Record<string, string> = {}) =>
  new URLSearchParams({ name: 'Officine', kind: 'business', price_list: '2', tax: 'without', ...options });

it('a group is read from what was posted', () => {
  const posted = fields({ min_order: '1.250,50' });
  posted.append('payment', 'bacs');
  posted.append('shipping', '3');
  posted.append('shipping', 'x');
  expect(read(posted)).toEqual({
    ok: true,
    draft: {
      name: 'Officine',
      kind: 'business',
      priceListId: 2,
      withTax: false,
      minOrder: 125_050,
      payments: ['bacs'],
      shipping: [3],
    },
  });
});

it.each([
  [{ name: '  ' }, { name: 'name-required' }],
  [{ name: 'x'.repeat(81) }, { name: 'name-too-long' }],
  [{ price_list: 'retail' }, { price_list: 'list-unknown' }],
  [{ min_order: 'cento' }, { min_order: 'order-not-an-amount' }],
  [{ min_order: '-5' }, { min_order: 'order-not-an-amount' }],
  [{ min_order: '100000,01' }, { min_order: 'order-too-large' }],
])('what is wrong with %j is said beside its field', (options, problems) => {
  expect(read(fields(options))).toEqual({ ok: false, problems });
});

it('no minimum and a minimum of nothing are the same', () => {
  for (const min_order of ['', '0', '0,00']) {
    expect(read(fields({ min_order }))).toMatchObject({ draft: { minOrder: null } });
  }
});
