import { expect } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import type { Confirmed } from './buyers.ts';
import { type LedgerDrift, ordersMade, readLedger } from './read-ledger.ts';

const inOrder: LedgerDrift = { stock: 0, taken: 0, totals: 0, hanging: 0, emails: 0 };

/**
 * Every order that a buyer was told of is there once, there is none that nobody was told of, each has its two letters, adds up, and
 * took its pieces; stock, ledger and reservations agree.
 */
export async function expectLedgerInOrder(
  db: Database,
  confirmed: readonly Confirmed[],
  pieces: number,
): Promise<void> {
  expect(new Set(confirmed.map(({ id }) => id)).size).toBe(confirmed.length);
  expect(await ordersMade(db)).toEqual([...confirmed].sort((a, b) => a.id - b.id));
  expect(await readLedger(db, new Date())).toEqual(inOrder);

  const { items, left } = await db
    .selectFrom('stock')
    .select(({ fn, eb, ref }) => [
      fn.countAll<number>().as('items'),
      fn.sum<string>(eb(ref('on_hand'), '-', ref('reserved'))).as('left'),
    ])
    .executeTakeFirstOrThrow();
  const { sold } = await db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.sum<string>('quantity').as('sold'))
    .executeTakeFirstOrThrow();
  expect(Number(left)).toBe(Number(items) * pieces - Number(sold));
}
