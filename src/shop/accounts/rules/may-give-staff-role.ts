import { mayStaff, rightsOfRole, type StaffRole } from './staff-rights.ts';

/**
 * Whether somebody of the staff may take a role away and give another one, null being none: with the right `staff`, and only between roles
 * that may nothing which the giver may not.
 */
export function mayGiveStaffRole(
  giver: StaffRole | null,
  change: { readonly has: StaffRole | null; readonly gets: StaffRole | null },
): boolean {
  if (giver === null || !mayStaff({ staffRole: giver }, 'staff')) return false;
  const own = rightsOfRole[giver];
  return [change.has, change.gets].every(
    (role) => role === null || rightsOfRole[role].every((right) => own.includes(right)),
  );
}
