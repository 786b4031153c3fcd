/** Where one order is looked at: by its customer who is logged in, or by whoever holds a link to it. */
export function orderPath(orderId: number, link = ''): string {
  const path = `/my-account/view-order/${orderId}/`;
  return link === '' ? path : `${path}?link=${encodeURIComponent(link)}`;
}

/** A link to an order taken apart: until when it holds, in whole seconds since 1970, and its signature. */
export type OrderLink = { readonly until: number; readonly signature: string };

/** What the signature of a link is made over: the order, its own secret and the end of the link. */
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

/** How long after it was placed an order is thanked for to whoever holds its key, in milliseconds. */
const THANKED_FOR_MS = 24 * 60 * 60 * 1000;

/** Whether the page of thanks still opens with the order's key alone: later the order asks for its link or for its customer. */
export function isStillThankedFor(order: { readonly createdAt: string }, now: Date): boolean {
  return now.getTime() - Date.parse(order.createdAt) < THANKED_FOR_MS;
}
