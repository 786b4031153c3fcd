import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createSmtpSender, type Mail } from '#foundation/services/mail.ts';
import { staffSetUpFor } from '#messages/site/staff-set-up-for.ts';
import { mailProblemOf } from '../../rules/mail-server.ts';
import type { MailTest } from '../../rules/set-up-problem.ts';
import { mailUrlInUse } from './stored-mail-server.ts';

const ENDS_WITHIN_MS = 20_000;
const longestAnswer = 300;

type Context = Pick<RequestContext, 'db' | 'settings' | 'paymentSetup' | 'smtpUrl' | 'shopUrl'>;

/** Sends a message by the mail server in use, and says how that ended. */
export function testMail(ctx: Context, to: string): Promise<MailTest> {
  const { settings } = ctx;
  const words = staffSetUpFor(settings.interface_language).testMessage;
  const text = words.text(settings.shop_name);
  const html = `<p>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`;
  return sendTestMail(ctx, { to, subject: words.subject(settings.shop_name), text, html });
}

/** Sends an email at once by the mail server in use, and says how that ended. */
export async function sendTestMail(
  ctx: Context,
  mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html'>,
): Promise<MailTest> {
  const { settings, shopUrl } = ctx;
  const url = await mailUrlInUse(ctx.db, ctx.paymentSetup.seal, ctx.smtpUrl);
  if (url === null) return { problem: 'host', said: '' };
  const sender = createSmtpSender(url, ENDS_WITHIN_MS);
  try {
    const address = settings.shop_email || `noreply@${new URL(shopUrl).hostname}`;
    await sender.send({
      from: { name: settings.shop_name, address },
      ...mail,
    });
    return null;
  } catch (error) {
    return problemIn(error);
  } finally {
    sender.close();
  }
}

function problemIn(error: unknown): NonNullable<MailTest> {
  const facts: Record<string, unknown> = error instanceof Error ? { ...error, name: error.name } : {};
  const cause = facts.errno !== undefined && typeof facts.syscall === 'string' ? facts.code : undefined;
  const said = typeof facts.response === 'string' ? facts.response : '';
  const timedOut = facts.name === 'AbortError' || facts.name === 'TimeoutError';
  return {
    problem: timedOut ? 'timeout' : mailProblemOf(facts.code, cause),
    said: said.slice(0, longestAnswer),
  };
}
