/** The prefix that the platform's names begin with (WIRE-01). */
type Prefix = { readonly platform: string };

/** The nonce actions of the checkout, and the form field of the one for ordering (wire 2.1). */
export const updateOrderReviewAction = 'update-order-review';
export const processCheckoutAction = ({ platform }: Prefix) => `${platform}-process_checkout`;
export const processCheckoutField = ({ platform }: Prefix) => `${platform}-process-checkout-nonce`;

/** A button of this name shows the recalculated checkout without ordering, for the form post (wire 2.1). */
export const updateTotalsField = ({ platform }: Prefix) => `${platform}_checkout_update_totals`;

/** The path of the order-received page, for a visitor with the order's key. */
export function orderReceivedPath(order: { readonly id: number; readonly key: string }): string {
  return `/checkout/order-received/${order.id}/?key=${encodeURIComponent(order.key)}`;
}
