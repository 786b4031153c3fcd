import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CarrierDraft, CarrierProblems } from '../rules/carrier-form.ts';
import { readCarrier } from './carriers.ts';

export type SavedCarrier =
  | { readonly ok: true; readonly id: number }
  /** null: it is gone */
  | { readonly ok: false; readonly problems: CarrierProblems | null };

const facts = ({ name, trackingUrl, active }: CarrierDraft) => ({
  name,
  tracking_url: trackingUrl,
  active,
});

/** Writes a carrier, new (`id` null) or known; none has the name of another one. */
export function saveCarrier(
  ctx: RequestContext,
  id: number | null,
  draft: CarrierDraft,
): Promise<SavedCarrier> {
  return inTransaction(ctx.db, async (db): Promise<SavedCarrier> => {
    await sql`lock table carriers in share row exclusive mode`.execute(db);
    const before = id === null ? null : await readCarrier({ db }, id);
    if (id !== null && !before) return { ok: false, problems: null };
    const { name, trackingUrl, active } = draft;
    const { rows: others } =
      await sql`select from carriers where lower(name) = lower(${name}) and id is distinct from ${id}::int`.execute(
        db,
      );
    if (others.length > 0) return { ok: false, problems: { name: 'taken' } };
    const { rows } = await (id === null
      ? sql<{ id: number }>`
          insert into carriers (name, tracking_url, active) values (${name}, ${trackingUrl}, ${active}) returning id`
      : sql<{ id: number }>`
          update carriers set name = ${name}, tracking_url = ${trackingUrl}, active = ${active} where id = ${id} returning id`
    ).execute(db);
    const saved = rows[0]?.id ?? 0;
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'carrier', id: saved, name },
        before: before && facts(before),
        after: facts(draft),
      },
    );
    return { ok: true, id: saved };
  });
}

type RemovedCarrier = { readonly ok: boolean; readonly path?: string };

/** Deletes a carrier that has carried no parcel; one that has stays, and its page says so: it can be left out of the suggestions. */
export function removeCarrier(ctx: RequestContext, id: number): Promise<RemovedCarrier> {
  return inTransaction(ctx.db, async (db): Promise<RemovedCarrier> => {
    // A parcel that is given to it at this moment waits, and is counted or finds no carrier of its name.
    await sql`select from carriers where id = ${id} for update`.execute(db);
    const before = await readCarrier({ db }, id);
    if (!before) return { ok: false };
    if (before.parcels > 0) return { ok: false, path: `/staff/fulfilment/carriers/${id}/?used=1` };
    await db.deleteFrom('carriers').where('id', '=', id).execute();
    await recordAudit(
      { ...ctx, db },
      { what: 'deleted', subject: { kind: 'carrier', id, name: before.name }, before: facts(before) },
    );
    return { ok: true };
  });
}
