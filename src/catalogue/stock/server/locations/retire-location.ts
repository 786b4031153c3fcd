import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ledgerId } from '../../rules/locations/location.ts';
import type { LocationProblem } from '../../rules/locations/location-form.ts';
import { lockStock, recordMovements } from '../record-movements.ts';
import { readLocations } from './read-locations.ts';
import { locationSubject, lockLocations, type SavedLocation } from './save-location.ts';

/**
 * Retires a location: its stock, what it has promised to orders and the drafts of goods received for it go to another one. Refused while a transfer or
 * a count of it is open, and for the default location.
 */
export function retireLocation(ctx: RequestContext, id: number, into: number | null): Promise<SavedLocation> {
  return inTransaction(ctx.db, async (db): Promise<SavedLocation> => {
    await lockLocations(db);
    const all = (await readLocations({ ...ctx, db })).filter(({ isOpen }) => isOpen);
    const location = all.find((one) => one.id === id);
    const destination = all.find((one) => one.id === into && one.id !== id);
    const refuse = (problem: LocationProblem) => ({ ok: false, problems: { into: problem } }) as const;
    if (!location) return { ok: false, problems: null };
    if (location.isDefault) return refuse('default');
    if (!destination) return refuse('no-destination');
    if (await isInUse(db, id)) return refuse('in-use');
    const pieces = await moveEverything(ctx, db, { id, into: ledgerId(destination) });
    await sql`update stock_receipts set location_id = ${ledgerId(destination)}::int where location_id = ${id} and posted_at is null`.execute(
      db,
    );
    await sql`update stock_locations set closed_at = ${ctx.clock.now()} where id = ${id}`.execute(db);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deactivated',
        subject: locationSubject(location),
        after: { destination: destination.name, pieces },
      },
    );
    return { ok: true, id };
  });
}

async function isInUse(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from stock_transfers where closed_at is null and (from_id = ${id} or to_id = ${id}))
      or exists (select from stock_counts where state = 'open' and location_id = ${id}) as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Moves what lies at a location, and what it has promised, to another one; returns how many pieces. */
async function moveEverything(
  ctx: RequestContext,
  db: Database,
  { id, into }: { readonly id: number; readonly into: number | null },
): Promise<number> {
  const { rows: listed } = await sql<{ id: number }>`
    select product_id as id from stock_at_locations where location_id = ${id} order by product_id`.execute(
    db,
  );
  await lockStock(
    db,
    listed.map((row) => row.id),
  );
  const { rows } = await sql<{ itemId: number; onHand: number }>`
    select product_id as "itemId", on_hand as "onHand" from stock_at_locations where location_id = ${id} order by product_id`.execute(
    db,
  );
  const facts = { reason: 'transfer', note: '' } as const;
  const all = { ...ctx, db };
  await recordMovements(
    all,
    rows.map(({ itemId, onHand }) => ({ itemId, delta: -onHand })),
    { ...facts, locationId: id },
  );
  await recordMovements(
    all,
    rows.map(({ itemId, onHand }) => ({ itemId, delta: onHand })),
    { ...facts, locationId: into },
  );
  await sql`
    with gone as (
      update stock_at_locations set reserved = 0 where location_id = ${id} and reserved > 0 returning product_id),
    promised as (
      update stock_allocations set location_id = coalesce(${into}::int, (select l.id from stock_locations l where l.is_default))
      where location_id = ${id} and state = 'reserved' returning product_id, quantity)
    insert into stock_at_locations as a (product_id, location_id, reserved)
    select product_id, ${into}::int, sum(quantity)::int from promised where ${into}::int is not null group by product_id
    on conflict (product_id, location_id) do update set reserved = a.reserved + excluded.reserved`.execute(
    db,
  );
  return rows.reduce((sum, { onHand }) => sum + onHand, 0);
}
