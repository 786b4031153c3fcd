/** The path of an order's page: for its customer who is logged in, or a visitor with a valid link. */
export function orderPath(orderId: number, link = ''): string {
  const path = `/my-account/view-order/${orderId}/`;
  return link === '' ? path : `${path}?link=${encodeURIComponent(link)}`;
}

/** A parsed order link: its expiry in whole seconds since 1970, and its signature. */
export type OrderLink = { readonly until: number; readonly signature: string };

/** The text that is signed: the order, its key and the expiry of the link. */
export function orderLinkText(order: { readonly id: number; readonly key: string }, until: number): string {
  return `order-link|${order.id}|${order.key}|${until}`;
}

export function writeOrderLink({ until, signature }: OrderLink): string {
  return `${until.toString(36)}.${signature}`;
}

/** Reads a link from an address; null where it is none. */
export function readOrderLink(text: string): OrderLink | null {
  const match = /^([0-9a-z]{6,8})\.([\w-]{43})$/.exec(text);
  return match ? { until: Number.parseInt(match[1] ?? '', 36), signature: match[2] ?? '' } : null;
}

/** How long after the order the order-received page opens with its key alone, in milliseconds. */
const THANKED_FOR_MS = 24 * 60 * 60 * 1000;

/** Whether the order-received page still opens with the order's key alone: later it needs a link or the customer's log-in. */
export function isStillThankedFor(order: { readonly createdAt: string }, now: Date): boolean {
  return now.getTime() - Date.parse(order.createdAt) < THANKED_FOR_MS;
}
