import { expect, it } from 'vitest';
import { checkGroupForm, readGroupForm } from './group-draft.ts';

const fields = (options: Record<string, string> = {}) =>
  new URLSearchParams({ name: 'Officine', kind: 'business', price_list: '2', tax: 'without', ...options });

it('a group is read from what was posted', () => {
  const posted = fields({ min_order: '1.250,50' });
  posted.append('payment', 'bacs');
  posted.append('shipping', '3');
  posted.append('shipping', 'x');
  expect(checkGroupForm(readGroupForm(posted))).toEqual({
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
  [{ price_list: 'retail' }, { priceListId: 'list-unknown' }],
  [{ min_order: 'cento' }, { minOrder: 'order-not-an-amount' }],
  [{ min_order: '-5' }, { minOrder: 'order-not-an-amount' }],
  [{ min_order: '100000,01' }, { minOrder: 'order-too-large' }],
])('what is wrong with %j is said beside its field', (options, problems) => {
  expect(checkGroupForm(readGroupForm(fields(options)))).toEqual({ ok: false, problems });
});

it('no minimum and a minimum of nothing are the same', () => {
  for (const min_order of ['', '0', '0,00']) {
    expect(checkGroupForm(readGroupForm(fields({ min_order })))).toMatchObject({ draft: { minOrder: null } });
  }
});
