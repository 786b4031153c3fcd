import { amountToPay } from '#selling/orders/rules/order-for-payment.ts';
import { totalSeenField } from '#selling/orders/rules/order-pay.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { OrderLines } from '#selling/orders/storefront/order-lines.tsx';

/** The lines and total to pay; replaced when another method is chosen (FEE-03). */
export function OrderPayReview({ order }: { readonly order: OrderView }) {
  return (
    <>
      <OrderLines order={order} />
      <input type="hidden" name={totalSeenField} value={amountToPay(order)} readOnly />
    </>
  );
}
