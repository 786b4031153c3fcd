import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CarrierDraft } from '../rules/carrier-form.ts';

export type Carrier = CarrierDraft & {
  readonly id: number;
  /** parcels that it carries or has carried */
  readonly parcels: number;
};

const carrierColumns = sql`select c.id, c.name, c.tracking_url as "trackingUrl", c.active,
  (select count(*)::int from order_shipments s where s.carrier_id = c.id) as parcels from carriers c`;

/** All carriers by name, those in use first. */
export async function listCarriers({ db }: Pick<RequestContext, 'db'>): Promise<readonly Carrier[]> {
  const { rows } = await sql<Carrier>`${carrierColumns} order by not c.active, lower(c.name)`.execute(db);
  return rows;
}

/** A carrier; null where there is none. */
export async function readCarrier({ db }: Pick<RequestContext, 'db'>, id: number): Promise<Carrier | null> {
  const { rows } = await sql<Carrier>`${carrierColumns} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
