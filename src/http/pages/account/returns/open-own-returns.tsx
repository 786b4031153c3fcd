import { redirect } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { findOwnOrder } from '#selling/orders/server/forms/read-own-order.ts';
import { OrderRefused } from '#selling/orders/storefront/order-refused.tsx';
import type { OwnReturns } from '#selling/returns/rules/own-returns.ts';
import { readOwnReturns } from '#selling/returns/server/read-own-returns.ts';
import type { DocumentPage, DocumentRequest } from '../../documents/document-loader.tsx';
import { idFrom, notFound } from '../../not-found.ts';

export type OpenedReturns =
  | { readonly ok: true; readonly own: OwnReturns; readonly customerId: number | null }
  /** what is wrong with the link */
  | { readonly ok: false; readonly page: DocumentPage };

/** The returns of the order that an address names, for whoever may see that order: its customer, or the holder of its link. */
export async function openOwnReturns({ ctx, params, url }: DocumentRequest): Promise<OpenedReturns> {
  ctx.reply.preventCaching();
  const link = url.searchParams.get('link') ?? '';
  const found = await findOwnOrder(ctx, { orderId: idFrom(params.id), link });
  if (found.ok) {
    const own = await readOwnReturns(ctx, found.order, found.link);
    return { ok: true, own, customerId: found.order.customerId };
  }
  const { code } = found.error;
  if (code === 'log-in') throw redirect(logInPath(url.pathname), 303);
  if (code === 'unknown') throw notFound();
  return { ok: false, page: { status: 403, head: '', view: <OrderRefused why={code} /> } };
}
