import { expect, it } from 'vitest';
import { isBusinessCustomer } from './is-business-customer.ts';

const approved = { isApproved: true, roleIsBusiness: null, groupKind: 'business' } as const;

it('[ACC-01] an approved account with a role of businesses buys as a business', () => {
  expect(isBusinessCustomer({ ...approved, roleIsBusiness: true })).toBe(true);
  expect(isBusinessCustomer({ ...approved, roleIsBusiness: true, groupKind: 'retail' })).toBe(true);
});

it('[ACC-01] a role of consumers makes no business customer, in any group', () => {
  expect(isBusinessCustomer({ ...approved, roleIsBusiness: false })).toBe(false);
});

it.each([true, null])('[ACC-01] who waits for approval is no business customer yet (role %s)', (role) => {
  expect(isBusinessCustomer({ ...approved, isApproved: false, roleIsBusiness: role })).toBe(false);
});

it('[ACC-01] an account without a role is what its group is', () => {
  expect(isBusinessCustomer(approved)).toBe(true);
  expect(isBusinessCustomer({ ...approved, groupKind: 'retail' })).toBe(false);
});
