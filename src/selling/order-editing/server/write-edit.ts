import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { orderAmounts, orderLineAmounts, orderLineArticle } from '#selling/checkout/rules/order-amounts.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import { shopAddress } from '#selling/shipping/rules/shop-address.ts';
import { isSameAddress } from '../rules/edit-form.ts';
import { keyOfLine } from '../rules/edited-rows.ts';
import type { OrderEdit } from '../rules/order-edit.ts';

type Write = {
  readonly order: OrderView;
  readonly edit: OrderEdit;
  readonly cart: ReadCart;
};

/** Writes a locked order as it shall be. Lines that stay keep their rows: refunds, returns and parcels point to them. */
export async function writeEdit(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  { order, edit, cart }: Write,
): Promise<void> {
  await writeLines(db, { order, cart });
  const { tax_lines, coupons, ...amounts } = orderAmounts(cart);
  const shipping = isPickupRate(edit.shippingMethod) ? shopAddress(settings) : edit.shipping;
  const isSameWay = edit.shippingMethod === order.shippingMethod;
  const isSamePayment = edit.paymentMethod === order.paymentMethod;
  const stays = isSameWay && isSameAddress(shipping, order.shipping);
  const { takesCredit } = paymentMethodOf(edit.paymentMethod);
  await db
    .updateTable('orders')
    .set({
      ...amounts,
      // With the total: at no moment has more gone back than was paid.
      ...(order.isPaid
        ? { balance_cents: sql<number>`balance_cents + ${amounts.total_cents - order.total}::int` }
        : {}),
      tax_lines: JSON.stringify(tax_lines),
      coupons: JSON.stringify(coupons),
      fee_title: cart.state.fee?.title ?? '',
      billing_address: JSON.stringify(edit.billing),
      shipping_address: JSON.stringify(shipping),
      customer_note: edit.note,
      shipping_method: edit.shippingMethod,
      ...(isSameWay ? {} : { shipping_title: cart.state.shipping?.title ?? '' }),
      // What was promised holds while nothing about the delivery changes.
      ...(stays ? {} : { arrives_on: cart.arrivesOn }),
      vat_exemption: cart.vatExemption === null ? null : JSON.stringify(cart.vatExemption),
      ...(isSamePayment
        ? {}
        : {
            payment_method: edit.paymentMethod,
            payment_title: cart.payment ? paymentMethodsFor(order.locale).titles[cart.payment] : '',
            credit_account_id: takesCredit ? (cart.paymentTerms.credit?.accountId ?? null) : null,
          }),
    })
    .where('id', '=', order.id)
    .execute();
}

async function writeLines(
  db: RequestContext['db'],
  { order, cart }: Pick<Write, 'order' | 'cart'>,
): Promise<void> {
  const byKey = new Map(cart.lines.map((line) => [line.row.key, line]));
  const staying = order.lines.flatMap(({ id }) => {
    const line = byKey.get(keyOfLine(id));
    byKey.delete(keyOfLine(id));
    return line ? [{ id, ...orderLineAmounts(line) }] : [];
  });
  await sql`
    delete from order_lines where order_id = ${order.id} and id <> all (${staying.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  await sql`
    update order_lines line set quantity = l.quantity, unit_cents = l.unit_cents, tax_rate_basis_points = l.tax_rate_basis_points,
      net_cents = l.net_cents, tax_cents = l.tax_cents, price_steps = l.price_steps, discount_net_cents = l.discount_net_cents,
      discount_tax_cents = l.discount_tax_cents
    from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(staying)}::jsonb) l where line.id = l.id`.execute(
    db,
  );
  const added = [...byKey.values()].map((line) => ({ ...orderLineArticle(line), ...orderLineAmounts(line) }));
  if (added.length === 0) return;
  await sql`
    insert into order_lines (order_id, position, product_id, variation_id, name, sku, attributes, quantity, unit_cents,
      tax_rate_basis_points, net_cents, tax_cents, price_steps, discount_net_cents, discount_tax_cents, purchase_note)
    select ${order.id}, l.place + (select coalesce(max(position), 0) from order_lines where order_id = ${order.id}),
      l.product_id, l.variation_id, l.name, l.sku, l.attributes, l.quantity, l.unit_cents, l.tax_rate_basis_points, l.net_cents,
      l.tax_cents, l.price_steps, l.discount_net_cents, l.discount_tax_cents,
      coalesce((select p.purchase_note from products p where p.id = l.product_id), '')
    from (select r.*, row_number() over ()::int as place from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(added)}::jsonb) r) l`.execute(
    db,
  );
}

/** Counts what is sold more or less among the sales of its products, where the order has been counted. */
export async function recountSales(
  db: RequestContext['db'],
  orderId: number,
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  if (changes.size === 0) return;
  await sql`
    update products set total_sales = greatest(0, total_sales + changed.pieces)
    from unnest(${[...changes.keys()]}::int[], ${[...changes.values()]}::int[]) as changed (id, pieces)
    where products.id = changed.id
      and exists (select from order_events where order_id = ${orderId} and kind = 'sales-counted')`.execute(
    db,
  );
}
