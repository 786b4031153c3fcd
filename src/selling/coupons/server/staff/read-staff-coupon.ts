import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CouponDraft } from '../../rules/coupon-form.ts';
import type { CouponUse } from '../../rules/staff-coupons.ts';

/** The days of Rome on which a coupon begins and ends, both included, as columns of a query on `coupons`; '' for none. */
export const couponDays = sql`
  coalesce(to_char(valid_from at time zone 'Europe/Rome', 'YYYY-MM-DD'), '') as "validFrom",
  coalesce(to_char((valid_until - interval '1 microsecond') at time zone 'Europe/Rome', 'YYYY-MM-DD'), '') as "validUntil"`;

export type StaffCoupon = {
  readonly id: number;
  readonly draft: CouponDraft;
  /** uses that count */
  readonly used: number;
  /** the newest 50 */
  readonly uses: readonly CouponUse[];
};

type Row = Omit<CouponDraft, 'products' | 'excludedProducts'> & {
  products: readonly string[];
  excludedProducts: readonly string[];
  used: number;
};

// An item in a list is shown by its code, or by its id where the code is missing or not unique.
const itemsOf = (column: string) => sql`
  coalesce((select array_agg(coalesce(p.sku, '#' || x.id) order by x.at)
    from unnest(${sql.ref(column)}) with ordinality as x(id, at) left join products p on p.id = x.id), '{}')`;

/** A coupon with its latest uses; null where there is none. */
export async function readStaffCoupon(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<StaffCoupon | null> {
  const [found, uses] = await Promise.all([
    sql<Row>`
      select code, description, kind, amount, free_shipping as "freeShipping", minimum_cents as minimum, maximum_cents as maximum,
        ${itemsOf('product_ids')} as products, ${itemsOf('excluded_product_ids')} as "excludedProducts",
        category_ids as categories, excluded_category_ids as "excludedCategories", excludes_sale_items as "excludesSaleItems",
        individual_use as "individualUse", limit_total as "limitTotal", limit_per_customer as "limitPerCustomer",
        ${couponDays}, active, used
      from coupons where id = ${id}`.execute(db),
    db
      .selectFrom('coupon_uses as u')
      .innerJoin('orders as o', 'o.id', 'u.order_id')
      .select(['o.id as orderId', 'o.number as orderNumber', 'u.email', 'u.created_at', 'u.given_back_at'])
      .where('u.coupon_id', '=', id)
      .orderBy('u.id', 'desc')
      .limit(50)
      .execute(),
  ]);
  const row = found.rows[0];
  if (!row) return null;
  const { used, ...draft } = row;
  return {
    id,
    draft,
    used,
    uses: uses.map(({ created_at, given_back_at, ...use }) => ({
      ...use,
      at: created_at.toISOString(),
      wasGivenBack: given_back_at !== null,
    })),
  };
}
