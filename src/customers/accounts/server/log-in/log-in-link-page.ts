import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { logInByEmailAction, logInByEmailField } from '../../rules/account-actions.ts';
import type { AccountLinkProblem } from '../../rules/account-link.ts';
import { logInByEmail, readLogInLink } from './log-in-by-email.ts';

/** What the page shows that the link of an email opens: whom it logs in, or why it does nothing. */
export type LogInLinkPage = {
  readonly found: { readonly email: string } | { readonly problem: AccountLinkProblem };
  readonly linkKey: string;
  readonly nonce: string;
};

/** The page of a link; a look alone, as programs that read mail take one, logs nobody in. */
export async function readLogInLinkPage(ctx: RequestContext, linkKey: string): Promise<LogInLinkPage> {
  ctx.reply.preventCaching();
  const opened = await readLogInLink(ctx, linkKey);
  const found = opened.ok ? { email: opened.link.email } : { problem: opened.error.code };
  return { found, linkKey, nonce: ctx.nonces.make(logInByEmailAction) };
}

/** The path to go on at once its button was pressed, else the page again. */
export async function postLogInLink(
  ctx: RequestContext,
  fields: PostedFields,
): Promise<{ readonly path: string } | LogInLinkPage> {
  const key = fields.key ?? '';
  if (!ctx.nonces.check(logInByEmailAction, fields[logInByEmailField] ?? '')) {
    return readLogInLinkPage(ctx, key);
  }
  const result = await logInByEmail(ctx, key);
  if (result.ok) return { path: result.isStaff ? '/staff/' : '/my-account/' };
  ctx.reply.preventCaching();
  const nonce = ctx.nonces.make(logInByEmailAction);
  return { found: { problem: result.error.code }, linkKey: key, nonce };
}
