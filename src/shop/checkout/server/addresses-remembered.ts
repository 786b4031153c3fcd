import { type RawBuilder, sql } from 'kysely';
import type { Person } from '#shop/accounts/rules/visitor.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';

/**
 * The part of a `with` statement that keeps the addresses of an order for the customer's next one; of a guest nothing is kept. Without
 * another address for the goods the one kept from an earlier order stays.
 */
export function addressesRemembered(
  person: Pick<Person, 'customerId'> | null,
  form: Pick<CheckoutForm, 'billing' | 'shipping' | 'shipToDifferent'>,
): RawBuilder<unknown> {
  const shipping = form.shipToDifferent ? JSON.stringify(form.shipping) : null;
  return sql`remembered as (
      update customers set billing_address = ${JSON.stringify(form.billing)}::jsonb,
        shipping_address = coalesce(${shipping}::jsonb, shipping_address)
      where id = ${person?.customerId ?? null}::int)`;
}
