import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ProviderOrder } from '#services/payment-provider.ts';

/** Fills into the cart's checkout form what the provider knows of the buyer, where the form was not begun yet. */
export async function keepPayersAddress(
  db: Database,
  cartId: number,
  { payer, shipping }: ProviderOrder,
): Promise<void> {
  const [first = '', ...rest] = (shipping?.name ?? '').split(' ');
  const known = {
    billing_email: payer.email,
    billing_first_name: payer.firstName || first,
    billing_last_name: payer.lastName || rest.join(' '),
    billing_address_1: shipping?.address1,
    billing_address_2: shipping?.address2,
    billing_city: shipping?.city,
    billing_state: shipping?.state,
    billing_postcode: shipping?.postcode,
    billing_country: shipping?.country,
  };
  const fields = Object.fromEntries(Object.entries(known).filter(([, text]) => text));
  await sql`update carts set checkout_form = ${JSON.stringify(fields)}::jsonb
    where id = ${cartId} and checkout_form is null and ${shipping !== null}`.execute(db);
}
