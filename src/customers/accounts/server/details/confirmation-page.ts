import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { confirmEmailAction, confirmEmailField } from '../../rules/account-actions.ts';
import { type ConfirmProblem, confirmEmail, readLinkToConfirm } from './confirm-email.ts';

/** What the page shows that asks whether an e-mail address is one's own. */
export type ConfirmationPage = {
  readonly found: { readonly email: string } | { readonly problem: ConfirmProblem };
  readonly linkKey: string;
  readonly nonce: string;
};

/** The page that the link of a letter opens. */
export async function readConfirmation(
  toolbox: Toolbox,
  person: Person,
  linkKey: string,
): Promise<ConfirmationPage> {
  const opened = await readLinkToConfirm(toolbox, person, linkKey);
  const nonce = toolbox.nonces.make(confirmEmailAction);
  const found = opened.ok ? { email: opened.link.email } : { problem: opened.error.code };
  return { found, linkKey, nonce };
}

/** The answer to the page's question: null where the address is confirmed now, else the page again. */
export async function postConfirmation(
  toolbox: Toolbox,
  person: Person,
  fields: PostedFields,
): Promise<ConfirmationPage | null> {
  const key = fields.key ?? '';
  if (!toolbox.nonces.check(confirmEmailAction, fields[confirmEmailField] ?? '')) {
    return readConfirmation(toolbox, person, key);
  }
  const confirmed = await confirmEmail(toolbox, person, key);
  if (confirmed.ok) return null;
  const nonce = toolbox.nonces.make(confirmEmailAction);
  return { found: { problem: confirmed.error.code }, linkKey: key, nonce };
}
