import { type Selectable, sql } from 'kysely';
import { storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { OrderLinesTable, OrdersTable } from '#foundation/database/tables.ts';
import { addCents, type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { PriceStep } from '#pricing/prices/rules/price-of.ts';
import { storedExemption } from '#pricing/vat/rules/vat-exemption.ts';
import type { OrderCoupon, OrderFee, OrderLine, OrderView } from '../rules/order-view.ts';
import { promisedDay } from '../rules/promised-day.ts';
import { cameBackColumn } from './shipments/lines-in-pieces.ts';

/** The columns of `orders` that an order is read from: named, since the statement is prepared with them. */
export const orderColumns = [
  'id',
  'number',
  'order_key',
  'status',
  'customer_id',
  'main_account_id',
  'locale',
  'prices_with_tax',
  'billing_address',
  'shipping_address',
  'invoice_data',
  'vat_exemption',
  'customer_note',
  'payment_method',
  'payment_title',
  'paid_at',
  'balance_cents',
  'credit_account_id',
  'shipping_title',
  'shipping_method',
  'arrives_on',
  'created_at',
  'coupons',
  'shipping_net_cents',
  'shipping_tax_cents',
  'tax_lines',
  'fee_title',
  'fee_net_cents',
  'fee_tax_cents',
  'items_tax_cents',
  'total_cents',
  'refunded_cents',
] as const satisfies readonly (keyof OrdersTable)[];

type OrderRow = Pick<Selectable<OrdersTable>, (typeof orderColumns)[number]>;
type LineRow = Selectable<OrderLinesTable> & { readonly came_back?: number };

/** The lines of an order of `orders` in their order; null for none. */
export const linesColumn = sql<readonly LineRow[] | null>`(
  select json_agg(to_jsonb(l) || jsonb_build_object('came_back', ${cameBackColumn}) order by l.position)
  from order_lines l where l.order_id = orders.id)`;

type CouponSnapshot = Omit<OrderCoupon, 'amount'> & { readonly discount: Cents };

// place-order writes the snapshots in exactly these shapes; the columns are typed jsonb.
const snapshot = <T>(stored: unknown): T => stored as T;

function lineFromRow(row: LineRow, withTax: boolean): OrderLine {
  const net = toCents(row.net_cents);
  const tax = toCents(row.tax_cents);
  const discount = toCents(row.discount_net_cents + (withTax ? row.discount_tax_cents : 0));
  return {
    id: row.id,
    productId: row.product_id,
    variationId: row.variation_id,
    name: row.name,
    sku: row.sku,
    attributes: snapshot<OrderLine['attributes']>(row.attributes),
    quantity: row.quantity,
    unit: toCents(row.unit_cents),
    rate: row.tax_rate_basis_points,
    net,
    tax,
    subtotal: addCents(withTax ? addCents(net, tax) : net, discount),
    discount,
    steps: snapshot<readonly PriceStep[]>(row.price_steps),
    ...(row.refunded_quantity > 0 ? { refunded: row.refunded_quantity } : {}),
    ...(row.came_back ? { cameBack: row.came_back } : {}),
    ...(row.purchase_note === '' ? {} : { purchaseNote: { text: row.purchase_note } }),
  };
}

function feeFromRow(row: OrderRow, withTax: boolean): OrderFee | null {
  if (row.fee_title === '') return null;
  const [net, tax] = [toCents(row.fee_net_cents), toCents(row.fee_tax_cents)];
  return { title: row.fee_title, net, tax, amount: withTax ? addCents(net, tax) : net };
}

export function orderFromRows(row: OrderRow, lineRows: readonly LineRow[]): OrderView {
  const withTax = row.prices_with_tax;
  const lines = lineRows.map((line) => lineFromRow(line, withTax));
  const shippingNet = toCents(row.shipping_net_cents);
  const shippingTax = toCents(row.shipping_tax_cents);
  return {
    id: row.id,
    number: row.number,
    key: row.order_key,
    status: row.status,
    customerId: row.customer_id,
    mainAccountId: row.main_account_id,
    locale: row.locale === 'en' ? 'en' : 'it',
    mode: withTax ? 'gross' : 'net',
    billing: snapshot<BillingAddress>(row.billing_address),
    shipping: snapshot<Address>(row.shipping_address),
    invoice: storedInvoice(row.invoice_data),
    vat: storedExemption(row.vat_exemption),
    note: row.customer_note,
    paymentMethod: row.payment_method,
    paymentTitle: row.payment_title,
    isPaid: row.paid_at !== null,
    ...(row.balance_cents === 0 ? {} : { balance: toCents(row.balance_cents) }),
    ...(row.credit_account_id === null ? {} : { isOnCredit: true }),
    shippingTitle: row.shipping_title,
    shippingMethod: row.shipping_method,
    arrivesOn: promisedDay(row.arrives_on, row.created_at, row.paid_at),
    lines,
    subtotal: addCents(...lines.map((line) => line.subtotal)),
    coupons: snapshot<readonly CouponSnapshot[]>(row.coupons).map(
      ({ code, kind, discount, freeShipping }) => ({
        code,
        kind,
        amount: discount,
        freeShipping,
      }),
    ),
    shippingAmount: withTax ? addCents(shippingNet, shippingTax) : shippingNet,
    taxLines: snapshot<OrderView['taxLines']>(row.tax_lines),
    fee: feeFromRow(row, withTax),
    tax: addCents(toCents(row.items_tax_cents), shippingTax, toCents(row.fee_tax_cents)),
    total: toCents(row.total_cents),
    refunded: toCents(row.refunded_cents),
    createdAt: row.created_at.toISOString(),
  };
}
