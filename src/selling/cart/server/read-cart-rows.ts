import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { VatCheck } from '#pricing/vat/rules/vat-check.ts';
import { vatCheckColumns } from '#pricing/vat/server/vat-check-rows.ts';
import { type Destination, destinationFrom } from '#selling/shipping/rules/destination.ts';
import type { CartRow } from '../rules/cart-row.ts';
import { type LineColumns, lineColumns, lineJoins, lineRowFactory } from './line-rows.ts';
import { type OfferColumn, offerColumn, offeredRow } from './offered-row.ts';
import { ownsCart } from './owns-cart.ts';
import { type StaffColumns, staffPricedRow } from './staff-priced-row.ts';

export type CartHead = {
  readonly id: number;
  readonly version: number;
  readonly destination: Destination;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  /** applied coupons, in the order in which they were */
  readonly couponIds: readonly number[];
  /** the check of the VAT number that was given for this cart */
  readonly vat: VatCheck | null;
};

export type StoredCart = { readonly head: CartHead; readonly rows: readonly CartRow[] };

/** A row of the cart's head and one of its lines; `key` is null in the only row of a cart without lines. */
export type StoredColumns = {
  cart_id: number;
  version: number;
  destination: unknown;
  shipping_method: string | null;
  payment_method: string | null;
  coupon_ids: number[];
  vat: VatCheck | null;
} & ((LineColumns & OfferColumn & StaffColumns) | { key: null });

/** Columns of a stored cart, for a query over `carts` and `line`; needs `storedJoins`. */
export function storedColumns(ctx: Pick<RequestContext, 'visitor' | 'clock'>): RawBuilder<unknown> {
  return sql`carts.id as cart_id, carts.version, carts.destination, carts.shipping_method, carts.payment_method, carts.coupon_ids,
        case when carts.vat_check_id is not null then (select ${vatCheckColumns} from vat_checks vat where vat.id = carts.vat_check_id) end as vat,
        line.key, line.product_id, line.variation_id, line.attributes, line.quantity, line.seen_unit_cents, line.staff_terms, carts.staff_discount,
        ${lineColumns(ctx.visitor.audience)}, ${offerColumn(ctx.clock.now())}`;
}

export const storedJoins: RawBuilder<unknown> = sql`
      left join products product on product.id = line.product_id
      left join products item on item.id = coalesce(line.variation_id, line.product_id)
      ${lineJoins}`;

/** The visitor's cart as stored, in one round trip; null where there is none yet. */
export async function readCartRows(ctx: RequestContext): Promise<StoredCart | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const { rows } = await sql<StoredColumns>`/* prepared */
      select ${storedColumns(ctx)}
      from carts left join cart_lines line on line.cart_id = carts.id ${storedJoins}
      where ${ownsCart(session)}
      order by line.id`.execute(ctx.db);
  return storedCart(ctx, rows);
}

/** The cart of rows that were read, with prices and limits for the visitor; null where there are none. */
export async function storedCart(
  ctx: RequestContext,
  rows: readonly StoredColumns[],
): Promise<StoredCart | null> {
  const [first] = rows;
  if (!first) return null;
  const [toRow, rates] = await Promise.all([lineRowFactory(ctx), readTaxRates(ctx)]);
  const rowOf = (columns: LineColumns & OfferColumn & StaffColumns) => {
    const { home: homeRate } = rates;
    const offered = offeredRow(ctx, toRow(columns), { offer: columns.offer, homeRate });
    return staffPricedRow(ctx, offered, { columns, homeRate });
  };
  return {
    head: {
      id: first.cart_id,
      version: first.version,
      destination: destinationFrom(first.destination, ctx.settings.home_country),
      shippingMethod: first.shipping_method,
      paymentMethod: first.payment_method,
      couponIds: first.coupon_ids,
      vat: first.vat,
    },
    rows: rows.flatMap((row) => (row.key === null ? [] : [rowOf(row)])),
  };
}
