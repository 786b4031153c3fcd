import { data } from 'react-router';
import { quoteLocations } from '#wholesale/quotes/rules/quote-form.ts';
import { type QuoteContext, readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { requestContextOf } from '../../request-context-key.ts';
import type { Route } from './+types/quote-form.ts';

/** The form of a quote request, for a public page's button: what belongs to one visitor is asked for when it is wanted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  if (ctx.visitor.person?.kind !== 'business') throw data(null, { status: 403 });
  const form = await readQuoteForm(ctx, quoteContextIn(request));
  if (!form) throw notFound();
  return Response.json(form, { headers: { 'cache-control': 'private, no-store' } });
}

/** Where an address says that a quote is requested. */
export function quoteContextIn(request: Request): QuoteContext {
  const { searchParams } = new URL(request.url);
  const location = quoteLocations.find((known) => known === searchParams.get('location')) ?? 'standard';
  const product = searchParams.get('product');
  return {
    location,
    productId: location === 'productpage' && product !== null ? idFrom(product) : null,
  };
}
