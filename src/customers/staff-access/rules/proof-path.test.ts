import { expect, test } from 'vitest';
import { proofPath } from './proof-path.ts';

test('a page of the staff area waits for the second factor, and comes after it', () => {
  expect(proofPath('verify', '/staff/orders/?page=2')).toBe(
    '/my-account/second-factor/?redirect=%2Fstaff%2Forders%2F%3Fpage%3D2',
  );
  expect(proofPath('enrol', '/staff/')).toBe('/my-account/staff-access/');
});

test('pages of the shop, and people from whom nothing is missing, go on', () => {
  expect(proofPath('verify', '/my-account/')).toBeNull();
  expect(proofPath(undefined, '/staff/orders/')).toBeNull();
});
