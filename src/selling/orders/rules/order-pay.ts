/** Where an order that waits for its payment is paid. */
export function orderPayPath(order: { readonly id: number; readonly key: string }): string {
  return `/checkout/order-pay/${order.id}/?pay_for_order=true&key=${encodeURIComponent(order.key)}`;
}

/** What the nonce of paying an order is made for, and the form field that carries it. */
export const payOrderAction = ({ platform }: { readonly platform: string }) => `${platform}-pay`;
export const payOrderField = ({ platform }: { readonly platform: string }) => `${platform}-pay-nonce`;

/** A button of this name works the total out anew without paying, where no scripts run. */
export const updatePayTotalField = 'update_total';

/** The total in cents that whoever pays has seen. */
export const totalSeenField = 'total_seen';

export type PayProblem =
  | { readonly code: 'expired' | 'notPayable' | 'notOffered' | 'totalChanged' | 'outOfStock' }
  | { readonly code: 'payment'; readonly text: string }
  | { readonly code: 'insufficient-credit'; readonly text: string };
