import { readQuoteFile } from '#wholesale/quotes/server/read-quote-file.ts';
import { fileDownload } from '../../file-download.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { requestContextOf } from '../../request-context-key.ts';
import type { Route } from './+types/quote-file.ts';

/** A file of a quote request, for its sender and for the shop; 404 for everybody else. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const file = await readQuoteFile(ctx, idFrom(params.id));
  if (!file) throw notFound();
  return fileDownload(file);
}
