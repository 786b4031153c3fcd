import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actingName } from '#foundation/visitor/rules/person-name.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import type { PricedLine } from '#selling/cart/rules/price-rows.ts';
import { cartEmptied } from '#selling/cart/server/empty-cart.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { type OrderEmailKind, recipientsOf } from '#selling/orders/rules/order-emails.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import { shopAddress } from '#selling/shipping/rules/shop-address.ts';
import type { OrderReady } from '../rules/cart-to-order.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';
import { orderAmounts, orderLineAmounts, orderLineArticle } from '../rules/order-amounts.ts';
import type { PlacedOrder } from '../rules/placed-order.ts';

export type OrderToInsert = {
  readonly orderId: number;
  readonly cartId: number;
  readonly status: OrderStatus;
  readonly form: CheckoutForm;
  readonly cart: ReadCart;
  readonly ready: OrderReady;
  readonly fingerprint: Buffer;
  /** the account whose credit it is placed on; null for other payment methods */
  readonly creditAccount: number | null;
  /** the e-mail address of the main account that a subaccount orders for; null for every other buyer */
  readonly mainEmail?: string | null;
};

/**
 * Writes the order, its lines, its history, its emails and the job that sends them, empties the cart and stores the addresses
 * for the customer's next order, in one round trip.
 */
export async function insertOrder(ctx: RequestContext, input: OrderToInsert): Promise<PlacedOrder> {
  const { orderId, cartId, form, cart } = input;
  const { settings, visitor, clock } = ctx;
  const key = `wc_order_${randomBytes(12).toString('hex')}`;
  const order = JSON.stringify({
    ...orderColumns(ctx, input),
    id: orderId,
    order_key: key,
    created_at: clock.now(),
  });
  const lines = JSON.stringify(cart.lines.map(lineColumns));
  const mails = JSON.stringify(firstEmails(settings, input));
  const { rows } = await sql<{ number: number }>`/* prepared */
    with next as (
      update counters set value = value + 1 where name = 'order_number' returning value
    ), placed as (
      insert into orders (id, number, order_key, status, customer_id, session_id, fingerprint, locale, prices_with_tax,
        billing_address, shipping_address, customer_note, payment_method, payment_title, shipping_method, shipping_title,
        items_net_cents, items_tax_cents, shipping_net_cents, shipping_tax_cents, total_cents, tax_lines, created_at,
        invoice_data, attribution, discount_net_cents, discount_tax_cents, coupons, fee_title,
        fee_net_cents, fee_tax_cents, credit_account_id, main_account_id, vat_check_id, vat_exemption, arrives_on)
      select o.id, next.value, o.order_key, o.status, o.customer_id, o.session_id, ${input.fingerprint}, o.locale,
        o.prices_with_tax, o.billing_address, o.shipping_address, o.customer_note, o.payment_method, o.payment_title,
        o.shipping_method, o.shipping_title, o.items_net_cents, o.items_tax_cents, o.shipping_net_cents,
        o.shipping_tax_cents, o.total_cents, o.tax_lines, o.created_at, o.invoice_data, o.attribution,
        o.discount_net_cents, o.discount_tax_cents, o.coupons, o.fee_title, o.fee_net_cents, o.fee_tax_cents,
        o.credit_account_id, o.main_account_id, o.vat_check_id, o.vat_exemption, o.arrives_on
      from next, jsonb_populate_record(null::orders, ${order}::jsonb) o
      returning number
    ), line as (
      insert into order_lines (order_id, position, product_id, variation_id, name, sku, attributes, quantity, unit_cents,
        tax_rate_basis_points, net_cents, tax_cents, price_steps, discount_net_cents, discount_tax_cents, purchase_note)
      select ${orderId}, l.position, l.product_id, l.variation_id, l.name, l.sku, l.attributes, l.quantity, l.unit_cents,
        l.tax_rate_basis_points, l.net_cents, l.tax_cents, l.price_steps, l.discount_net_cents, l.discount_tax_cents,
        coalesce((select p.purchase_note from products p where p.id = l.product_id), '')
      from jsonb_populate_recordset(null::order_lines, ${lines}::jsonb) l
    ), event as (
      insert into order_events (order_id, kind, who, person_id, person_name, to_status, created_at, detail)
      values (${orderId}, 'placed', 'customer', ${visitor.person?.customerId ?? null}, ${visitor.person ? actingName(visitor.person) : ''}, ${input.status}, ${clock.now()},
        ${detailOf(visitor)}::jsonb)
    ), mail as (
      insert into outbox (kind, recipient, order_id)
      select m.kind, m.recipient, ${orderId} from jsonb_to_recordset(${mails}::jsonb) as m (kind text, recipient text)
    ), job as (
      select graphile_worker.add_job('follow-up-order', json_build_object('orderId', ${orderId}::int), job_key := 'order-' || ${orderId}::int)
    ), ${addressesRemembered(visitor.person, form)}, ${cartEmptied(cartId)}
    select placed.number from placed, (select count(*) from job) jobs`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('the order has no number');
  return { id: orderId, number: row.number, key, paymentMethod: input.ready.payment };
}

