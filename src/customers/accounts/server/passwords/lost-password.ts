import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
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
import { withFlash } from '../../rules/flash.ts';
import type { LostPasswordPage } from '../../rules/lost-password-page.ts';
import { waitingWords } from '../../rules/waiting-words.ts';
import { knownTexts } from '../known-texts.ts';
import { askForLink } from '../log-in/log-in-by-email.ts';
import { ownerTexts, readResetLink, resetPassword } from './reset-password.ts';

const path = '/my-account/lost-password/';

type Asked = {
  readonly email?: string;
  readonly problems?: readonly FieldProblem[];
  readonly link?: AccountLinkProblem | null;
};

function askForNewLink(
  ctx: RequestContext,
  { email = '', problems = [], link = null }: Asked = {},
): LostPasswordPage {
  const nonce = ctx.nonces.make(lostPasswordAction);
  return { step: 'ask', email, problems, link, nonce, platform: ctx.wire.platform };
}

async function choose(
  ctx: RequestContext,
  { key, login }: { readonly key: string; readonly login: string },
  problems: readonly FieldProblem[],
): Promise<LostPasswordPage> {
  const opened = await readResetLink(ctx, key, login);
  if (!opened.ok) return askForNewLink(ctx, { link: opened.error.code });
  const known = knownTexts(ctx, await ownerTexts(ctx, opened.link.customerId));
  const nonce = ctx.nonces.make(resetPasswordAction);
  return { step: 'choose', resetKey: key, login, problems, known, nonce, platform: ctx.wire.platform };
}

/** The page of the lost password; with a key from an email the form that takes the new one. */
export async function readLostPassword(
  ctx: RequestContext,
  link: { readonly key: string; readonly login: string } | null,
): Promise<LostPasswordPage> {
  ctx.reply.preventCaching();
  return link ? choose(ctx, link, []) : askForNewLink(ctx);
}

export type LostPasswordOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'page'; readonly page: LostPasswordPage; readonly status: 200 | 422 | 429 };

/** Both forms of the lost password: asking for the email, and the new password (wire 2.5). */
export async function postLostPassword(
  ctx: RequestContext,
  fields: PostedFields,
): Promise<LostPasswordOutcome> {
  ctx.reply.preventCaching();
  return fields.reset_key === undefined ? postAsk(ctx, fields) : postReset(ctx, fields);
}

async function postAsk(ctx: RequestContext, fields: PostedFields): Promise<LostPasswordOutcome> {
  const words = ownAccountFor(ctx.visitor.audience.locale);
  const email = (fields.user_login ?? '').trim().slice(0, 254);
  const rejected = (text: string, status: 422 | 429 = 422): LostPasswordOutcome => {
    const problems = [{ field: 'user_login', text }];
    return { kind: 'page', page: askForNewLink(ctx, { email, problems }), status };
  };
  const nonce = fields[lostPasswordField(ctx.wire)] ?? '';
  if (!ctx.nonces.check(lostPasswordAction, nonce)) return rejected(words.problems['expired-form']);
  if (!isEmail(email)) return rejected(words.problems['invalid-email']);
  const { waitMs } = await askForLink(ctx, 'account-reset-password', email);
  if (waitMs > 0) return rejected(words.lost.wait(waitingWords(waitMs, words.logIn)), 429);
  return { kind: 'page', page: { step: 'sent', platform: ctx.wire.platform }, status: 200 };
}

async function postReset(ctx: RequestContext, fields: PostedFields): Promise<LostPasswordOutcome> {
  const { locale } = ctx.visitor.audience;
  const words = ownAccountFor(locale);
  const sentences = passwordsFor(locale).problems;
  const link = { key: fields.reset_key ?? '', login: fields.reset_login ?? '' };
  const rejected = async (field: string | null, text: string): Promise<LostPasswordOutcome> => ({
    kind: 'page',
    page: await choose(ctx, link, [{ field, text }]),
    status: 422,
  });
  const nonce = fields[resetPasswordField(ctx.wire)] ?? '';
  if (!ctx.nonces.check(resetPasswordAction, nonce)) return rejected(null, words.problems['expired-form']);
  const result = await resetPassword(ctx, fields, { title: words.lost.resetTitle, path });
  if (result.ok) {
    return { kind: 'go', path: withFlash('/my-account/', 'password-reset') };
  }
  const { error } = result;
  switch (error.code) {
    case 'link':
      return { kind: 'page', page: askForNewLink(ctx, { link: error.problem }), status: 422 };
    case 'password':
      return rejected('password_1', sentences[error.problem]);
    case 'mismatch':
      return rejected('password_2', sentences.mismatch);
    case 'busy':
      return rejected(null, words.problems.busy);
  }
}
