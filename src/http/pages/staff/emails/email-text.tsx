import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { EmailTextPage } from '#site/email-texts/back-office/email-text-page.tsx';
import { emailName } from '#site/email-texts/rules/email-name.ts';
import { emailTextAction } from '#site/email-texts/rules/email-text-form.ts';
import { orderField, orderNumberFrom } from '#site/email-texts/rules/staff-emails.ts';
import { readEmailText } from '#site/email-texts/server/email-texts.ts';
import { postEmailText } from '#site/email-texts/server/post-email-text.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/email-text.ts';
import { emailOf } from './email-of.ts';
import { previewEmail } from './preview-email.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'emails');
  const { definition, locale } = emailOf(args.params);
  const text = await readEmailText(ctx, definition.id, locale);
  const typedOrder = asked.get(orderField) ?? '';
  const orderNumber = orderNumberFrom(typedOrder);
  const chosen =
    orderNumber === undefined ? null : await previewEmail(ctx, { definition, locale, text, orderNumber });
  const preview = chosen ?? (await previewEmail(ctx, { definition, locale, text, orderNumber: null }));
  return {
    page: {
      definition,
      locale,
      text,
      typedOrder,
      isNoOrder: chosen === null,
      preview: preview && {
        subject: preview.subject,
        text: preview.text,
        orderNumber: preview.orderNumber,
        isSample: preview.isSample,
      },
      nonce: ctx.nonces.make(emailTextAction),
      done: { saved: asked.has('saved'), reset: asked.has('reset'), sent: asked.has('sent') },
      to: ctx.visitor.person?.email ?? '',
    },
    title: emailName(words.emailNames, words.staffEmails.variants, definition),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'emails');
  const { definition, locale } = emailOf(params);
  const form = await request.formData();
  const makeTest = async () => {
    const text = await readEmailText(ctx, definition.id, locale);
    const orderNumber = orderNumberFrom(String(form.get(orderField) ?? '')) ?? null;
    const email =
      (await previewEmail(ctx, { definition, locale, text, orderNumber })) ??
      (await previewEmail(ctx, { definition, locale, text, orderNumber: null }));
    const { test } = staffMessagesFor(staffLocale(ctx)).staffEmails;
    return { subject: test.subject(email?.subject ?? ''), html: email?.html ?? '', text: email?.text ?? '' };
  };
  return answerForm(await postEmailText(ctx, { definition, locale }, form, makeTest));
}

export default function StaffEmailText({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailTextPage {...loaderData.page} answer={actionData ?? null} />;
}
