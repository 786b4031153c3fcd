import { data, redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { postQuoteForm } from '#wholesale/quotes/server/post-quote-form.ts';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { QuoteRequestView } from '#wholesale/quotes/storefront/quote-request-view.tsx';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { ownAccount } from '../own-account.ts';
import type { Route } from './+types/quote-request.ts';
import { quoteContextIn } from './quote-form.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: quotesFor(loaderData?.locale ?? 'it').title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, person, frame } = ownAccount(context, request);
  const form = await readQuoteForm(ctx, quoteContextIn(request));
  if (!form && person.kind === 'business') throw notFound();
  return { form, frame, locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, person } = ownAccount(context, request);
  const outcome = await postQuoteForm(ctx, { person, form: postedForm(await request.formData()) });
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return data(outcome, { status: outcome.status });
}

export default function QuoteRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { form, frame } = loaderData;
  return (
    <QuoteRequestView
      form={form}
      frame={frame}
      refused={actionData?.kind === 'refused' ? actionData : null}
    />
  );
}
