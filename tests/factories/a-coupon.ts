import type { Insertable } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { CouponsTable } from '#foundation/database/tables.ts';

let made = 0;

/** 10 % off everything, unless something else is asked for, under a code of its own. */
export async function aStoredCoupon(
  db: Database,
  options: Partial<Insertable<CouponsTable>> = {},
): Promise<{ readonly id: number; readonly code: string }> {
  made += 1;
  const code = options.code ?? `PROVA${made}`;
  const { id } = await db
    .insertInto('coupons')
    .values({ kind: 'percent', amount: 1000, ...options, code })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}
