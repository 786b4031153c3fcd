import type { Toolbox } from '#services/toolbox.ts';
import { type KeptAddresses, keptAddresses } from '../rules/kept-addresses.ts';

/** The addresses of the visitor's own last order; a guest has none, nor has somebody else's customer. */
export async function readKeptAddresses(toolbox: Pick<Toolbox, 'db' | 'visitor'>): Promise<KeptAddresses> {
  const { person } = toolbox.visitor;
  if (!person) return { billing: null, shipping: null };
  const row = await toolbox.db
    .selectFrom('customers')
    .select(['billing_address as billing', 'shipping_address as shipping', 'invoice_data as invoice'])
    .where('id', '=', person.customerId)
    .executeTakeFirst();
  return row ? keptAddresses(row) : { billing: null, shipping: null };
}
