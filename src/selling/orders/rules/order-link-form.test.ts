import { expect, test } from 'vitest';
import { checkOrderLinkForm } from './order-link-form.ts';

test.each(['1001', ' 1001 ', '#1001', 'n. 1001', 'N.1001', 'n° 1001', 'Nr 1001'])(
  'an order is meant by "%s"',
  (number) => {
    expect(checkOrderLinkForm({ number, email: ' Anna@Example.com ' })).toEqual({
      ok: true,
      asked: { number: 1001, email: 'anna@example.com' },
    });
  },
);

test('missing and invalid values are reported by field', () => {
  expect(checkOrderLinkForm({ number: '', email: '' })).toEqual({
    ok: false,
    problems: [
      { field: 'number', code: 'number-missing' },
      { field: 'email', code: 'email-missing' },
    ],
  });
  for (const number of ['uno', '10 01', '1001; drop', '1e3', '-5', '9'.repeat(30)]) {
    expect(checkOrderLinkForm({ number, email: 'anna' })).toMatchObject({
      problems: [{ code: 'number-invalid' }, { code: 'email-invalid' }],
    });
  }
});
