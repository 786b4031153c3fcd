import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { postQuoteForm } from '#wholesale/quotes/server/post-quote-form.ts';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import {
  QuoteRequestView,
  type QuoteRequestViewProps,
} from '#wholesale/quotes/storefront/quote-request-view.tsx';
import { type DocumentPage, type DocumentRequest, documentLoader } from '../../documents/document-loader.tsx';
import { notFound } from '../../not-found.ts';
import { ownAccount } from '../own-account.ts';
import { quoteContextIn } from './quote-form.ts';

export const loader = documentLoader((asked) => documentOf(asked, null));

export const action = documentLoader(async (asked) => {
  const { ctx, request } = asked;
  const { person } = ownAccount(ctx, request);
  const outcome = await postQuoteForm(ctx, { person, form: postedForm(await request.formData()) });
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  return { ...(await documentOf(asked, outcome)), status: outcome.status };
});

async function documentOf(
  { ctx, request }: DocumentRequest,
  refused: QuoteRequestViewProps['refused'],
): Promise<DocumentPage> {
  const { person, frame } = ownAccount(ctx, request);
  const form = await readQuoteForm(ctx, quoteContextIn(request));
  if (!form && person.kind === 'business') throw notFound();
  const { title } = quotesFor(ctx.visitor.audience.locale);
  return {
    head: title,
    view: <QuoteRequestView form={form} frame={frame} refused={refused} />,
  };
}
