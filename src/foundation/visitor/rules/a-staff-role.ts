import { administratorRole, type StaffRight, type StaffRole, staffRoleFrom } from './staff-rights.ts';

/** A role of the staff with some rights, for tests. */
export function aStaffRole(
  rights: readonly StaffRight[] = [],
  { code = 'role', name = 'Ruolo', refundLimit = null }: Partial<StaffRole> = {},
): StaffRole {
  return staffRoleFrom({ code, name, rights, refund_limit_cents: refundLimit });
}

/** The administrator, for tests. */
export const anAdministrator: StaffRole = aStaffRole([], { code: administratorRole, name: '' });
