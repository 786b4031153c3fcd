import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ledgerId, type PiecesAt, type StockLocation } from '../../rules/locations/location.ts';
import { openLocations } from './read-locations.ts';

/** What an article has at each open location; empty where the shop has one, which has all of it. */
export async function readPiecesAt(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  itemId: number,
): Promise<readonly PiecesAt[]> {
  const locations = await openLocations(ctx);
  if (locations.length === 1) return [];
  const [{ rows: whole }, { rows: parts }, { rows: sent }] = await Promise.all([
    sql<Pieces>`select on_hand, reserved from stock where product_id = ${itemId}`.execute(ctx.db),
    sql<Pieces & { location_id: number }>`
      select location_id, on_hand, reserved from stock_at_locations where product_id = ${itemId}`.execute(
      ctx.db,
    ),
    sql<{ to_id: number | null; pieces: number }>`
      select t.to_id, sum(l.quantity)::int as pieces from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id
      where l.product_id = ${itemId} and t.state = 'sent' and t.closed_at is null group by t.to_id`.execute(
      ctx.db,
    ),
  ]);
  const piecesOf = (location: StockLocation): Pieces => {
    if (!location.isDefault)
      return parts.find((row) => row.location_id === location.id) ?? { on_hand: 0, reserved: 0 };
    const rest = (name: keyof Pieces) =>
      (whole[0]?.[name] ?? 0) - parts.reduce((sum, row) => sum + row[name], 0);
    return { on_hand: rest('on_hand'), reserved: rest('reserved') };
  };
  return locations.map((location) => {
    const { on_hand, reserved } = piecesOf(location);
    return {
      locationId: location.id,
      name: location.name,
      isDefault: location.isDefault,
      onHand: on_hand,
      reserved,
      coming: sent.find((row) => row.to_id === ledgerId(location))?.pieces ?? 0,
    };
  });
}

type Pieces = { readonly on_hand: number; readonly reserved: number };
