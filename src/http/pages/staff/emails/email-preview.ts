import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { emailTextAction, readEmailText as readTypedText } from '#site/email-texts/rules/email-text-form.ts';
import { orderField, orderNumberFrom } from '#site/email-texts/rules/staff-emails.ts';
import { readEmailText } from '#site/email-texts/server/email-texts.ts';
import { notFound } from '../../not-found.ts';
import { emailResponse } from '../email-response.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/email-preview.ts';
import { emailOf } from './email-of.ts';
import { previewEmail } from './preview-email.ts';
import { refusedPreview } from './refused-preview.tsx';

/** The stored text of an email as it would be sent, for the frame of its page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'emails');
  const which = emailOf(params);
  const text = await readEmailText(ctx, which.definition.id, which.locale);
  const orderNumber = orderNumberFrom(new URL(request.url).searchParams.get(orderField) ?? '') ?? null;
  const email = await previewEmail(ctx, { ...which, text, orderNumber });
  if (!email) throw notFound();
  return emailResponse(email.html);
}

/** A text that has been typed and not stored, for the same frame: as markup, or as plain text. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'emails');
  const which = emailOf(params);
  const typed = postedForm(await request.formData());
  const words = staffMessagesFor(staffLocale(ctx)).staffEmails;
  const refuse = (sentences: readonly string[]) =>
    emailResponse(refusedPreview(words.preview.refused, sentences, staffLocale(ctx)), { status: 422 });
  if (!ctx.nonces.check(emailTextAction, typedText(typed, '_wpnonce')))
    return refuse([words.preview.expired]);
  const read = readTypedText(typed, which.definition.placeholders);
  if (!read.ok) {
    const problems = Object.values(read.problems).filter((problem) => problem !== undefined);
    return refuse(
      problems.map((problem) =>
        typeof problem === 'string' ? words.problems[problem] : words.problems.unknown(problem.placeholder),
      ),
    );
  }
  const orderNumber = orderNumberFrom(typedText(typed, orderField)) ?? null;
  const email = await previewEmail(ctx, { ...which, text: read.draft, orderNumber });
  if (!email) throw notFound();
  const isPlain = typedText(typed, 'as') === 'text';
  return isPlain ? emailResponse(email.text, { type: 'plain' }) : emailResponse(email.html);
}
