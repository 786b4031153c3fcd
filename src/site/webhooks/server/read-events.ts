import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Something that happened to a thing that programs read; `id` grows in the order in which readers see events. */
export type ShopEvent = {
  readonly id: number;
  readonly resource: string;
  readonly objectId: number;
  readonly event: string;
  readonly happenedAt: Date;
};

const dayMs = 24 * 3_600_000;
/** How long events, deliveries and what was sent are stored, in milliseconds. */
export const EVENTS_STORED_MS = 30 * dayMs;

/** Turns what has been marked as changed into events, with a delivery for each webhook that asks for them. */
export async function numberEvents(db: Database, now: Date): Promise<void> {
  await sql`select number_events(${now})`.execute(db);
}

type Row = { id: number; resource: string; object_id: number; event: string; happened_at: Date };

/**
 * The events after one, oldest first, of some resources where these are named. Null where events after it have been cleared away already: who
 * asks must know that something was missed.
 */
export async function readEvents(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { after, limit, resources = null }: { after: number; limit: number; resources?: readonly string[] | null },
): Promise<readonly ShopEvent[] | null> {
  await numberEvents(db, clock.now());
  const { rows: first } = await sql<{ id: number | null }>`select min(id) as id from events`.execute(db);
  const oldest = first[0]?.id ?? null;
  if (after > 0 && oldest !== null && after < oldest - 1) return null;
  const ofResources = resources === null ? sql`true` : sql`resource = any (${[...resources]}::text[])`;
  const { rows } = await sql<Row>`
    select id, resource, object_id, event, happened_at from events
    where id > ${after} and ${ofResources} order by id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    resource: row.resource,
    objectId: row.object_id,
    event: row.event,
    happenedAt: row.happened_at,
  }));
}

/** Clears away what is older than anybody may still ask for; deliveries take along what was sent. */
export async function sweepEvents(db: Database, now: Date): Promise<void> {
  await numberEvents(db, now);
  const before = new Date(now.getTime() - EVENTS_STORED_MS);
  // The newest event stays, so that who asks for what comes after it is not told that something was missed.
  await sql`delete from events where happened_at < ${before} and id < (select max(id) from events)`.execute(
    db,
  );
  await sql`delete from webhook_deliveries where created_at < ${before}`.execute(db);
}
