import { expect, test } from 'vitest';
import { coveragePage, proofsIn, requirementEntries } from './coverage.ts';

const list = '## Cart (CART)\n\n- **CART-01** Products are added.\n- **CART-02** With an id.\n';

test('entries are read with their section', () => {
  expect(requirementEntries(list)).toEqual([
    { id: 'CART-01', section: 'Cart (CART)' },
    { id: 'CART-02', section: 'Cart (CART)' },
  ]);
});

test('tests are found by the identifiers in their names, several at once too', () => {
  const proofs = proofsIn(
    'a.test.ts',
    "test('[CART-01, CART-02] both', () => {});\ntest('[CART-01] [CART-02] again', () => {});\ntest('neither', () => {});",
  );
  const both = ['both', 'again'].map((name) => ({ file: 'a.test.ts', name }));
  expect([...proofs]).toEqual([
    ['CART-01', both],
    ['CART-02', both],
  ]);
});

test('the page counts what is proven and names what is not', () => {
  const page = coveragePage(
    requirementEntries(list),
    proofsIn('a.test.ts', "test('[CART-01] adds', () => {});"),
  );
  expect(page).toContain('| Cart (CART) | 2 | 1 |');
  expect(page).toContain('- **CART-01**\n  - `a.test.ts`: adds');
  expect(page).toContain('- **CART-02** no test yet');
});
