import { totalSeenField } from '#selling/orders/rules/order-pay.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { OrderLines } from '#selling/orders/storefront/order-lines.tsx';

/** What is paid for; the piece of the page that the total of another method replaces (FEE-03). */
export function OrderPayReview({ order }: { readonly order: OrderView }) {
  return (
    <>
      <OrderLines order={order} />
      <input type="hidden" name={totalSeenField} value={order.total} readOnly />
    </>
  );
}
