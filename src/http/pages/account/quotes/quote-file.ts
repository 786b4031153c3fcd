import { readQuoteFile } from '#wholesale/quotes/server/read-quote-file.ts';
import { fileDownload } from '../../file-download.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { toolboxOf } from '../../toolbox-context.ts';
import type { Route } from './+types/quote-file.ts';

/** A file of a quote request, for whoever sent it and for the shop; for everybody else there is none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  const file = await readQuoteFile(toolbox, idFrom(params.id));
  if (!file) throw notFound();
  return fileDownload(file);
}
