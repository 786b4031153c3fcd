import { sql } from 'kysely';
import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';

/**
 * Stores the destination country of the visitor's cart, on which shipping and VAT depend (VAT-13); state and postcode of another
 * country are cleared. False for an unknown country.
 */
export async function saveDeliveryCountry(
  { db, session }: Pick<RequestContext, 'db' | 'session'>,
  given: string,
): Promise<boolean> {
  const country = given.trim().toUpperCase();
  if (!isCountry(country)) return false;
  const owner = session.current();
  if (!owner) return true;
  const there = JSON.stringify({ country, state: '', postcode: '' });
  await sql`/* prepared */
    update carts set destination = ${there}::jsonb
    where ${ownsCart(owner)} and destination ->> 'country' is distinct from ${country}`.execute(db);
  return true;
}
