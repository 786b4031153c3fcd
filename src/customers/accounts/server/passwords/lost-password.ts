import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import {
  type FieldProblem,
  lostPasswordAction,
  lostPasswordField,
  resetPasswordAction,
  resetPasswordField,
} from '../../rules/account-actions.ts';
import type { AccountLinkProblem } from '../../rules/account-link.ts';
import type { LostPasswordPage } from '../../rules/lost-password-page.ts';
import { telling } from '../../rules/told.ts';
import { waitingWords } from '../../rules/waiting-words.ts';
import { knownTexts } from '../known-texts.ts';
import { askForReset } from './ask-for-reset.ts';
import { ownerTexts, readResetLink, resetPassword } from './reset-password.ts';

const path = '/my-account/lost-password/';

type Asked = {
  readonly email?: string;
  readonly problems?: readonly FieldProblem[];
  readonly link?: AccountLinkProblem | null;
};

function askAgain(
  toolbox: Toolbox,
  { email = '', problems = [], link = null }: Asked = {},
): LostPasswordPage {
  const nonce = toolbox.nonces.make(lostPasswordAction);
  return { step: 'ask', email, problems, link, nonce, platform: toolbox.wire.platform };
}

async function choose(
  toolbox: Toolbox,
  { key, login }: { readonly key: string; readonly login: string },
  problems: readonly FieldProblem[],
): Promise<LostPasswordPage> {
  const opened = await readResetLink(toolbox, key, login);
  if (!opened.ok) return askAgain(toolbox, { link: opened.error.code });
  const known = knownTexts(toolbox, await ownerTexts(toolbox, opened.link.customerId));
  const nonce = toolbox.nonces.make(resetPasswordAction);
  return { step: 'choose', resetKey: key, login, problems, known, nonce, platform: toolbox.wire.platform };
}

/** The page of the lost password; with a key from a letter the form that takes the new one. */
export async function readLostPassword(
  toolbox: Toolbox,
  link: { readonly key: string; readonly login: string } | null,
): Promise<LostPasswordPage> {
  toolbox.reply.keepOut();
  return link ? choose(toolbox, link, []) : askAgain(toolbox);
}

export type LostPasswordOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'page'; readonly page: LostPasswordPage; readonly status: 200 | 422 | 429 };

/** Both forms of the lost password: asking for the letter, and the new password (wire 2.5). */
export async function postLostPassword(toolbox: Toolbox, fields: PostedFields): Promise<LostPasswordOutcome> {
  toolbox.reply.keepOut();
  return fields.reset_key === undefined ? postAsk(toolbox, fields) : postReset(toolbox, fields);
}

async function postAsk(toolbox: Toolbox, fields: PostedFields): Promise<LostPasswordOutcome> {
  const words = ownAccountFor(toolbox.visitor.audience.locale);
  const email = (fields.user_login ?? '').trim().slice(0, 254);
  const again = (text: string, status: 422 | 429 = 422): LostPasswordOutcome => {
    const problems = [{ field: 'user_login', text }];
    return { kind: 'page', page: askAgain(toolbox, { email, problems }), status };
  };
  const nonce = fields[lostPasswordField(toolbox.wire)] ?? '';
  if (!toolbox.nonces.check(lostPasswordAction, nonce)) return again(words.problems['expired-form']);
  if (!isEmail(email)) return again(words.problems['invalid-email']);
  const { waitMs } = await askForReset(toolbox, email);
  if (waitMs > 0) return again(words.lost.wait(waitingWords(waitMs, words.logIn)), 429);
  return { kind: 'page', page: { step: 'sent', platform: toolbox.wire.platform }, status: 200 };
}

async function postReset(toolbox: Toolbox, fields: PostedFields): Promise<LostPasswordOutcome> {
  const { locale } = toolbox.visitor.audience;
  const words = ownAccountFor(locale);
  const sentences = passwordsFor(locale).problems;
  const link = { key: fields.reset_key ?? '', login: fields.reset_login ?? '' };
  const again = async (field: string | null, text: string): Promise<LostPasswordOutcome> => ({
    kind: 'page',
    page: await choose(toolbox, link, [{ field, text }]),
    status: 422,
  });
  const nonce = fields[resetPasswordField(toolbox.wire)] ?? '';
  if (!toolbox.nonces.check(resetPasswordAction, nonce)) return again(null, words.problems['expired-form']);
  const result = await resetPassword(toolbox, fields, { title: words.lost.resetTitle, path });
  if (result.ok) {
    return { kind: 'go', path: telling('/my-account/', 'password-reset') };
  }
  const { error } = result;
  switch (error.code) {
    case 'link':
      return { kind: 'page', page: askAgain(toolbox, { link: error.problem }), status: 422 };
    case 'password':
      return again('password_1', sentences[error.problem]);
    case 'mismatch':
      return again('password_2', sentences.mismatch);
    case 'busy':
      return again(null, words.problems.busy);
  }
}
