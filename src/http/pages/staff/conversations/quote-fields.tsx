import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { QuoteFieldList } from '#wholesale/quotes/back-office/quote-field-list.tsx';
import { quoteFieldsAction, readQuoteFieldsDone } from '#wholesale/quotes/rules/quote-field-form.ts';
import { listQuoteFields } from '#wholesale/quotes/server/staff/list-quote-fields.ts';
import { postQuoteFields } from '#wholesale/quotes/server/staff/post-quote-fields.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/quote-fields.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'quote-fields');
  return {
    fields: await listQuoteFields(ctx),
    done: readQuoteFieldsDone(asked),
    nonce: ctx.nonces.make(quoteFieldsAction),
    title: words.staffConversations.fields.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = postedForm(await request.formData());
  return redirect(await postQuoteFields(staffContext(context, 'quote-fields'), form), 303);
}

export default function QuoteFields({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <QuoteFieldList {...page} />;
}
