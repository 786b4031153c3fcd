import { sql } from 'kysely';
import { savedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { destinationFrom } from '#selling/shipping/rules/destination.ts';
import { type CheckoutDraft, draftOf, type StoredDraft } from '../../rules/checkout-draft.ts';
import { readSavedAddresses } from '../read-saved-addresses.ts';

type Found = StoredDraft & {
  readonly destination: unknown;
  readonly keptBilling: unknown;
  readonly keptShipping: unknown;
};

/** The checkout draft of the visitor's cart, in one round trip. */
export async function readDraft(ctx: RequestContext): Promise<CheckoutDraft> {
  const { person } = ctx.visitor;
  const session = ctx.session.current();
  const ofCart = session ? ownsCart(session) : sql<boolean>`false`;
  const { rows } = await sql<Found>`/* prepared */
    select cart.billing_address as billing, cart.shipping_address as shipping, coalesce(cart.order_note, '') as note,
      cart.payment_method as "paymentMethod", cart.destination,
      exists (select from cart_lines line where line.cart_id = cart.id) as "hasLines",
      customer.billing_address as "keptBilling", customer.shipping_address as "keptShipping"
    from (select 1) one
    left join (select * from carts where ${ofCart}) cart on true
    left join customers customer on customer.id = ${person?.customerId ?? null}::int`.execute(ctx.db);
  const found = rows[0] ?? null;
  return draftOf(found, {
    // Whoever buys for a company starts with its address, which is another account's.
    saved: person?.subaccount
      ? await readSavedAddresses(ctx)
      : savedAddresses({ billing: found?.keptBilling, shipping: found?.keptShipping }),
    destination: destinationFrom(found?.destination, ctx.settings.home_country),
    person: person
      ? {
          firstName: person.firstName,
          lastName: person.lastName,
          company: person.company,
          email: person.email,
        }
      : {},
  });
}
