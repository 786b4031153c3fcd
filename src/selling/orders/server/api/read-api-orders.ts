import { type Selectable, sql } from 'kysely';
import { type InvoiceData, storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import type { BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { OrderLinesTable, OrdersTable } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderCoupon } from '../../rules/order-view.ts';
import type { ApiMeta } from './order-meta.ts';

/** A line as programs read it: amounts in cents without VAT, with the VAT beside them. */
export type ApiOrderLine = Pick<
  Selectable<OrderLinesTable>,
  | 'id'
  | 'name'
  | 'product_id'
  | 'variation_id'
  | 'sku'
  | 'quantity'
  | 'tax_rate_basis_points'
  | 'net_cents'
  | 'tax_cents'
  | 'discount_net_cents'
  | 'discount_tax_cents'
> & {
  readonly attributes: readonly { readonly label: string; readonly value: string }[];
  readonly image: { readonly id: number; readonly key: string; readonly widths: readonly number[] } | null;
};

/** An order as programs read it. */
export type ApiOrder = Omit<
  Pick<Selectable<OrdersTable>, (typeof columns)[number]>,
  'billing_address' | 'shipping_address' | 'coupons' | 'invoice_data' | 'tax_lines'
> & {
  readonly billing: BillingAddress;
  readonly shipping: Omit<BillingAddress, 'email'>;
  readonly invoice: InvoiceData | null;
  readonly coupons: readonly (Omit<OrderCoupon, 'amount'> & { readonly discount: number })[];
  readonly taxLines: readonly { readonly rate: number; readonly tax: number; readonly fee?: number }[];
  readonly completedAt: Date | null;
  readonly transactionId: string;
  readonly lines: readonly ApiOrderLine[];
  /** those whose money has been given back */
  readonly refunds: readonly {
    readonly id: number;
    readonly reason: string;
    readonly total_cents: number;
    readonly tax_cents: number;
  }[];
  readonly meta: readonly ApiMeta[];
};

const columns = [
  'id',
  'number',
  'order_key',
  'status',
  'customer_id',
  'currency',
  'prices_with_tax',
  'billing_address',
  'shipping_address',
  'invoice_data',
  'customer_note',
  'payment_method',
  'payment_title',
  'paid_at',
  'shipping_title',
  'shipping_method',
  'created_at',
  'updated_at',
  'channel',
  'coupons',
  'items_net_cents',
  'items_tax_cents',
  'discount_net_cents',
  'discount_tax_cents',
  'shipping_net_cents',
  'shipping_tax_cents',
  'tax_lines',
  'fee_title',
  'fee_net_cents',
  'fee_tax_cents',
  'total_cents',
  'refunded_cents',
] as const satisfies readonly (keyof OrdersTable)[];

const linesColumn = sql<readonly ApiOrderLine[] | null>`(
  select json_agg(json_build_object('id', l.id, 'name', l.name, 'product_id', l.product_id, 'variation_id', l.variation_id,
    'sku', l.sku, 'quantity', l.quantity, 'tax_rate_basis_points', l.tax_rate_basis_points, 'net_cents', l.net_cents,
    'tax_cents', l.tax_cents, 'discount_net_cents', l.discount_net_cents, 'discount_tax_cents', l.discount_tax_cents,
    'attributes', l.attributes, 'image', (
      select json_build_object('id', i.id, 'key', i.file_key, 'widths', i.widths) from product_images p join images i on i.id = p.image_id
      where p.product_id = l.product_id order by p.position limit 1)) order by l.position)
  from order_lines l where l.order_id = orders.id)`;

const refundsColumn = sql<ApiOrder['refunds'] | null>`(
  select json_agg(json_build_object('id', r.id, 'reason', r.reason, 'total_cents', r.total_cents, 'tax_cents', r.tax_cents)
    order by r.id)
  from order_refunds r where r.order_id = orders.id and r.state in ('done', 'elsewhere'))`;

const metaColumn = sql<readonly ApiMeta[] | null>`(
  select json_agg(json_build_object('id', m.id, 'key', m.key, 'value', m.value) order by m.id)
  from order_meta m where m.order_id = orders.id)`;

const completedColumn = sql<Date | null>`(
  select max(e.created_at) from order_events e
  where e.order_id = orders.id and e.to_status = 'completed' and orders.status in ('completed', 'refunded'))`;

const transactionColumn = sql<string | null>`(
  select a.capture_id from payment_attempts a where a.order_id = orders.id and a.capture_id is not null
  order by a.id desc limit 1)`;

// The checkout writes the snapshots in exactly these shapes; the columns are typed jsonb.
const snapshot = <T>(stored: unknown): T => stored as T;

/** Orders by their ids, in the order of these. */
export async function readApiOrders(
  { db }: Pick<RequestContext, 'db'>,
  ids: readonly number[],
): Promise<readonly ApiOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(columns)
    .select([
      linesColumn.as('lines'),
      refundsColumn.as('refunds'),
      metaColumn.as('meta'),
      completedColumn.as('completed_at'),
      transactionColumn.as('transaction_id'),
    ])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(
    rows.map((row): [number, ApiOrder] => {
      const { billing_address, shipping_address, invoice_data, coupons, tax_lines, ...rest } = row;
      const {
        lines,
        refunds,
        meta,
        completed_at: completedAt,
        transaction_id: transactionId,
        ...order
      } = rest;
      return [
        row.id,
        {
          ...order,
          billing: snapshot<ApiOrder['billing']>(billing_address),
          shipping: snapshot<ApiOrder['shipping']>(shipping_address),
          invoice: storedInvoice(invoice_data),
          coupons: snapshot<ApiOrder['coupons']>(coupons),
          taxLines: snapshot<ApiOrder['taxLines']>(tax_lines),
          completedAt,
          transactionId: transactionId ?? '',
          lines: lines ?? [],
          refunds: refunds ?? [],
          meta: meta ?? [],
        },
      ];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
