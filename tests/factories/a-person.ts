import type { Database } from '#foundation/database/client.ts';
import { type StaffRole, staffRoleFrom } from '#foundation/visitor/rules/staff-rights.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { aCustomer } from './a-customer.ts';
import { aGroup } from './a-group.ts';

type PersonOptions = Partial<Omit<Person, 'customerId' | 'staffRole'>> & { readonly groupId?: number };

/** Somebody with an account, as the shop knows them once they are logged in; of a group of their own unless one is named; `staffCode` is the code of a role of the staff. */
export async function aPerson(
  db: Database,
  staffCode: string | null = null,
  options: PersonOptions = {},
): Promise<Person> {
  const { firstName = 'Bruna', lastName = 'Neri', company = '', kind = 'retail' } = options;
  const groupId = options.groupId ?? (await aGroup(db, { kind, show_prices_with_tax: kind === 'retail' })).id;
  const { id: customerId, email } = await aCustomer(db, {
    ...(options.email === undefined ? {} : { email: options.email }),
    first_name: firstName,
    last_name: lastName,
    company,
    group_id: groupId,
    staff_role: staffCode,
  });
  const staffRole = staffCode === null ? null : await theStaffRole(db, staffCode);
  return { customerId, email, firstName, lastName, company, kind, staffRole };
}

/** A stored role of the staff. */
export async function theStaffRole(db: Database, code: string): Promise<StaffRole> {
  const stored = db.selectFrom('staff_roles').selectAll().where('code', '=', code);
  return staffRoleFrom(await stored.executeTakeFirstOrThrow());
}
