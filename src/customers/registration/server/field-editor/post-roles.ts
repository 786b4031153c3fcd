import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type FieldForm, fieldForm, type OptionForm } from '../../rules/field-form.ts';
import { type FormProblem, type RoleForm, roleForm } from '../../rules/role-form.ts';
import { staffRegistrationAction } from '../../rules/staff-registration.ts';
import { listRoles } from './list-roles.ts';
import { saveField } from './save-field.ts';
import { type SaveResult, saveRole } from './save-role.ts';

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export type EditOutcome<Entered> =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'wrong'; readonly problems: readonly FormProblem[]; readonly entered: Entered };

const isFresh = (ctx: RequestContext, form: FormData) =>
  ctx.nonces.check(staffRegistrationAction, textOf(form, '_wpnonce'));

/** The form of the list of roles and fields: moves one a position up. */
export async function postRoleList(ctx: RequestContext, form: FormData): Promise<string> {
  if (!isFresh(ctx, form)) return '/staff/roles/?done=expired';
  const [what, id = ''] = textOf(form, 'move').split('-');
  const isKnown = what === 'role' || what === 'field';
  const moved = isKnown && (await moveEntry(ctx, { what, id: idOf(id) })).ok;
  return `/staff/roles/?done=${moved ? 'saved' : 'nothing'}`;
}

/** The form of a role; `id` is null for a new one. */
export async function postRole(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<EditOutcome<RoleForm>> {
  const entered = roleForm.parse(postedForm(form));
  if (!isFresh(ctx, form)) return { kind: 'go', path: '/staff/roles/?done=expired' };
  return outcomeOf(await saveRole(ctx, id, entered), entered);
}

/** The form of a field; `id` is null for a new one. */
export async function postField(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<EditOutcome<FieldForm>> {
  const entered = fieldForm(await optionsBefore(ctx, id)).parse(postedForm(form));
  if (!isFresh(ctx, form)) return { kind: 'go', path: '/staff/roles/?done=expired' };
  return outcomeOf(await saveField(ctx, id, entered), entered);
}

async function optionsBefore(ctx: RequestContext, id: number | null): Promise<readonly OptionForm[]> {
  if (id === null) return [];
  const { fields } = await listRoles(ctx);
  return fields.find((field) => field.id === id)?.options ?? [];
}

function outcomeOf<Entered>(result: SaveResult, entered: Entered): EditOutcome<Entered> {
  if (result.ok) return { kind: 'go', path: '/staff/roles/?done=saved' };
  const { error } = result;
  return error.code === 'gone' ? { kind: 'gone' } : { kind: 'wrong', problems: error.problems, entered };
}

/** Moves a role or a field one position up; the first one stays where it is. */
async function moveEntry(
  ctx: RequestContext,
  input: { readonly what: 'role' | 'field'; readonly id: number },
): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const { roles, fields } = await listRoles(inside);
    const entries: readonly { readonly id: number; readonly labelIt: string }[] =
      input.what === 'role' ? roles : fields;
    const at = entries.findIndex(({ id }) => id === input.id);
    if (at < 1) return { ok: false };
    const order = entries.map(({ id }) => id);
    order.splice(at, 1);
    order.splice(at - 1, 0, input.id);
    const table = sql.table(input.what === 'role' ? 'registration_roles' : 'registration_fields');
    await sql`update ${table} t set position = o.place
      from unnest(${order}::int[]) with ordinality as o (id, place) where t.id = o.id and t.position <> o.place`.execute(
      db,
    );
    await recordAudit(inside, {
      what: 'changed',
      subject: {
        kind: input.what === 'role' ? 'registration-role' : 'registration-field',
        id: input.id,
        name: entries[at]?.labelIt ?? '',
      },
      before: { place: at + 1 },
      after: { place: at },
    });
    return { ok: true };
  });
}
