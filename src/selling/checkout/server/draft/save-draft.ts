import { sql } from 'kysely';
import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The values to store; absent ones stay unchanged. */
export type DraftChange = {
  readonly billing?: BillingAddress | undefined;
  readonly shipping?: Address | undefined;
  readonly note?: string | undefined;
  readonly paymentMethod?: string | undefined;
};

/** Stores the checkout draft with the visitor's cart; creates session and cart where there are none (wire 1.2). */
export async function saveDraft(ctx: RequestContext, change: DraftChange): Promise<void> {
  const session = await ctx.session.open(ctx.db);
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  const { shipping } = change;
  const destination =
    shipping && shipping.country !== ''
      ? { country: shipping.country, state: shipping.state, postcode: shipping.postcode }
      : null;
  const json = (value: object | null | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`;
  await sql`/* prepared */
    insert into carts as cart (${owner}, billing_address, shipping_address, destination, order_note, payment_method)
    values (${session.customerId ?? session.id}, ${json(change.billing)}, ${json(shipping)}, ${json(destination)},
      ${change.note ?? ''}, ${change.paymentMethod ?? null}::text)
    on conflict (${owner}) do update set
      billing_address = coalesce(excluded.billing_address, cart.billing_address),
      shipping_address = coalesce(excluded.shipping_address, cart.shipping_address),
      destination = coalesce(excluded.destination, cart.destination),
      order_note = case when ${change.note !== undefined} then excluded.order_note else cart.order_note end,
      payment_method = coalesce(excluded.payment_method, cart.payment_method)`.execute(ctx.db);
}
