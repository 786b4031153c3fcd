import type { Database } from '#foundation/database/client.ts';
import { toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { RefundState } from '#selling/orders/rules/refunds/refund-state.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import type { TestPaymentProvider } from './a-payment-provider.ts';
import { aProduct } from './a-product.ts';
import { aWalletBuyer, confirm, receive } from './a-wallet-buyer.ts';
import { aClerk } from './an-order.ts';

let count = 0;

/** An order of two pieces of 12,20 € and shipping of 7,90 €, taken through the provider, with its buyer and a clerk who refunds it. */
export async function aPaidWalletOrder(db: Database, server: TestPaymentProvider) {
  const product = await aProduct(db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(db, server, { productId: product.id, quantity: 2 });
  const placed = await confirm(buyer);
  if (!placed.ok) throw new Error(placed.error.code);
  const order = await readOrder({ db }, placed.order.id);
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('no order');
  const clerk = await aClerk(db, { paymentAdapters: buyer.paymentAdapters });
  const careOf = async () => {
    const care = await readOrderCare(clerk, order.id);
    if (!care) throw new Error('no order');
    return care;
  };
  return {
    buyer,
    clerk,
    order,
    line,
    providerOrderId,
    careOf,
    /** refunds pieces, and the shipping with all or none of them */
    async giveBack(pieces: number, restock = false) {
      count += 1;
      const amount = toCents(pieces * line.unit);
      const given = await refundOrder(clerk, {
        id: order.id,
        requestKey: `request-of-the-tests-${count}`,
        reason: 'Pezzo difettoso',
        lines: pieces === 0 ? [] : [{ lineId: line.id, quantity: pieces, amount, restock }],
        shipping: pieces === 1 ? zeroCents : order.shippingAmount,
      });
      if (!given.ok) throw new Error(JSON.stringify(given.error));
      return given;
    },
    statesOf: async (): Promise<readonly RefundState[]> => (await careOf()).refunds.map(({ state }) => state),
    /** the kinds of the emails about refunds, newest first */
    emailsOf: async () =>
      (await careOf()).emails.map(({ kind }) => kind).filter((kind) => kind.includes('refunded')),
    async onHand() {
      const stock = await db
        .selectFrom('stock')
        .select('on_hand')
        .where('product_id', '=', product.id)
        .executeTakeFirstOrThrow();
      return stock.on_hand;
    },
    async paymentId() {
      const payment = await db
        .selectFrom('payment_attempts')
        .select('id')
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow();
      return payment.id;
    },
    /** a message of the provider about one of its records */
    async tell(resource: object, kind = 'PAYMENT.CAPTURE.REFUNDED') {
      const request = server.webhook(kind, { ...resource });
      return receive(buyer, request);
    },
  };
}
