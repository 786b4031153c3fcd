import type { CouponKind } from './coupon.ts';

export const couponStates = ['active', 'scheduled', 'used-up', 'expired', 'inactive'] as const;
export type CouponState = (typeof couponStates)[number];

export type CouponRow = {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly kind: CouponKind;
  /** cents with VAT, of a percentage basis points */
  readonly amount: number;
  readonly freeShipping: boolean;
  readonly used: number;
  readonly limitTotal: number | null;
  /** days of Rome, both included; '' for none */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly state: CouponState;
};

export type CouponUse = {
  readonly orderId: number;
  readonly orderNumber: number;
  readonly email: string;
  /** ISO 8601 */
  readonly at: string;
  /** the order was cancelled or failed: the use does not count */
  readonly wasGivenBack: boolean;
};

export type CouponQuery = {
  readonly words: string;
  readonly state: CouponState | null;
  readonly page: number;
};

/** Reads the address of the staff list; null where it asks for what cannot be. */
export function readCouponQuery(parameters: { get(name: string): string | null }): CouponQuery | null {
  const text = (name: string) => (parameters.get(name) ?? '').trim();
  const [page, asked] = [text('page') || '1', text('state')];
  const state = couponStates.find((one) => one === asked) ?? null;
  if (!/^[1-9]\d{0,5}$/.test(page) || (asked !== '' && state === null)) return null;
  return { words: text('s').slice(0, 100), state, page: Number(page) };
}

export function couponListPath({ words = '', state = null, page = 1 }: Partial<CouponQuery>): string {
  const parameters = new Map([
    ['s', words],
    ['state', state ?? ''],
    ['page', page > 1 ? String(page) : ''],
  ]);
  const written = [...parameters].filter(([, value]) => value !== '');
  const query = written.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `/staff/coupons/${query === '' ? '' : `?${query}`}`;
}
