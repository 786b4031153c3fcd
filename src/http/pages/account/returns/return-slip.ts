import { redirect } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { findOwnOrder } from '#selling/orders/server/forms/read-own-order.ts';
import { readOwnReturns } from '#selling/returns/server/read-own-returns.ts';
import { returnSlipPdf } from '#selling/returns/server/return-slip.ts';
import { fileDownload } from '../../file-download.ts';
import { found, idFrom, notFound } from '../../not-found.ts';
import { requestContextOf } from '../../request-context-key.ts';
import type { Route } from './+types/return-slip.ts';

/** The slip of a return, for the customer of its order or the holder of its link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const url = new URL(request.url);
  const link = url.searchParams.get('link') ?? '';
  const asked = await findOwnOrder(ctx, { orderId: idFrom(params.id), link });
  if (!asked.ok) throw asked.error.code === 'log-in' ? redirect(logInPath(url.pathname)) : notFound();
  const { order } = asked;
  const own = await readOwnReturns(ctx, order, link);
  const record = found(own.returns.find(({ id }) => id === idFrom(params.return)) ?? null);
  const { locale } = ctx.visitor.audience;
  return fileDownload(found(await returnSlipPdf(ctx, { record, order, locale })));
}
