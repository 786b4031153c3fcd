import type { Insertable } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { CouponsTable } from '#foundation/database/tables.ts';

let made = 0;

/** 10 % off everything, unless something else is wished for, under a code of its own. */
export async function aKeptCoupon(
  db: Database,
  wish: Partial<Insertable<CouponsTable>> = {},
): Promise<{ readonly id: number; readonly code: string }> {
  made += 1;
  const code = wish.code ?? `PROVA${made}`;
  const { id } = await db
    .insertInto('coupons')
    .values({ kind: 'percent', amount: 1000, ...wish, code })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}
