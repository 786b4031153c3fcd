/** The prefix that the platform's names begin with (WIRE-01). */
type Prefix = { readonly platform: string };

/** What the nonces of the checkout are made for, and the form field that carries the one for ordering (wire 2.1). */
export const updateOrderReviewAction = 'update-order-review';
export const processCheckoutAction = ({ platform }: Prefix) => `${platform}-process_checkout`;
export const processCheckoutField = ({ platform }: Prefix) => `${platform}-process-checkout-nonce`;

/** A button of this name draws the checkout anew without ordering, where no scripts run (wire 2.1). */
export const updateTotalsField = ({ platform }: Prefix) => `${platform}_checkout_update_totals`;

/** Where a placed order is shown to whoever holds its key. */
export function orderReceivedPath(order: { readonly id: number; readonly key: string }): string {
  return `/checkout/order-received/${order.id}/?key=${encodeURIComponent(order.key)}`;
}
