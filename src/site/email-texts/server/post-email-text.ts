import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MailTest } from '#site/setup/rules/set-up-problem.ts';
import { mailUrlInUse } from '#site/setup/server/mail/stored-mail-server.ts';
import { sendTestMail } from '#site/setup/server/mail/test-mail.ts';
import { type EmailTextProblems, emailTextAction, readEmailText } from '../rules/email-text-form.ts';
import type { EmailDefinition } from '../rules/email-texts.ts';
import { emailTextPath } from '../rules/staff-emails.ts';
import { resetEmailText, saveEmailText } from './save-email-text.ts';

type Which = { readonly definition: EmailDefinition; readonly locale: 'it' | 'en' };
/** An email that is ready to be sent. */
export type TestEmail = { readonly subject: string; readonly html: string; readonly text: string };

export type EmailTextOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: EmailTextProblems | null;
      readonly typed: PostedForm;
    }
  | {
      readonly kind: 'not-sent';
      readonly problem: 'no-email' | 'no-server' | NonNullable<MailTest>;
      readonly to: string;
    };

/** The forms of an email's text: stores it, gives the shop's own back, or sends the email that `makeTest` writes as a test. */
export async function postEmailText(
  ctx: RequestContext,
  which: Which,
  form: FormData,
  makeTest: () => Promise<TestEmail>,
): Promise<EmailTextOutcome> {
  const typed = postedForm(form);
  const again = (problems: EmailTextProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(emailTextAction, typedText(typed, '_wpnonce'))) return again(null);
  const path = emailTextPath(which.definition.id, which.locale);
  switch (typedText(typed, 'action')) {
    case 'remove':
      await resetEmailText(ctx, which, null);
      return { kind: 'go', path: `${path}?reset=1` };
    case 'test':
      return sendTest(ctx, path, typedText(typed, 'to').trim(), makeTest);
  }
  const read = readEmailText(typed, which.definition.placeholders);
  if (!read.ok) return again(read.problems);
  const saved = await saveEmailText(ctx, which, read.draft, read.version);
  return saved.ok ? { kind: 'go', path: `${path}?saved=1` } : again({ subject: saved.problem });
}

async function sendTest(
  ctx: RequestContext,
  path: string,
  to: string,
  makeTest: () => Promise<TestEmail>,
): Promise<EmailTextOutcome> {
  const refused = (problem: Extract<EmailTextOutcome, { kind: 'not-sent' }>['problem']) =>
    ({ kind: 'not-sent', problem, to }) as const;
  if (!isEmail(to)) return refused('no-email');
  const url = await mailUrlInUse(ctx.db, ctx.paymentSetup.seal, ctx.smtpUrl);
  if (url === null) return refused('no-server');
  const test = await sendTestMail(ctx, { ...(await makeTest()), to });
  return test === null ? { kind: 'go', path: `${path}?sent=1` } : refused(test);
}
