import { describe, expect, it, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { anAdministrator, aStaffRole } from './a-staff-role.ts';
import {
  isWithinRole,
  mayGiveStaffRole,
  mayStaff,
  rightsFrom,
  staffRights,
  staffRoleFrom,
  staffRoleName,
  withNeeded,
} from './staff-rights.ts';

test('a person has the rights of their role, and none without one', () => {
  const clerk = { staffRole: aStaffRole(['orders']) };
  expect(staffRights.filter((right) => mayStaff(clerk, right))).toEqual(['orders']);
  for (const right of staffRights) {
    expect(mayStaff({ staffRole: null }, right)).toBe(false);
    expect(mayStaff(null, right)).toBe(false);
  }
});

test('the administrator has every right without limit, whatever is stored', () => {
  const stored = { code: 'administrator', name: 'Capo', rights: ['orders'], refund_limit_cents: 100 };
  expect(staffRoleFrom(stored)).toEqual({
    code: 'administrator',
    name: 'Capo',
    rights: staffRights,
    refundLimit: null,
  });
});

test('a stored right that the shop no longer knows means nothing', () => {
  const stored = { code: 'x', name: 'X', rights: ['fly', 'orders'], refund_limit_cents: 5000 };
  expect(staffRoleFrom(stored)).toMatchObject({ rights: ['orders'], refundLimit: 5000 });
});

test('a right comes with those that it needs, in the order of the areas', () => {
  expect(rightsFrom(['refunds', 'fly'])).toEqual(['orders', 'refunds']);
  expect(rightsFrom(['agents'])).toEqual(['customers-view', 'customers', 'agents']);
  expect(withNeeded('prices')).toEqual(['explain-prices', 'prices']);
  expect(rightsFrom([])).toEqual([]);
  for (const right of staffRights) expect(rightsFrom([right])).toEqual(rightsFrom(withNeeded(right)));
});

test('a role is called by its own name, else by the word of the language', () => {
  const known = { administrator: 'A', sales: 'S', clerk: 'Banco', warehouse: 'M', accounting: 'C' };
  expect(staffRoleName(known, { code: 'clerk', name: '' })).toBe('Banco');
  expect(staffRoleName(known, { code: 'clerk', name: 'Vendita' })).toBe('Vendita');
  expect(staffRoleName(known, { code: 'x', name: '' })).toBe('x');
});

describe('a role within another', () => {
  const refunds = (refundLimit: number | null) =>
    aStaffRole(['orders', 'refunds'], { refundLimit: refundLimit === null ? null : toCents(refundLimit) });

  it('allows nothing more', () => {
    expect(isWithinRole(aStaffRole(['orders']), refunds(100))).toBe(true);
    expect(isWithinRole(refunds(100), aStaffRole(['orders']))).toBe(false);
  });

  it.each([
    [100, 100, true],
    [100, 200, true],
    [200, 100, false],
    [null, 100, false],
    [null, null, true],
    [100, null, true],
  ])('with a limit of %s in one of %s: %s', (limit, other, is) => {
    expect(isWithinRole(refunds(limit), refunds(other))).toBe(is);
  });
});

describe('who gives or makes a role of the staff', () => {
  const manager = aStaffRole(['staff', 'orders']);

  it('has the right to manage staff, and every right of both roles', () => {
    expect(mayGiveStaffRole(anAdministrator, { has: anAdministrator, gets: manager })).toBe(true);
    expect(mayGiveStaffRole(manager, { has: null, gets: aStaffRole(['orders']) })).toBe(true);
    expect(mayGiveStaffRole(manager, { has: aStaffRole(['orders']), gets: null })).toBe(true);
    expect(mayGiveStaffRole(manager, { has: null, gets: aStaffRole(['settings']) })).toBe(false);
    expect(mayGiveStaffRole(manager, { has: anAdministrator, gets: null })).toBe(false);
  });

  it('is nobody without that right', () => {
    const others = aStaffRole(staffRights.filter((right) => right !== 'staff'));
    for (const giver of [null, others]) {
      expect(mayGiveStaffRole(giver, { has: null, gets: aStaffRole(['orders']) })).toBe(false);
      expect(mayGiveStaffRole(giver, { has: others, gets: null })).toBe(false);
    }
  });
});
