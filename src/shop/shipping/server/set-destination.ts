import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { lockCart } from '#shop/cart/server/lock-cart.ts';
import type { Destination } from '../rules/destination.ts';

/** Keeps where the cart's goods go, for VAT and shipping; without a cart nothing is kept. The state must be a code of the country. */
export async function setDestination(toolbox: Toolbox, destination: Destination): Promise<void> {
  await toolbox.db.transaction().execute(async (transaction) => {
    const cart = await lockCart(transaction, toolbox);
    if (!cart) return;
    await sql`
      update carts set destination = ${JSON.stringify(destination)}::jsonb, version = version + 1,
        updated_at = ${toolbox.clock.now()}
      where id = ${cart.id} and destination is distinct from ${JSON.stringify(destination)}::jsonb`.execute(
      transaction,
    );
  });
}
