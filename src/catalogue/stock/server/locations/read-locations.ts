import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import {
  type LocationKind,
  locationOf,
  type StaffLocation,
  type StockLocation,
} from '../../rules/locations/location.ts';

type Context = Pick<RequestContext, 'db' | 'settings'>;

type Row = {
  readonly id: number;
  readonly name: string;
  readonly kind: LocationKind;
  readonly address: string;
  readonly is_default: boolean;
  readonly closed_at: Date | null;
};

/** The name of the first location until somebody names it. */
const unnamed = ({ settings }: Pick<Context, 'settings'>) =>
  staffMessagesFor(settings.interface_language).staffLocations.unnamed;

const locationFrom = (row: Row, fallback: string): StockLocation => ({
  id: row.id,
  name: row.name || fallback,
  kind: row.kind,
  address: row.address,
  isDefault: row.is_default,
  isOpen: row.closed_at === null,
});

/** All locations, open ones first and in the order in which they serve. */
export async function readLocations(ctx: Context): Promise<readonly StockLocation[]> {
  const { rows } = await sql<Row>`
    select id, name, kind, address, is_default, closed_at from stock_locations
    order by closed_at is not null, position, id`.execute(ctx.db);
  return rows.map((row) => locationFrom(row, unnamed(ctx)));
}

/** The locations that stock may lie at; one where the shop has no other. */
export const openLocations = async (ctx: Context): Promise<readonly StockLocation[]> =>
  (await readLocations(ctx)).filter(({ isOpen }) => isOpen);

/** What the location is called that the ledger calls so; '' in a shop that never had another one. */
export async function locationNamed(ctx: Context, id: number | null): Promise<string> {
  const locations = await readLocations(ctx);
  return locations.length === 1 ? '' : (locationOf(locations, id)?.name ?? '');
}

/** Every location with what lies at it. */
export async function readStaffLocations(ctx: Context): Promise<readonly StaffLocation[]> {
  const { rows } = await sql<Row & { articles: number; pieces: number; reserved: number }>`
    with at as (
      select location_id, count(*) filter (where on_hand <> 0)::int as articles, sum(on_hand)::int as pieces, sum(reserved)::int as reserved
      from stock_at_locations group by location_id),
    rest as (
      select count(*) filter (where on_hand <> coalesce(others, 0))::int as articles, sum(on_hand - coalesce(others, 0))::int as pieces,
        sum(reserved - coalesce(promised, 0))::int as reserved
      from stock left join (
        select product_id, sum(on_hand) as others, sum(reserved) as promised from stock_at_locations group by product_id) o using (product_id))
    select l.id, l.name, l.kind, l.address, l.is_default, l.closed_at,
      coalesce(case when l.is_default then rest.articles else at.articles end, 0) as articles,
      coalesce(case when l.is_default then rest.pieces else at.pieces end, 0) as pieces,
      coalesce(case when l.is_default then rest.reserved else at.reserved end, 0) as reserved
    from stock_locations l cross join rest left join at on at.location_id = l.id
    order by l.closed_at is not null, l.position, l.id`.execute(ctx.db);
  return rows.map(({ articles, pieces, reserved, ...row }) => ({
    ...locationFrom(row, unnamed(ctx)),
    articles,
    pieces,
    reserved,
  }));
}

/** Whether stock may be brought to a location: null, the default one, always. It stays open until the end of the transaction. */
export async function isLocationOpen(db: Database, id: number | null): Promise<boolean> {
  if (id === null) return true;
  const { rows } = await sql<{ id: number }>`
    select id from stock_locations where id = ${id} and closed_at is null and not is_default for share`.execute(
    db,
  );
  return rows.length === 1;
}
