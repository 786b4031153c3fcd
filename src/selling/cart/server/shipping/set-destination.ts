import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';
import { ownsCart } from '../owns-cart.ts';

/** Keeps with the visitor's cart where the goods go; whoever has no cart has nothing to send. */
export async function setDestination(ctx: RequestContext, to: Destination): Promise<void> {
  const session = ctx.session.current();
  if (!session) return;
  await sql`/* prepared */
    update carts set destination = ${JSON.stringify(to)}::jsonb where ${ownsCart(session)}`.execute(ctx.db);
}
