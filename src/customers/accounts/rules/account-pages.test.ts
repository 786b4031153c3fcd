import { expect, test } from 'vitest';
import { type AccountReader, accountPagesOf, accountReader } from './account-pages.ts';

const pathsOf = (reader: AccountReader) => accountPagesOf(reader).map(({ path }) => path);

test('[ACC-02] the menu of an account shows the functions for businesses to businesses alone', () => {
  const ofBusinesses = pathsOf('business').filter((path) => !pathsOf('retail').includes(path));
  expect(ofBusinesses).toContain('/my-account/purchase-lists/');
  expect(pathsOf('business')).toEqual(expect.arrayContaining(pathsOf('retail')));
});

test('[AGT-01] of retail customers only an agent finds the page of assigned customers', () => {
  const found = accountPagesOf(accountReader({ kind: 'retail', staffRole: null, isAgent: true }));
  expect(found).toContainEqual(
    expect.objectContaining({ id: 'customers', path: '/my-account/subaccounts/' }),
  );
  expect(pathsOf(accountReader({ kind: 'retail', staffRole: null }))).not.toContain(
    '/my-account/subaccounts/',
  );
  expect(accountReader({ kind: 'business', staffRole: null, isAgent: true })).toBe('business');
});

test('a person who acts in a retail account finds the page that leads back to their own', () => {
  const actedBy = { customerId: 3, name: 'Gina Sala', as: 'agent' } as const;
  const found = accountPagesOf(accountReader({ kind: 'retail', staffRole: null, actedBy }));
  expect(found.map(({ id }) => id)).toContain('subaccounts');
  expect(found.map(({ id }) => id)).not.toContain('quick-order');
});

test('only somebody of the staff finds the access to the staff area, also before their role counts', () => {
  const reader = accountReader({ kind: 'retail', staffRole: null, missingProof: 'verify' });
  expect(pathsOf(reader)).toContain('/my-account/staff-access/');
  expect(pathsOf('retail')).not.toContain('/my-account/staff-access/');
});
