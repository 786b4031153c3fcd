import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { ownsCart } from './owns-cart.ts';

/** Locks the visitor's cart until the transaction ends, so that it stays as it is read; null where there is none. */
export async function lockCart(
  transaction: Database,
  toolbox: Toolbox,
): Promise<{ readonly id: number; readonly version: number } | null> {
  const session = toolbox.session.current();
  if (!session) return null;
  const found = await sql<{ id: number; version: number }>`
    select id, version from carts where ${ownsCart(session)} for update`.execute(transaction);
  return found.rows[0] ?? null;
}
