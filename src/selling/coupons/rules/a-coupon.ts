import type { Coupon } from './coupon.ts';

/** A coupon for tests: 10 % off everything, unless overridden. */
export function aCoupon(options: Partial<Coupon> = {}): Coupon {
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
    ...options,
  };
}
