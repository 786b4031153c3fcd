import { type RawBuilder, sql } from 'kysely';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';

/**
 * The part of a `with` statement that keeps the addresses of an order for the customer's next one; of a guest nothing is kept. Without
 * another address for the goods, or without an invoice, what was kept from an earlier order stays.
 */
export function addressesRemembered(
  person: Pick<Person, 'customerId'> | null,
  form: Pick<CheckoutForm, 'billing' | 'shipping' | 'shipToDifferent' | 'invoice'>,
): RawBuilder<unknown> {
  const shipping = form.shipToDifferent ? JSON.stringify(form.shipping) : null;
  const invoice = form.invoice ? JSON.stringify(form.invoice) : null;
  return sql`remembered as (
      update customers set billing_address = ${JSON.stringify(form.billing)}::jsonb,
        shipping_address = coalesce(${shipping}::jsonb, shipping_address),
        invoice_data = coalesce(${invoice}::jsonb, invoice_data)
      where id = ${person?.customerId ?? null}::int)`;
}
