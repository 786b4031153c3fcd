import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { VendorDraft } from '../../rules/vendor-form.ts';
import { readStaffVendor } from './staff-vendors.ts';

export type SavedVendor =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-vendor' | 'taken' } };

/** Writes a vendor, new (`id` null) or known; two of one name there are never. */
export function saveVendor(
  ctx: RequestContext,
  { id, draft }: { readonly id: number | null; readonly draft: VendorDraft },
): Promise<SavedVendor> {
  return inTransaction(ctx.db, async (db): Promise<SavedVendor> => {
    // Two vendors of one name that are created at the same moment get different slugs here.
    await sql`lock table vendors in share row exclusive mode`.execute(db);
    const before = id === null ? null : await readStaffVendor({ db }, id);
    if (id !== null && !before) return { ok: false, error: { code: 'no-such-vendor' } };
    const { rows: others } = await sql`
      select from vendors where lower(name) = lower(${draft.name}) and id is distinct from ${id}::int`.execute(
      db,
    );
    if (others.length > 0) return { ok: false, error: { code: 'taken' } };
    const { rows } = await (id === null
      ? sql<{ id: number }>`insert into vendors (slug, name, email)
          values (${`vendor-${crypto.randomUUID()}`}, ${draft.name}, ${draft.email}) returning id`
      : sql<{
          id: number;
        }>`update vendors set name = ${draft.name}, email = ${draft.email} where id = ${id} returning id`
    ).execute(db);
    const saved = rows[0]?.id ?? 0;
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'vendor', id: saved, name: draft.name },
        before: before && { name: before.name, email: before.email },
        after: draft,
      },
    );
    return { ok: true, id: saved };
  });
}

/** Deletes a vendor: its products become the shop's own. */
export function removeVendor(ctx: RequestContext, id: number): Promise<SavedVendor> {
  return inTransaction(ctx.db, async (db): Promise<SavedVendor> => {
    await sql`select from vendors where id = ${id} for update`.execute(db);
    const before = await readStaffVendor({ db }, id);
    if (!before) return { ok: false, error: { code: 'no-such-vendor' } };
    await sql`update products set vendor_id = null where vendor_id = ${id}`.execute(db);
    await db.deleteFrom('vendors').where('id', '=', id).execute();
    const { id: _, ...facts } = before;
    const subject = { kind: 'vendor', id, name: before.name } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before: facts });
    return { ok: true, id };
  });
}
