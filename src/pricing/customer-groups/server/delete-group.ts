import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GroupRefusal } from '../rules/staff-group.ts';
import { factsOf } from './save-group.ts';

/** Deletes a group that nothing depends on; why it stays, or null where it is gone. */
export async function deleteGroup(ctx: RequestContext, id: number): Promise<GroupRefusal | null> {
  return ctx.db.transaction().execute(async (db) => {
    // Nobody joins it meanwhile.
    await sql`select from customer_groups where id = ${id} for update`.execute(db);
    const before = await factsOf(db, id);
    if (!before) return null;
    const { rows } = await sql<{ retail: boolean; customers: boolean; roles: boolean; kept: boolean }>`
      select (select slug = 'retail' from customer_groups where id = ${id}) as retail,
        exists (select from customers where group_id = ${id}) as customers,
        exists (select from registration_roles where group_id = ${id}) as roles,
        exists (select from visibility_rules where group_id = ${id} and rule = 'only') as kept`.execute(db);
    const [found] = rows;
    if (found?.retail) return 'group-is-retail';
    if (found?.customers) return 'group-has-customers';
    if (found?.roles) return 'group-has-roles';
    if (found?.kept) return 'group-keeps-goods';
    await db.deleteFrom('visibility_rules').where('group_id', '=', id).execute();
    await db.deleteFrom('customer_groups').where('id', '=', id).execute();
    const subject = { kind: 'customer-group', id, name: before.name } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before });
    return null;
  });
}
