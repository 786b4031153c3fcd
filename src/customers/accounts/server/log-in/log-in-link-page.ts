import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
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
export async function readLogInLinkPage(toolbox: Toolbox, linkKey: string): Promise<LogInLinkPage> {
  toolbox.reply.keepOut();
  const opened = await readLogInLink(toolbox, linkKey);
  const found = opened.ok ? { email: opened.link.email } : { problem: opened.error.code };
  return { found, linkKey, nonce: toolbox.nonces.make(logInByEmailAction) };
}

/** The path to go on at once its button was pressed, else the page again. */
export async function postLogInLink(
  toolbox: Toolbox,
  fields: PostedFields,
): Promise<{ readonly path: string } | LogInLinkPage> {
  const key = fields.key ?? '';
  if (!toolbox.nonces.check(logInByEmailAction, fields[logInByEmailField] ?? '')) {
    return readLogInLinkPage(toolbox, key);
  }
  const result = await logInByEmail(toolbox, key);
  if (result.ok) return { path: result.isStaff ? '/staff/' : '/my-account/' };
  toolbox.reply.keepOut();
  const nonce = toolbox.nonces.make(logInByEmailAction);
  return { found: { problem: result.error.code }, linkKey: key, nonce };
}
