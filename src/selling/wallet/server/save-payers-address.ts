import { sql } from 'kysely';
import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import {
  formFromWire,
  wireFromAddress,
  wireFromBillingAddress,
} from '#foundation/addresses/rules/wire-address.ts';
import type { ProviderPayment } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/**
 * Copies the address chosen in the wallet into the cart's checkout form and makes it the cart's destination: the shipping cost there
 * is reviewed before the capture (PAY-16). A billing address that was typed, or is known from an earlier order, stays; else the
 * chosen address is the billing address too.
 */
export async function savePayersAddress(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  cartId: number,
  { chosen, payer }: { readonly chosen: Address; readonly payer: ProviderPayment['payer'] },
): Promise<void> {
  const cart = await db
    .selectFrom('carts')
    .leftJoin('customers', 'customers.id', 'carts.customer_id')
    .select(['carts.checkout_form', 'customers.billing_address'])
    .where('carts.id', '=', cartId)
    .executeTakeFirst();
  const bill = cart?.billing_address as BillingAddress | null | undefined;
  const typed = cart?.checkout_form as Readonly<Record<string, string>> | null | undefined;
  const known = typed ?? (bill ? formFromWire(wireFromBillingAddress(bill), 'billing') : null);
  const first: BillingAddress = {
    ...chosen,
    firstName: payer.firstName || chosen.firstName,
    lastName: payer.lastName || chosen.lastName,
    email: visitor.person?.email ?? payer.email,
  };
  const fields = known
    ? { ...known, ...formFromWire(wireFromAddress(chosen), 'shipping'), ship_to_different_address: '1' }
    : formFromWire(wireFromBillingAddress(first), 'billing');
  const said = Object.entries(fields).filter(([, text]) => text !== '');
  const { country, state, postcode } = chosen;
  await sql`update carts set checkout_form = ${JSON.stringify(Object.fromEntries(said))}::jsonb,
      destination = ${JSON.stringify({ country, state, postcode })}::jsonb
    where id = ${cartId}`.execute(db);
}
