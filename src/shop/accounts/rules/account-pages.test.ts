import { expect, test } from 'vitest';
import { accountPagesOf } from './account-pages.ts';

const pathsOf = (buysAs: 'retail' | 'business') => accountPagesOf(buysAs).map(({ path }) => path);

test('[ACC-02] the menu of an account shows the functions for businesses to businesses alone', () => {
  const ofBusinesses = pathsOf('business').filter((path) => !pathsOf('retail').includes(path));
  expect(ofBusinesses).toContain('/my-account/purchase-lists/');
  expect(pathsOf('business')).toEqual(expect.arrayContaining(pathsOf('retail')));
});
