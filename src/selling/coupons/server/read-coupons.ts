import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Coupon, CouponKind } from '../rules/coupon.ts';

export type CouponsQuestion = {
  /** the ids that a cart holds, in its order, or a code in any case */
  readonly which: { readonly ids: readonly number[] } | { readonly code: string };
  /** products whose categories are read */
  readonly productIds: readonly number[];
  /** the address that the order will be billed to, where it is known */
  readonly email?: string | undefined;
};

export type CouponsFound = {
  readonly coupons: readonly Coupon[];
  /** categories by product, as far as these coupons name categories */
  readonly categories: ReadonlyMap<number, readonly number[]>;
};

type Row = {
  id: number;
  code: string;
  kind: CouponKind;
  amount: number;
  free_shipping: boolean;
  minimum_cents: number | null;
  maximum_cents: number | null;
  product_ids: number[];
  excluded_product_ids: number[];
  category_ids: number[];
  excluded_category_ids: number[];
  excludes_sale_items: boolean;
  individual_use: boolean;
  limit_total: number | null;
  limit_per_customer: number | null;
  used: number;
  used_by_buyer: number;
  active: boolean;
  valid_from: Date | null;
  valid_until: Date | null;
  named: readonly { product: number; category: number }[] | null;
};

/** Coupons with this buyer's uses, and the products in the categories that they name, in one round trip. */
export async function readCoupons(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
  { which, productIds, email }: CouponsQuestion,
): Promise<CouponsFound> {
  const { person } = ctx.visitor;
  const emails = [person?.email, email].flatMap((one) => (one ? [one.trim().toLowerCase()] : []));
  const wanted =
    'ids' in which ? sql`c.id = any (${[...which.ids]}::int[])` : sql`lower(c.code) = lower(${which.code})`;
  const { rows } = await sql<Row>`
    select c.id, c.code, c.kind, c.amount, c.free_shipping, c.minimum_cents, c.maximum_cents, c.product_ids,
      c.excluded_product_ids, c.category_ids, c.excluded_category_ids, c.excludes_sale_items, c.individual_use,
      c.limit_total, c.limit_per_customer, c.used, c.active, c.valid_from, c.valid_until,
      case when c.limit_per_customer is null then 0 else (
        select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.given_back_at is null
          and (u.customer_id = ${person?.customerId ?? null}::int or u.email = any (${emails}::text[]))) end as used_by_buyer,
      case when c.category_ids <> '{}' or c.excluded_category_ids <> '{}' then (
        select json_agg(json_build_object('product', pc.product_id, 'category', pc.category_id))
        from product_categories pc where pc.product_id = any (${[...productIds]}::int[])
          and pc.category_id = any (c.category_ids || c.excluded_category_ids)) end as named
    from coupons c where ${wanted}`.execute(ctx.db);
  const categories = new Map<number, number[]>();
  for (const { product, category } of rows.flatMap((row) => row.named ?? [])) {
    categories.set(product, [...(categories.get(product) ?? []), category]);
  }
  const coupons = rows.map(couponFrom);
  if ('ids' in which) coupons.sort((a, b) => which.ids.indexOf(a.id) - which.ids.indexOf(b.id));
  return { coupons, categories };
}

function couponFrom(row: Row): Coupon {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    amount: row.amount,
    freeShipping: row.free_shipping,
    minimum: row.minimum_cents === null ? null : toCents(row.minimum_cents),
    maximum: row.maximum_cents === null ? null : toCents(row.maximum_cents),
    only: { products: row.product_ids, categories: row.category_ids },
    except: { products: row.excluded_product_ids, categories: row.excluded_category_ids },
    excludesSaleItems: row.excludes_sale_items,
    individualUse: row.individual_use,
    active: row.active,
    validFrom: row.valid_from?.getTime() ?? null,
    validUntil: row.valid_until?.getTime() ?? null,
    limitTotal: row.limit_total,
    limitPerCustomer: row.limit_per_customer,
    used: row.used,
    usedByBuyer: row.used_by_buyer,
  };
}
