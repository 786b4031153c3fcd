import type { Toolbox } from '#services/toolbox.ts';
import { lockCart } from '#shop/cart/server/lock-cart.ts';

/** Keeps the rate that the buyer asked for; whether the cart can be sent that way is seen when it is read (wire 1.2). */
export async function chooseShipping(toolbox: Toolbox, rateId: string): Promise<void> {
  await toolbox.db.transaction().execute(async (transaction) => {
    const cart = await lockCart(transaction, toolbox);
    if (!cart) return;
    await transaction
      .updateTable('carts')
      .set({ shipping_method: rateId.slice(0, 100), updated_at: toolbox.clock.now() })
      .where('id', '=', cart.id)
      .execute();
  });
}
