import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { quoteListPath } from '#wholesale/quotes/rules/quote-list/quote-list-context.ts';
import { postQuoteListForm } from '#wholesale/quotes/server/quote-list/post-quote-list-form.ts';
import { quoteListContext } from '#wholesale/quotes/server/quote-list/quote-list-context.ts';
import { readQuoteList } from '#wholesale/quotes/server/quote-list/read-quote-list.ts';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { QuoteListView } from '#wholesale/quotes/storefront/quote-list/quote-list-view.tsx';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { requestContextOf } from '../../request-context-key.ts';
import type { Route } from './+types/request-quote.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: quoteListFor(loaderData?.locale ?? 'it').title });

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const listContext = quoteListContext(ctx);
  if (!listContext) throw notFound();
  const { visitor } = ctx;
  const lines = await readQuoteList(ctx);
  const form =
    lines.length === 0 ? null : await readQuoteForm(ctx, { location: 'quotelist', productId: null });
  return {
    lines,
    form,
    nonce: listContext.nonce,
    asks: visitor.person?.kind ?? ('guest' as const),
    locale: visitor.audience.locale,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestContextOf(context);
  if (!quoteListContext(ctx)) throw notFound();
  await postQuoteListForm(ctx, postedForm(await request.formData()));
  throw redirect(quoteListPath, 303);
}

export default function RequestQuote({ loaderData }: Route.ComponentProps) {
  const { locale: _, ...list } = loaderData;
  return <QuoteListView {...list} />;
}
