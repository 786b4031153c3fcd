import { sql } from 'kysely';

/** The days of Rome on which a coupon begins and ends, both included, as columns of a query on `coupons`; '' for none. */
export const couponDays = sql`
  coalesce(to_char(valid_from at time zone 'Europe/Rome', 'YYYY-MM-DD'), '') as "validFrom",
  coalesce(to_char((valid_until - interval '1 microsecond') at time zone 'Europe/Rome', 'YYYY-MM-DD'), '') as "validUntil"`;
