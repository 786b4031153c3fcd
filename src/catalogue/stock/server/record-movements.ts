import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { NamedPerson } from '#foundation/visitor/rules/visitor.ts';
import type { StockReason } from '../rules/stock-reasons.ts';
import { personName } from './person-name.ts';

/** Pieces that come (above 0) or go, and where they came at a cost what one has cost and costs on average now, in cents. */
export type StockMove = {
  readonly itemId: number;
  readonly delta: number;
  readonly unitCost?: number | null;
  readonly averageCost?: number | null;
};

export type MovementFacts = {
  readonly reason: StockReason;
  readonly note: string;
  /** the receipt by which pieces came */
  readonly receiptId?: number;
  /** the count that they are a difference of */
  readonly countId?: number;
  /** the transfer that brought or took them */
  readonly transferId?: number;
  /** the return that they came back by */
  readonly returnId?: number;
  /** where they lie; left out or null for the default location */
  readonly locationId?: number | null;
};

/**
 * Moves pieces in and out of the stock on hand and notes in the ledger who did it and why, in the caller's transaction. Rows are locked in the order of
 * their ids, as sales lock them; an article without a row of stock gets one. Each article is named once.
 */
export async function recordMovements(
  {
    db,
    clock,
    visitor,
  }: Pick<RequestContext, 'db' | 'clock'> & { readonly visitor: { readonly person: NamedPerson | null } },
  moves: readonly StockMove[],
  { reason, note, receiptId, countId, transferId, returnId, locationId = null }: MovementFacts,
): Promise<void> {
  const ids = moves.map(({ itemId }) => itemId);
  await lockStock(db, ids);
  await sql`
    with moved as (
      select * from unnest(${ids}::int[], ${moves.map(({ delta }) => delta)}::int[],
        ${moves.map(({ unitCost }) => unitCost ?? null)}::int[], ${moves.map(({ averageCost }) => averageCost ?? null)}::numeric[])
        as moved (product_id, delta, unit_cost, average_cost)
      where delta <> 0 or average_cost is not null),
    noted as (
      insert into stock_movements (product_id, delta, unit_cost_cents, average_cost, reason, note, receipt_id, count_id, transfer_id, return_id, location_id, person_id, person_name, created_at)
      select product_id, delta, unit_cost, average_cost, ${reason}, ${note}, ${receiptId ?? null}::int, ${countId ?? null}::int, ${transferId ?? null}::int, ${returnId ?? null}::int,
        ${locationId}::int,
        ${visitor.person?.customerId ?? null}::int, ${personName(visitor)}, ${clock.now()}
      from moved order by product_id
      returning product_id, delta),
    located as (
      insert into stock_at_locations as a (product_id, location_id, on_hand)
      select product_id, ${locationId}::int, delta from noted where delta <> 0 and ${locationId}::int is not null
      on conflict (product_id, location_id) do update set on_hand = a.on_hand + excluded.on_hand)
    update stock set on_hand = on_hand + noted.delta from noted where stock.product_id = noted.product_id and noted.delta <> 0`.execute(
    db,
  );
}

/** Locks the stock of articles in the order of their ids and reads it; articles without a row of stock get one. */
export async function lockStock(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly onHand: number; readonly threshold: number }>> {
  await sql`insert into stock (product_id) select unnest(${ids}::int[]) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ product_id: number; on_hand: number; low_stock_threshold: number }>`
    select product_id, on_hand, low_stock_threshold from stock
    where product_id = any (${ids}::int[]) order by product_id for update`.execute(db);
  return new Map(
    rows.map((row) => [row.product_id, { onHand: row.on_hand, threshold: row.low_stock_threshold }]),
  );
}
