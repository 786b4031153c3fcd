import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#foundation/database/client.ts';

type StockLedger = { readonly product_id: number; readonly on_hand: number; readonly reserved: number };

/** Stock is what the ledger and the open reservations say, piece by piece. */
export async function expectStockInOrder(db: Database): Promise<void> {
  const { rows } = await sql<StockLedger & { moved: number; kept: number }>`
    select s.product_id, s.on_hand, s.reserved,
      (select coalesce(sum(m.delta), 0)::int from stock_movements m where m.product_id = s.product_id) as moved,
      (select coalesce(sum(r.quantity), 0)::int from stock_reservations r
        where r.product_id = s.product_id and r.closed_at is null) as kept
    from stock s order by s.product_id`.execute(db);
  const counted = rows.map(({ product_id, moved, kept }) => ({ product_id, on_hand: moved, reserved: kept }));
  expect(rows.map(({ product_id, on_hand, reserved }) => ({ product_id, on_hand, reserved }))).toEqual(
    counted,
  );
  await expectLocationsInOrder(db);
}

type AtLocation = {
  readonly product_id: number;
  readonly location_id: number;
  readonly on_hand: number;
  readonly reserved: number;
};

/** What lies at a location is what its movements and the allocations of orders say; the default one has the rest. */
async function expectLocationsInOrder(db: Database): Promise<void> {
  const { rows } = await sql<AtLocation & { moved: number; promised: number }>`
    select a.product_id, a.location_id, a.on_hand, a.reserved,
      ((select coalesce(sum(m.delta), 0) from stock_movements m
          where m.product_id = a.product_id and m.location_id = a.location_id)
        - (select coalesce(sum(quantity - returned), 0) from stock_allocations o
          where o.product_id = a.product_id and o.location_id = a.location_id and o.state = 'sold'))::int as moved,
      (select coalesce(sum(quantity), 0)::int from stock_allocations o
        where o.product_id = a.product_id and o.location_id = a.location_id and o.state = 'reserved') as promised
    from stock_at_locations a order by a.product_id, a.location_id`.execute(db);
  const at = ({ product_id, location_id }: AtLocation) => ({ product_id, location_id });
  expect(rows.map((row) => ({ ...at(row), on_hand: row.on_hand, reserved: row.reserved }))).toEqual(
    rows.map((row) => ({ ...at(row), on_hand: row.moved, reserved: row.promised })),
  );
}
