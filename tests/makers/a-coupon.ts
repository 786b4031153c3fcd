import type { Insertable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { CouponsTable } from '#database/tables.ts';
import type { Coupon } from '#shop/coupons/rules/coupon.ts';

/** 10 % off everything, unless something else is wished for. */
export function aCoupon(wish: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    code: 'DIECI',
    kind: 'percent',
    amount: 1000,
    freeShipping: false,
    minimum: null,
    maximum: null,
    only: { products: [], categories: [] },
    except: { products: [], categories: [] },
    excludesSaleItems: false,
    individualUse: false,
    active: true,
    validFrom: null,
    validUntil: null,
    limitTotal: null,
    limitPerCustomer: null,
    used: 0,
    usedByBuyer: 0,
    ...wish,
  };
}

let made = 0;

/** The same in the database, under a code of its own. */
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
