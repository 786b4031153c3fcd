import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { checkRole, type FormProblem, type RoleForm } from '../../rules/role-form.ts';
import { listGroups, listRoles } from './list-roles.ts';

export type SaveResult =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'wrong'; readonly problems: readonly FormProblem[] };
    }
  | { readonly ok: false; readonly error: { readonly code: 'gone' } };

/** Adds a role after the others, or changes one; `id` is null for a new one. Registered customers keep their role and group. */
export async function saveRole(ctx: RequestContext, id: number | null, role: RoleForm): Promise<SaveResult> {
  return inTransaction(ctx.db, async (db): Promise<SaveResult> => {
    const inside = { ...ctx, db };
    const { roles } = await listRoles(inside);
    const before = id === null ? null : (roles.find((one) => one.id === id) ?? null);
    if (id !== null && !before) return { ok: false, error: { code: 'gone' } };
    const problems = [...checkRole(role)];
    if (roles.some((one) => one.key === role.key && one.id !== id)) {
      problems.push({ field: 'key', code: 'key-taken' });
    }
    const groups = await listGroups(inside);
    if (role.groupId !== 0 && !groups.some((group) => group.id === role.groupId)) {
      problems.push({ field: 'group', code: 'no-group' });
    }
    if (problems.length > 0) return { ok: false, error: { code: 'wrong', problems } };
    const columns = {
      key: role.key,
      label_it: role.labelIt,
      label_en: role.labelEn,
      is_business: role.isBusiness,
      approval: role.approval,
      group_id: role.groupId,
      active: role.active,
    };
    const saved =
      id === null
        ? await db
            .insertInto('registration_roles')
            .values({
              ...columns,
              position: sql`(select coalesce(max(position), 0) + 1 from registration_roles)`,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('registration_roles')
            .set(columns)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow();
    await recordAudit(inside, {
      what: id === null ? 'created' : 'changed',
      subject: { kind: 'registration-role', id: saved.id, name: role.labelIt },
      before: before && factsOf(before),
      after: factsOf(role),
    });
    return { ok: true, id: saved.id };
  });
}

function factsOf({ key, labelIt, labelEn, isBusiness, approval, groupId, active }: RoleForm) {
  return { key, labelIt, labelEn, isBusiness, approval, groupId, active };
}
