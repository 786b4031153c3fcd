import { expect } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import type { Told } from './buyers.ts';
import { type BooksDrift, ordersMade, readBooks } from './read-books.ts';

const inOrder: BooksDrift = { stock: 0, taken: 0, totals: 0, hanging: 0, letters: 0 };

/**
 * Every order that a buyer was told of is there once, there is none that nobody was told of, each has its two letters, adds up, and
 * took its pieces; stock, ledger and reservations agree.
 */
export async function expectBooksInOrder(db: Database, told: readonly Told[], pieces: number): Promise<void> {
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(await ordersMade(db)).toEqual([...told].sort((a, b) => a.id - b.id));
  expect(await readBooks(db, new Date())).toEqual(inOrder);

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
