/** The path where an unpaid order is paid. */
export function orderPayPath(order: { readonly id: number; readonly key: string }): string {
  return `/checkout/order-pay/${order.id}/?pay_for_order=true&key=${encodeURIComponent(order.key)}`;
}

/** The nonce action of paying an order, and its form field. */
export const payOrderAction = ({ platform }: { readonly platform: string }) => `${platform}-pay`;
export const payOrderField = ({ platform }: { readonly platform: string }) => `${platform}-pay-nonce`;

/** A button of this name recalculates the total without paying, for the form post. */
export const updatePayTotalField = 'update_total';

/** The total in cents that the payer has seen. */
export const totalSeenField = 'total_seen';

export type PayProblem =
  | { readonly code: 'expired' | 'notPayable' | 'notOffered' | 'totalChanged' | 'outOfStock' }
  | { readonly code: 'payment'; readonly text: string }
  | { readonly code: 'insufficient-credit'; readonly text: string };