/** The emails about a new order; the buyer of a pending one gets the confirmation once it is paid. */
function firstEmails(
  settings: RequestContext['settings'],
  { status, form, mainEmail = null }: OrderToInsert,
): readonly { readonly kind: OrderEmailKind; readonly recipient: string }[] {
  const kinds: Partial<Record<OrderStatus, readonly OrderEmailKind[]>> = {
    pending: [],
    'pending-approval': ['order-pending-approval', 'order-approval-wanted'],
  };
  const { email } = form.billing;
  const placedBy = mainEmail === null ? null : email;
  return (kinds[status] ?? ['order-confirmation', 'new-order']).flatMap((kind) =>
    recipientsOf(kind, { email, placedBy, approver: mainEmail }, settings),
  );
}

/** Who acted in the buyer's account, for the history. */
const detailOf = ({ person }: RequestContext['visitor']) =>
  JSON.stringify(person?.actedBy ? { actedBy: person.actedBy } : {});

function orderColumns(ctx: RequestContext, { form, cart, ready, status, creditAccount }: OrderToInsert) {
  const { settings } = ctx;
  const { audience, person } = ctx.visitor;
  return {
    status,
    customer_id: person?.customerId ?? null,
    session_id: ctx.session.current()?.id ?? null,
    locale: audience.locale,
    prices_with_tax: audience.mode === 'gross',
    billing_address: form.billing,
    shipping_address: isPickupRate(ready.shipping.method) ? shopAddress(settings) : form.shipping,
    customer_note: form.note,
    invoice_data: form.invoice ?? null,
    vat_check_id: cart.head?.vat?.id ?? null,
    vat_exemption: cart.vatExemption,
    attribution: ctx.settings.order_attribution ? (form.attribution ?? {}) : {},
    payment_method: ready.payment,
    payment_title: paymentMethodsFor(audience.locale).titles[ready.payment],
    shipping_method: ready.shipping.method,
    shipping_title: cart.state.shipping?.title ?? '',
    arrives_on: cart.arrivesOn,
    ...orderAmounts(cart),
    fee_title: cart.state.fee?.title ?? '',
    credit_account_id: creditAccount,
    main_account_id: person?.subaccount?.mainAccountId ?? null,
  };
}

const lineColumns = (line: PricedLine, index: number) => ({
  position: index + 1,
  ...orderLineArticle(line),
  ...orderLineAmounts(line),
});

/**
 * The part of a `with` statement that stores the addresses of an order for the customer's next one; nothing for guests. Without
 * a shipping address, or without an invoice, what an earlier order stored stays. A company's firm, numbers and address are its own data: an order
 * fills what is missing and changes nothing.
 */
function addressesRemembered(
  person: Pick<Person, 'customerId' | 'kind' | 'subaccount'> | null,
  form: Pick<CheckoutForm, 'billing' | 'shipping' | 'shipToDifferent' | 'invoice'>,
): RawBuilder<unknown> {
  const shipping = form.shipToDifferent ? JSON.stringify(form.shipping) : null;
  const invoice = form.invoice ? JSON.stringify(form.invoice) : null;
  const isCompany = person?.kind === 'business' && !person.subaccount;
  return sql`remembered as (
      update customers set
        billing_address = case when ${isCompany} and billing_address ->> 'address1' <> '' then billing_address
          else ${JSON.stringify(form.billing)}::jsonb end,
        shipping_address = coalesce(${shipping}::jsonb, shipping_address),
        invoice_data = case when ${isCompany} and invoice_data ->> 'kind' = 'business' and invoice_data ->> 'vatNumber' <> ''
          then invoice_data else coalesce(${invoice}::jsonb, invoice_data) end,
        company = case when ${isCompany} and company = '' then ${form.invoice?.company ?? ''} else company end
      where id = ${person?.customerId ?? null}::int)`;
}
