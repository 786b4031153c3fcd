import { describe, expect, it, test } from 'vitest';
import {
  mayGiveStaffRole,
  mayStaff,
  readStaffRole,
  rightsOfRole,
  staffRights,
  staffRoles,
} from './staff-rights.ts';

test('an administrator has every right, a person without a role has none', () => {
  for (const right of staffRights) {
    expect(mayStaff({ staffRole: 'administrator' }, right)).toBe(true);
    expect(mayStaff({ staffRole: null }, right)).toBe(false);
    expect(mayStaff(null, right)).toBe(false);
  }
});

test('a clerk looks after orders, reviews, pictures and conversations and looks at customers, no more', () => {
  const may = staffRights.filter((right) => mayStaff({ staffRole: 'clerk' }, right));
  expect(may).toEqual([
    'orders',
    'letters',
    'products',
    'reviews',
    'searches',
    'customers-view',
    'conversations',
  ]);
});

test('settings, staff and the audit trail of all are for administrators, the trail for accounting too', () => {
  const having = (right: (typeof staffRights)[number]) =>
    staffRoles.filter((role) => rightsOfRole[role].includes(right));
  expect(having('settings')).toEqual(['administrator']);
  expect(having('payment-providers')).toEqual(['administrator']);
  expect(having('staff')).toEqual(['administrator']);
  expect(having('audit')).toEqual(['administrator', 'accounting']);
  expect(having('refunds')).toEqual(['administrator', 'accounting']);
});

test('who may change customers may see them', () => {
  for (const role of staffRoles) {
    const rights = rightsOfRole[role];
    expect(!rights.includes('customers') || rights.includes('customers-view')).toBe(true);
  }
});

test.each([
  ['clerk', 'clerk'],
  ['Administrator', null],
  ['', null],
  ['owner', null],
  [null, null],
])('the stored word %j means %j', (stored, role) => {
  expect(readStaffRole(stored)).toBe(role);
});

describe('who gives a role of the staff', () => {
  it('is staff with every right of the role and the right to manage staff', () => {
    for (const role of staffRoles) {
      expect(mayGiveStaffRole('administrator', { has: null, gets: role })).toBe(true);
      expect(mayGiveStaffRole('administrator', { has: role, gets: null })).toBe(true);
    }
  });

  it('is none without that right, whatever the role', () => {
    const others = staffRoles.filter((role) => !rightsOfRole[role].includes('staff'));
    expect(others).not.toEqual([]);
    for (const giver of [null, ...others]) {
      for (const role of [null, ...staffRoles]) {
        expect(mayGiveStaffRole(giver, { has: role, gets: 'clerk' })).toBe(false);
        expect(mayGiveStaffRole(giver, { has: role, gets: null })).toBe(false);
      }
    }
  });
});
