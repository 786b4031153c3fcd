import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { orderLinkText, orderPath, readOrderLink, writeOrderLink } from '../rules/order-link.ts';
import type { OrderView } from '../rules/order-view.ts';
import { readOrder } from './read-order.ts';

const DAY_S = 24 * 60 * 60;

/** What signing a link needs: the shop's key, the clock, and the lifetime of links in days. */
export type LinkSigner = {
  readonly sign: (text: string) => string;
  readonly now: Date;
  readonly days: number;
};

/** The signed part of an order link, which opens one order for some days without a log-in. */
export function signedOrderLink(
  order: { readonly id: number; readonly key: string },
  by: LinkSigner,
): string {
  const until = Math.floor(by.now.getTime() / 1000) + by.days * DAY_S;
  return writeOrderLink({ until, signature: by.sign(orderLinkText(order, until)) });
}

/** The path of an order's page with such a link. */
export function signedOrderPath(
  order: { readonly id: number; readonly key: string },
  by: LinkSigner,
): string {
  return orderPath(order.id, signedOrderLink(order, by));
}

export function linkSignerOf(ctx: Pick<RequestContext, 'nonces' | 'clock' | 'settings'>): LinkSigner {
  const { nonces, clock, settings } = ctx;
  return { sign: nonces.sign, now: clock.now(), days: settings.order_link_days };
}

export type LinkedOrder =
  | { readonly ok: true; readonly order: OrderView }
  | { readonly ok: false; readonly error: { readonly code: 'wrong-link' | 'expired-link' } };

/** The order that a link opens; a forged link and one of a missing order give the same result. */
export async function readLinkedOrder(
  ctx: Pick<RequestContext, 'db' | 'nonces' | 'clock'>,
  input: { readonly orderId: number; readonly link: string },
): Promise<LinkedOrder> {
  const link = readOrderLink(input.link);
  const order = link && (await readOrder(ctx, input.orderId));
  if (!link || !order) return { ok: false, error: { code: 'wrong-link' } };
  const expected = Buffer.from(ctx.nonces.sign(orderLinkText(order, link.until)));
  const given = Buffer.from(link.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    return { ok: false, error: { code: 'wrong-link' } };
  }
  if (link.until * 1000 <= ctx.clock.now().getTime()) return { ok: false, error: { code: 'expired-link' } };
  return { ok: true, order };
}
