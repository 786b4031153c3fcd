import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { listQuoteFields } from './list-quote-fields.ts';

/** Moves a custom field one position up; the first one stays where it is. */
export async function moveQuoteField(ctx: RequestContext, id: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const fields = await listQuoteFields(inside);
    const at = fields.findIndex((field) => field.id === id);
    const moved = fields[at];
    const other = fields[at - 1];
    if (!moved || !other) return { ok: false };
    const order = fields.map((field) => field.id);
    order.splice(at - 1, 2, moved.id, other.id);
    await sql`update quote_fields f set position = o.place
      from unnest(${order}::int[]) with ordinality as o (id, place) where f.id = o.id and f.position <> o.place`.execute(
      db,
    );
    await recordAudit(inside, {
      what: 'changed',
      subject: { kind: 'quote-field', id, name: moved.labelIt },
      before: { place: at + 1 },
      after: { place: at },
    });
    return { ok: true };
  });
}
