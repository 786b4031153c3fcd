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
}
