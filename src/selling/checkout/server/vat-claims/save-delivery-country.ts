import { sql } from 'kysely';
import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';

/**
 * Keeps with the visitor's cart the country that the goods go to, on which shipping and VAT depend (VAT-13); state and postcode of another
 * country are forgotten. False for what is no country.
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
