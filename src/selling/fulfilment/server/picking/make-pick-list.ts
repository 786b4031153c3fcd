import { sql } from 'kysely';
import { ledgerId, locationOf } from '#catalogue/stock/rules/locations/location.ts';
import { readLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { servedParts } from '#catalogue/stock/server/locations/read-serving.ts';
import { personName } from '#catalogue/stock/server/person-name.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { leftToShip } from '#selling/orders/rules/parcel-contents.ts';
import { linesInPieces } from '#selling/orders/server/shipments/lines-in-pieces.ts';
import { type PlannedPick, planPicks } from '../../rules/picking/plan-picks.ts';

export type MadePickList =
  /** `leftOut`: chosen orders that have nothing to fetch, or are on an open list already */
  | { readonly ok: true; readonly id: number; readonly leftOut: number }
  | { readonly ok: false; readonly problem: 'nothing-to-pick' };

/**
 * Makes a pick list of all that is still to be shipped of some orders, at the locations that serve them. An order is on one open list at a
 * time, so that nobody fetches its pieces twice.
 */
export function makePickList(ctx: RequestContext, orderIds: readonly number[]): Promise<MadePickList> {
  return inTransaction(ctx.db, async (db): Promise<MadePickList> => {
    const inside = { ...ctx, db };
    const { rows: orders } = await sql<{ id: number }>`
      select o.id from orders o where o.id = any (${[...orderIds]}::int[]) and o.status = 'processing'
        and not exists (select from pick_list_orders p where p.order_id = o.id and p.is_open)
      order by o.id for no key update of o`.execute(db);
    const planned: { readonly orderId: number; readonly picks: readonly PlannedPick[] }[] = [];
    for (const { id: orderId } of orders) {
      const picks = await plannedFor(inside, orderId);
      if (picks.length > 0) planned.push({ orderId, picks });
    }
    if (planned.length === 0) return { ok: false, problem: 'nothing-to-pick' };
    const { id } = await db
      .insertInto('pick_lists')
      .values({ created_at: ctx.clock.now(), created_by: personName(ctx.visitor) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { rows: taken } = await sql<{ order_id: number }>`
      insert into pick_list_orders (pick_list_id, order_id)
      select ${id}::int, chosen from unnest(${planned.map(({ orderId }) => orderId)}::int[]) chosen
      on conflict (order_id) where is_open do nothing returning order_id`.execute(db);
    const ours = planned.filter(({ orderId }) => taken.some((row) => row.order_id === orderId));
    if (ours.length === 0) return { ok: false, problem: 'nothing-to-pick' };
    await insertLines(
      db,
      id,
      ours.flatMap(({ picks }) => picks),
    );
    await recordAudit(inside, {
      what: 'created',
      subject: { kind: 'pick-list', id, name: String(id) },
      after: { orders: ours.length },
    });
    return { ok: true, id, leftOut: orderIds.length - ours.length };
  });
}

/** What is fetched for an order, and where. */
async function plannedFor(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  orderId: number,
): Promise<readonly PlannedPick[]> {
  const { db } = ctx;
  const lines = (await linesInPieces(db, orderId)).filter((line) => leftToShip(line) > 0);
  if (lines.length === 0) return [];
  const { rows: items } = await sql<{ id: number; item: number | null }>`
    select id::float8 as id, coalesce(variation_id, product_id) as item from order_lines where order_id = ${orderId}`.execute(
    db,
  );
  const locations = await readLocations(ctx);
  const parts = locations.length === 1 ? [] : await servedParts(db, orderId);
  return planPicks(
    lines.map((line) => ({
      lineId: line.lineId,
      itemId: items.find(({ id }) => id === line.lineId)?.item ?? null,
      quantity: leftToShip(line),
      shipped: line.shipped,
    })),
    parts.map(({ itemId, locationId, pieces }) => {
      const location = locations.find(({ id }) => id === locationId) ?? locationOf(locations, null);
      return { itemId, pieces, locationId: location ? ledgerId(location) : null };
    }),
  );
}

async function insertLines(db: Database, listId: number, picks: readonly PlannedPick[]): Promise<void> {
  await db
    .insertInto('pick_list_lines')
    .values(
      picks.map(({ lineId, locationId, quantity, shippedBefore }) => ({
        pick_list_id: listId,
        order_line_id: lineId,
        location_id: locationId,
        quantity,
        shipped_before: shippedBefore,
      })),
    )
    .execute();
}
