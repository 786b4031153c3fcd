import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { QuoteFieldPage } from '#wholesale/quotes/back-office/quote-field-page.tsx';
import { emptyQuoteField, quoteFieldsAction } from '#wholesale/quotes/rules/quote-field-form.ts';
import { listQuoteFields } from '#wholesale/quotes/server/staff/list-quote-fields.ts';
import { postQuoteField } from '#wholesale/quotes/server/staff/post-quote-fields.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, recordId, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/quote-field.ts';

export const meta = titleMeta;

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'quote-fields');
  const id = recordId(params.id);
  const found = id === null ? null : (await listQuoteFields(ctx)).find((field) => field.id === id);
  if (found === undefined) throw notFound();
  const words = staffMessagesFor(staffLocale(ctx)).staffConversations.fields;
  return {
    id,
    field: found ?? emptyQuoteField,
    answers: found?.answers ?? 0,
    nonce: ctx.nonces.make(quoteFieldsAction),
    title: found?.labelIt ?? words.newField,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'quote-fields');
  const outcome = await postQuoteField(ctx, recordId(params.id), postedForm(await request.formData()));
  return answerForm(outcome);
}

export default function QuoteField({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return (
    <QuoteFieldPage
      {...page}
      field={actionData?.entered ?? page.field}
      problems={actionData?.problems ?? []}
    />
  );
}
