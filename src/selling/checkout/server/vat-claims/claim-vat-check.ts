import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';

/** Keeps with the visitor's cart which check its VAT number has; null for no number. Without a cart nothing is kept. */
export async function claimVatCheck(
  { db, session }: Pick<RequestContext, 'db' | 'session'>,
  checkId: number | null,
): Promise<void> {
  const owner = session.current();
  if (!owner) return;
  await sql`/* prepared */
    update carts set vat_check_id = ${checkId}::bigint
    where ${ownsCart(owner)} and vat_check_id is distinct from ${checkId}::bigint`.execute(db);
}
