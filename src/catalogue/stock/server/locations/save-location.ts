import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { moveRow, type RowMove } from '#foundation/records/rules/row-move.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StockLocation } from '../../rules/locations/location.ts';
import type { LocationDraft, LocationProblems } from '../../rules/locations/location-form.ts';
import { readLocations } from './read-locations.ts';

export type SavedLocation =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such location */
  | { readonly ok: false; readonly problems: LocationProblems | null };

/** Creates a location, which serves after all others, or changes one. */
export function saveLocation(
  ctx: RequestContext,
  { id, draft }: { readonly id: number | null; readonly draft: LocationDraft },
): Promise<SavedLocation> {
  return inTransaction(ctx.db, async (db): Promise<SavedLocation> => {
    await lockLocations(db);
    const all = await readLocations({ ...ctx, db });
    const before = all.find((one) => one.id === id) ?? null;
    if (id !== null && !before?.isOpen) return { ok: false, problems: null };
    if (isTaken(all, id, draft.name)) return { ok: false, problems: { name: 'name-taken' } };
    const { name, kind, address } = draft;
    const { rows } = await (id === null
      ? sql<{ id: number }>`
          insert into stock_locations (name, kind, address, position)
          select ${name}, ${kind}, ${address}, coalesce(max(position), 0) + 1 from stock_locations returning id`
      : sql<{ id: number }>`
          update stock_locations set name = ${name}, kind = ${kind}, address = ${address} where id = ${id} returning id`
    ).execute(db);
    const saved = rows[0]?.id ?? 0;
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: locationSubject({ id: saved, name }),
        before: before ? { name: before.name, kind: before.kind, address: before.address } : null,
        after: draft,
      },
    );
    return { ok: true, id: saved };
  });
}

/** Opens a location that was retired, empty and last in the order of service. */
export function reopenLocation(ctx: RequestContext, id: number): Promise<SavedLocation> {
  return inTransaction(ctx.db, async (db): Promise<SavedLocation> => {
    await lockLocations(db);
    const all = await readLocations({ ...ctx, db });
    const location = all.find((one) => one.id === id);
    if (!location || location.isOpen) return { ok: false, problems: null };
    if (isTaken(all, id, location.name)) return { ok: false, problems: { name: 'name-taken' } };
    await sql`
      update stock_locations set closed_at = null, position = (select max(position) + 1 from stock_locations) where id = ${id}`.execute(
      db,
    );
    await recordAudit({ ...ctx, db }, { what: 'activated', subject: locationSubject(location) });
    return { ok: true, id };
  });
}

export type MovedLocation =
  | { readonly ok: true; readonly name: string; readonly position: number; readonly count: number }
  | { readonly ok: false; readonly code: 'no-such-location' | 'no-further' };

/** Moves a location in the order in which locations serve. */
export function moveLocation(ctx: RequestContext, id: number, move: RowMove): Promise<MovedLocation> {
  return inTransaction(ctx.db, async (db): Promise<MovedLocation> => {
    await lockLocations(db);
    const all = (await readLocations({ ...ctx, db })).filter(({ isOpen }) => isOpen);
    const location = all.find((one) => one.id === id);
    if (!location) return { ok: false, code: 'no-such-location' };
    const moved = moveRow(
      all.map((one) => one.id),
      id,
      move,
    );
    if (!moved) return { ok: false, code: 'no-further' };
    await sql`
      update stock_locations l set position = x.position::int
      from unnest(${moved}::int[]) with ordinality as x (id, position)
      where l.id = x.id and l.position is distinct from x.position`.execute(db);
    const position = moved.indexOf(id) + 1;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: locationSubject(location),
        before: { position: all.indexOf(location) + 1 },
        after: { position },
      },
    );
    return { ok: true, name: location.name, position, count: all.length };
  });
}

const isTaken = (all: readonly StockLocation[], id: number | null, name: string) =>
  all.some((one) => one.isOpen && one.id !== id && one.name.toLowerCase() === name.toLowerCase());

/** As the audit trail calls a location. */
export const locationSubject = ({ id, name }: Pick<StockLocation, 'id' | 'name'>) =>
  ({ kind: 'stock-location', id, name }) as const;

/** Whoever changes locations waits for whoever brings goods to one. */
export async function lockLocations(db: Database): Promise<void> {
  await sql`select id from stock_locations order by id for update`.execute(db);
}
