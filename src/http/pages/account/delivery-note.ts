import { redirect } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { deliveryNotePdf } from '#selling/delivery-notes/server/delivery-note-pdf.ts';
import { readNotesOf } from '#selling/delivery-notes/server/read-delivery-notes.ts';
import { findOwnOrder } from '#selling/orders/server/forms/read-own-order.ts';
import { fileDownload } from '../file-download.ts';
import { idFrom, notFound } from '../not-found.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/delivery-note.ts';

/** A delivery note of an order, for its customer or the holder of its link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const url = new URL(request.url);
  const link = url.searchParams.get('link') ?? '';
  const order = await findOwnOrder(ctx, { orderId: idFrom(params.id), link });
  if (!order.ok) throw order.error.code === 'log-in' ? redirect(logInPath(url.pathname)) : notFound();
  const notes = await readNotesOf(ctx, order.order.id, 'holding');
  const note = notes.find(({ id }) => id === idFrom(params.note));
  if (!note) throw notFound();
  return fileDownload(await deliveryNotePdf(ctx, note));
}
