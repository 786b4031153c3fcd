import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { confirmEmailAction, confirmEmailField } from '../../rules/account-actions.ts';
import { type ConfirmProblem, confirmEmail, readLinkToConfirm } from './confirm-email.ts';

/** What the page shows that asks whether an e-mail address is one's own. */
export type ConfirmationPage = {
  readonly found: { readonly email: string } | { readonly problem: ConfirmProblem };
  readonly linkKey: string;
  readonly nonce: string;
};

/** The page that the link of an email opens. */
export async function readConfirmation(
  ctx: RequestContext,
  person: Person,
  linkKey: string,
): Promise<ConfirmationPage> {
  const opened = await readLinkToConfirm(ctx, person, linkKey);
  const nonce = ctx.nonces.make(confirmEmailAction);
  const found = opened.ok ? { email: opened.link.email } : { problem: opened.error.code };
  return { found, linkKey, nonce };
}

/** The answer to the page's question: null where the address is confirmed now, else the page again. */
export async function postConfirmation(
  ctx: RequestContext,
  person: Person,
  fields: PostedFields,
): Promise<ConfirmationPage | null> {
  const key = fields.key ?? '';
  if (!ctx.nonces.check(confirmEmailAction, fields[confirmEmailField] ?? '')) {
    return readConfirmation(ctx, person, key);
  }
  const confirmed = await confirmEmail(ctx, person, key);
  if (confirmed.ok) return null;
  const nonce = ctx.nonces.make(confirmEmailAction);
  return { found: { problem: confirmed.error.code }, linkKey: key, nonce };
}
