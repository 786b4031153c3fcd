import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { checkField, type FieldForm } from '../../rules/field-form.ts';
import { listRoles } from './list-roles.ts';
import type { SaveResult } from './save-role.ts';

/**
 * Adds a field after the others, or changes one; `id` is null for a new one. The kind of a field that was answered stays as it is, and
 * stored answers keep the wording of their question.
 */
export async function saveField(
  ctx: RequestContext,
  id: number | null,
  wanted: FieldForm,
): Promise<SaveResult> {
  return inTransaction(ctx.db, async (db): Promise<SaveResult> => {
    const inside = { ...ctx, db };
    const { roles, fields } = await listRoles(inside);
    const before = id === null ? null : (fields.find((one) => one.id === id) ?? null);
    if (id !== null && !before) return { ok: false, error: { code: 'gone' } };
    const kind = before && before.answers > 0 ? before.kind : wanted.kind;
    const roleIds = wanted.roleIds.filter((roleId) => roles.some((role) => role.id === roleId));
    const field: FieldForm = { ...wanted, kind, roleIds };
    const problems = checkField(field);
    if (problems.length > 0) return { ok: false, error: { code: 'wrong', problems } };
    const columns = {
      kind,
      label_it: field.labelIt,
      label_en: field.labelEn,
      hint_it: field.hintIt,
      hint_en: field.hintEn,
      options: JSON.stringify(field.options),
      required: field.required,
      at_registration: field.atRegistration,
      at_checkout: field.atCheckout,
      active: field.active,
      company_fact: field.companyFact === '' ? null : field.companyFact,
    };
    const saved =
      id === null
        ? await db
            .insertInto('registration_fields')
            .values({
              ...columns,
              position: sql`(select coalesce(max(position), 0) + 1 from registration_fields)`,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('registration_fields')
            .set(columns)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow();
    await db.deleteFrom('registration_field_roles').where('field_id', '=', saved.id).execute();
    if (roleIds.length > 0) {
      await db
        .insertInto('registration_field_roles')
        .values(roleIds.map((roleId) => ({ field_id: saved.id, role_id: roleId })))
        .execute();
    }
    await recordAudit(inside, {
      what: id === null ? 'created' : 'changed',
      subject: { kind: 'registration-field', id: saved.id, name: field.labelIt },
      before: before && factsOf(before),
      after: factsOf(field),
    });
    return { ok: true, id: saved.id };
  });
}

function factsOf(field: FieldForm) {
  const {
    kind,
    labelIt,
    labelEn,
    hintIt,
    hintEn,
    required,
    atRegistration,
    atCheckout,
    active,
    companyFact,
  } = field;
  const roles = [...field.roleIds].sort((a, b) => a - b);
  const options = field.options.map(({ it, en }) => `${it} = ${en}`);
  return {
    kind,
    labelIt,
    labelEn,
    hintIt,
    hintEn,
    required,
    atRegistration,
    atCheckout,
    active,
    companyFact,
    roles,
    options,
  };
}
