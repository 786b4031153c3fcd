import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#database/client.ts';
import type { Told } from './buyers.ts';

/**
 * Every order that a buyer was told of is there once, there is none that nobody was told of, each has its two letters,
 * and stock, ledger, reservations and order lines agree.
 */
export async function expectBooksInOrder(db: Database, told: readonly Told[], pieces: number): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'order_key as key']).orderBy('id').execute();
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(orders).toEqual([...told].sort((a, b) => a.id - b.id));

  const letters = await sql<{ letters: number }>`
    select count(*)::int as letters from outbox group by order_id`.execute(db);
  expect(letters.rows).toEqual(orders.map(() => ({ letters: 2 })));

  const stock = await sql<{ on_hand: number; reserved: number; moved: number; kept: number; sold: number }>`
    select s.on_hand, s.reserved,
      (select sum(m.delta)::int from stock_movements m where m.product_id = s.product_id) as moved,
      (select coalesce(sum(r.quantity), 0)::int from stock_reservations r
        where r.product_id = s.product_id and r.closed_at is null) as kept,
      (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.product_id = s.product_id) as sold
    from stock s`.execute(db);
  expect(stock.rows.length).toBeGreaterThan(0);
  for (const row of stock.rows) {
    expect(row.on_hand).toBe(row.moved);
    expect(row.reserved).toBe(row.kept);
    expect(row.on_hand - row.reserved).toBe(pieces - row.sold);
  }
}
