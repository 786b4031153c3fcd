import type { Database } from '#foundation/database/client.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { payPlacedWithSaved } from '#selling/checkout/server/payment/pay-with-saved.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { findPayment, paymentsOfOrder } from '#selling/wallet/server/find-payment.ts';
import { type OwnMethod, readOwnMethods } from '#selling/wallet/server/saved/own-methods.ts';
import { startCartPayment } from '#selling/wallet/server/start-payment.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '../factories/a-request-context.ts';
import type { PaymentPeer } from './peers/payment-peer.ts';

export type SavingBuyer = Awaited<ReturnType<typeof aSavingBuyer>>;

/** Somebody who is logged in, in a shop that stores payment methods at a peer. */
export async function aSavingBuyer(db: Database, peer: PaymentPeer, options: RequestContextOptions = {}) {
  const { adapter, method } = peer;
  const product = await aProduct(db, { stock: 100 });
  const ctx = await aRequestContext(db, {
    person: await aPerson(db),
    paymentAdapters: { [adapter.code]: adapter },
    ...options,
    settings: { saved_methods_enabled: true, ...options.settings },
  });
  const form = () => readCheckoutForm(aCheckoutForm({ payment_method: method }));
  const place = async () => {
    await addToCart(ctx, { productId: product.id, quantity: 2, attributes: {} });
    const placed = await placeOrder(ctx, form(), '', 'later');
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return placed.order;
  };
  const methods = () => readOwnMethods(ctx);
  return {
    ctx,
    methods,
    place,
    /** pays an order with a new method, and wants it stored */
    async payAndSave(saves = true): Promise<void> {
      await addToCart(ctx, { productId: product.id, quantity: 2, attributes: {} });
      const started = await startCartPayment(ctx, { method, saves });
      if (!started.ok) throw new Error(JSON.stringify(started.error));
      peer.approve(started.id);
      const attempt = await findPayment(db, started.id);
      if (!attempt) throw new Error('no attempt');
      await approvePayment(ctx, attempt);
      const placed = await placeOrder(ctx, form());
      if (!placed.ok || placed.payment !== 'captured') throw new Error('the first payment was not taken');
    },
    async theSaved(): Promise<OwnMethod> {
      const [saved] = await methods();
      if (!saved) throw new Error('nothing is stored');
      return saved;
    },
    /** places an order and charges a stored method for it */
    async payWith(saved: OwnMethod) {
      const placed = await place();
      const path = await payPlacedWithSaved(ctx, placed, saved);
      return { placed, path, ...watch(db, placed.id) };
    },
  };
}

/** An order as it is, with its attempts. */
export const watch = (db: Database, orderId: number) => ({
  async order() {
    const order = await readOrder({ db }, orderId);
    if (!order) throw new Error('no order');
    return order;
  },
  async attempt() {
    const [newest] = await paymentsOfOrder(db, orderId);
    if (!newest) throw new Error('no attempt');
    return newest;
  },
});
