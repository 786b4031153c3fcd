import { quoteListContext } from '#wholesale/quotes/server/quote-list/quote-list-context.ts';
import { notFound } from '../../not-found.ts';
import { requestContextOf } from '../../request-context-key.ts';
import type { Route } from './+types/quote-list-context.ts';

/** What a browser needs to add to the quote list, for the buttons of public pages; a shop without one has no such address. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const listContext = quoteListContext(ctx);
  if (!listContext) throw notFound();
  return Response.json(listContext, { headers: { 'cache-control': 'private, no-store' } });
}
