import { expect, test } from 'vitest';
import { anAdministrator, aStaffRole } from '#foundation/visitor/rules/a-staff-role.ts';
import { openTerms, type Person, type Visitor } from '#foundation/visitor/rules/visitor.ts';
import type { Who } from './endpoint.ts';
import { mayCall } from './may-call.ts';

const audience: Visitor['audience'] = {
  key: 'retail-gross-it',
  priceListId: 1,
  priceListSlug: 'retail',
  hasOwnPrices: false,
  mode: 'gross',
  locale: 'it',
  hidden: null,
};
const customer: Person = {
  customerId: 1,
  email: 'mario@example.test',
  firstName: 'Mario',
  lastName: 'Bianchi',
  company: '',
  kind: 'retail',
  staffRole: null,
};

test.each([
  ['a guest', null, [true, false, false, false, false]],
  ['a customer', customer, [true, true, false, false, false]],
  ['a business', { ...customer, kind: 'business' as const }, [true, true, true, false, false]],
  [
    'staff with the right to orders',
    { ...customer, staffRole: aStaffRole(['orders']) },
    [true, true, false, true, false],
  ],
  ['an administrator', { ...customer, staffRole: anAdministrator }, [true, true, false, true, true]],
])('%s may call what is meant for them', (_, person, expected) => {
  const visitor = { person, audience, terms: openTerms };
  const entries: readonly Who[] = [
    'everybody',
    'customer',
    'business',
    { right: 'orders' },
    { right: 'settings' },
  ];
  expect(entries.map((who) => mayCall(visitor, who))).toEqual(expected);
});
