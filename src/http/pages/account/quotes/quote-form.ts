import { data } from 'react-router';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { notFound } from '../../not-found.ts';
import { toolboxOf } from '../../toolbox-context.ts';
import type { Route } from './+types/quote-form.ts';
import { quotePlaceIn } from './quote-place.ts';

/** The form of a quote request, for a public page's button: what belongs to one visitor is asked for when it is wanted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  if (toolbox.visitor.person?.kind !== 'business') throw data(null, { status: 403 });
  const form = await readQuoteForm(toolbox, quotePlaceIn(request));
  if (!form) throw notFound();
  return Response.json(form, { headers: { 'cache-control': 'private, no-store' } });
}
