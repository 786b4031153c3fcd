import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { quoteListPath } from '#wholesale/quotes/rules/quote-list/quote-list-paths.ts';
import { postQuoteListForm } from '#wholesale/quotes/server/quote-list/post-quote-list-form.ts';
import { quoteListPlace } from '#wholesale/quotes/server/quote-list/quote-list-place.ts';
import { readQuoteList } from '#wholesale/quotes/server/quote-list/read-quote-list.ts';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { QuoteListView } from '#wholesale/quotes/storefront/quote-list/quote-list-view.tsx';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { toolboxOf } from '../../toolbox-context.ts';
import type { Route } from './+types/request-quote.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: quoteListFor(loaderData?.locale ?? 'it').title });

export async function loader({ context }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  const place = quoteListPlace(toolbox);
  if (!place) throw notFound();
  const { visitor } = toolbox;
  const lines = await readQuoteList(toolbox);
  const form =
    lines.length === 0 ? null : await readQuoteForm(toolbox, { location: 'quotelist', productId: null });
  return {
    lines,
    form,
    nonce: place.nonce,
    asks: visitor.person?.kind ?? ('guest' as const),
    locale: visitor.audience.locale,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const toolbox = toolboxOf(context);
  if (!quoteListPlace(toolbox)) throw notFound();
  await postQuoteListForm(toolbox, postedForm(await request.formData()));
  throw redirect(quoteListPath, 303);
}

export default function RequestQuote({ loaderData }: Route.ComponentProps) {
  const { locale: _, ...list } = loaderData;
  return <QuoteListView {...list} />;
}
