import { quoteListPlace } from '#wholesale/quotes/server/quote-list/quote-list-place.ts';
import { notFound } from '../../not-found.ts';
import { toolboxOf } from '../../toolbox-context.ts';
import type { Route } from './+types/quote-list-place.ts';

/** What a browser needs to add to the quote list, for the buttons of public pages; a shop without one has no such address. */
export function loader({ context }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  const place = quoteListPlace(toolbox);
  if (!place) throw notFound();
  return Response.json(place, { headers: { 'cache-control': 'private, no-store' } });
}
