import { describe, expect, it } from 'vitest';
import { mayGiveStaffRole } from './may-give-staff-role.ts';
import { rightsOfRole, staffRoles } from './staff-rights.ts';

describe('who gives a role of the staff', () => {
  it('is whoever may do everything that the role may, and has the right to look after the staff', () => {
    for (const role of staffRoles) {
      expect(mayGiveStaffRole('administrator', { has: null, gets: role })).toBe(true);
      expect(mayGiveStaffRole('administrator', { has: role, gets: null })).toBe(true);
    }
  });

  it('is nobody without that right, whatever the role', () => {
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
