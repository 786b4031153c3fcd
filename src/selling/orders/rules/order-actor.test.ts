import { expect, test } from 'vitest';
import { anAdministrator, aStaffRole } from '#foundation/visitor/rules/a-staff-role.ts';
import { mayActOnOrder, type OrderAct, orderActor, orderApprover } from './order-actor.ts';
import { longestOrderNote, readOrderNote } from './order-note.ts';

const person = {
  customerId: 7,
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Bianchi',
  company: '',
  kind: 'retail',
  staffRole: null,
} as const;
const acts: readonly OrderAct[] = ['view', 'change-state', 'note', 'refund', 'resend', 'edit'];

test.each([
  ['a guest without the key', null, false, []],
  ['a guest with the key', null, true, ['view', 'change-state']],
  ['a customer', person, false, ['view', 'change-state']],
  ['another customer', { ...person, customerId: 8 }, false, []],
  ['an administrator', { ...person, customerId: 9, staffRole: anAdministrator }, false, acts],
  [
    'staff who may neither refund nor edit',
    { ...person, customerId: 9, staffRole: aStaffRole(['orders']) },
    false,
    ['view', 'change-state', 'note', 'resend'],
  ],
] as const)('%s may do to an order: %j', (_, who, holdsKey, expected) => {
  const actor = orderActor({ person: who }, { customerId: 7 }, holdsKey);
  expect(acts.filter((act) => mayActOnOrder(actor, act))).toEqual(expected);
});

test('an order of a guest belongs to no customer', () => {
  expect(orderActor({ person }, { customerId: null }, false)).toBeNull();
});

test('[APR-04] only the main account of the subaccount that placed an order can approve or reject it', () => {
  const order = { mainAccountId: 7 };
  expect(orderApprover({ person }, order)).toEqual({ kind: 'approver', personId: 7, name: 'Anna Bianchi' });
  const may = { buy: true, buyApproval: true, viewOrders: true, viewSubscriptions: true } as const;
  const more = { viewOffers: true, viewConversations: true, viewLists: true } as const;
  const subaccount = { ...person, customerId: 8, subaccount: { mainAccountId: 7, may: { ...may, ...more } } };
  const others = [null, { ...person, customerId: 9, staffRole: anAdministrator } as const, subaccount];
  for (const who of others) expect(orderApprover({ person: who }, order)).toBeNull();
  expect(orderApprover({ person }, { mainAccountId: null })).toBeNull();
});

test('notes are stored as text, line by line, up to their maximum length', () => {
  expect(readOrderNote(' prima\r\nseconda\u0000\u202e <b> ')).toBe('prima\nseconda <b>');
  expect(readOrderNote('x'.repeat(longestOrderNote))).toHaveLength(longestOrderNote);
  expect(readOrderNote('x'.repeat(longestOrderNote + 1))).toBeNull();
});
