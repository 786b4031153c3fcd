import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { quoteListPath } from '#wholesale/quotes/rules/quote-list/quote-list-context.ts';
import { postQuoteListForm } from '#wholesale/quotes/server/quote-list/post-quote-list-form.ts';
import { quoteListContext } from '#wholesale/quotes/server/quote-list/quote-list-context.ts';
import { readQuoteList } from '#wholesale/quotes/server/quote-list/read-quote-list.ts';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { QuoteListView } from '#wholesale/quotes/storefront/quote-list/quote-list-view.tsx';
import { documentLoader } from '../../documents/document-loader.tsx';
import { found, notFound } from '../../not-found.ts';

export const loader = documentLoader(async ({ ctx }) => {
  ctx.reply.preventCaching();
  const { visitor } = ctx;
  const { nonce } = found(quoteListContext(ctx));
  const lines = await readQuoteList(ctx);
  const form =
    lines.length === 0 ? null : await readQuoteForm(ctx, { location: 'quotelist', productId: null });
  return {
    head: quoteListFor(visitor.audience.locale).title,
    sheets: ['business'],
    view: <QuoteListView lines={lines} form={form} nonce={nonce} asks={visitor.person?.kind ?? 'guest'} />,
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  if (!quoteListContext(ctx)) throw notFound();
  await postQuoteListForm(ctx, postedForm(await request.formData()));
  return redirect(quoteListPath, 303);
});
