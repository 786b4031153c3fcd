import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { listRoles } from './list-roles.ts';

/** Moves a role or a field one place before; the first one stays where it is. */
export async function moveEntry(
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
