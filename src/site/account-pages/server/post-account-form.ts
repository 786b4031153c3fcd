import {
  confirmEmailAction,
  confirmEmailField,
  type LogInProblem,
  logInAction,
  logInByEmailAction,
  logInByEmailField,
  logInField,
  logOutAction,
  logOutField,
  registerAction,
  registerField,
} from '#customers/accounts/rules/account-actions.ts';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { readRegistration } from '#customers/accounts/rules/registration-form.ts';
import { returnPath } from '#customers/accounts/rules/return-path.ts';
import { sendConfirmation } from '#customers/accounts/server/details/send-confirmation.ts';
import { logOut } from '#customers/accounts/server/log-in/enter-as.ts';
import { askForLink } from '#customers/accounts/server/log-in/log-in-by-email.ts';
import { logIn } from '#customers/accounts/server/log-in.ts';
import { register } from '#customers/accounts/server/register.ts';
import { registrationPart } from '#customers/registration/server/registration-part.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type AccountPage, readAccountPage } from './read-account-page.ts';

export type AccountOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'page'; readonly page: AccountPage; readonly status: 422 | 429 | 503 };

/** The forms of the account page: log-in, registration, log-out, another email to prove the email address (wire 2.5). */
export async function postAccountForm(ctx: RequestContext, fields: PostedFields): Promise<AccountOutcome> {
  const { nonces, wire, visitor } = ctx;
  const logOutNonce = fields[logOutField(wire)];
  if (logOutNonce !== undefined) {
    if (nonces.check(logOutAction(wire), logOutNonce)) await logOut(ctx);
    return { kind: 'go', path: '/my-account/' };
  }
  const confirmNonce = fields[confirmEmailField];
  if (confirmNonce !== undefined) {
    if (!visitor.person || !nonces.check(confirmEmailAction, confirmNonce)) {
      return { kind: 'go', path: '/my-account/' };
    }
    await sendConfirmation(ctx, visitor.person);
    return { kind: 'go', path: withFlash('/my-account/', 'confirm-sent') };
  }
  if (fields[logInByEmailField] !== undefined) return postLogInByEmail(ctx, fields);
  return fields[registerField(wire)] === undefined ? postLogIn(ctx, fields) : postRegistration(ctx, fields);
}

async function postLogInByEmail(ctx: RequestContext, fields: PostedFields): Promise<AccountOutcome> {
  const email = (fields.username ?? '').trim().slice(0, 254);
  const rejected = async (problem: LogInProblem, status: 422 | 429): Promise<AccountOutcome> => ({
    kind: 'page',
    page: await readAccountPage(ctx, { logIn: { problem, email } }),
    status,
  });
  const nonce = fields[logInByEmailField] ?? '';
  if (!ctx.nonces.check(logInByEmailAction, nonce)) return rejected({ code: 'expired-form' }, 422);
  if (email === '') return rejected({ code: 'missing' }, 422);
  const { waitMs } = await askForLink(ctx, 'account-log-in', email);
  if (waitMs > 0) return rejected({ code: 'too-many-emails', waitMs }, 429);
  return { kind: 'go', path: withFlash('/my-account/', 'log-in-link-sent') };
}

async function postLogIn(ctx: RequestContext, fields: PostedFields): Promise<AccountOutcome> {
  const email = (fields.username ?? '').trim().slice(0, 254);
  const password = fields.password ?? '';
  const redirect = returnPath(fields.redirect);
  const rejected = async (problem: LogInProblem, status: 422 | 429 | 503 = 422): Promise<AccountOutcome> => ({
    kind: 'page',
    page: await readAccountPage(ctx, { logIn: { problem, email }, redirect }),
    status,
  });
  const nonce = fields[logInField(ctx.wire)] ?? '';
  if (!ctx.nonces.check(logInAction(ctx.wire), nonce)) return rejected({ code: 'expired-form' });
  if (email === '' || password === '' || password.length > 1000) return rejected({ code: 'missing' });
  const result = await logIn(ctx, { email, password });
  if (result.ok) return { kind: 'go', path: redirect ?? (result.isStaff ? '/staff/' : '/my-account/') };
  const { error } = result;
  if (error.code === 'too-many-attempts') return rejected(error, 429);
  return rejected(error, error.code === 'busy' ? 503 : 422);
}

async function postRegistration(ctx: RequestContext, fields: PostedFields): Promise<AccountOutcome> {
  const { wire, nonces, visitor } = ctx;
  if (visitor.person) return { kind: 'go', path: '/my-account/' };
  const words = ownAccountFor(visitor.audience.locale);
  const redirect = returnPath(fields.redirect);
  const isFresh = nonces.check(registerAction(wire), fields[registerField(wire)] ?? '');
  const result = isFresh
    ? await register(ctx, fields, registrationPart)
    : { ok: false as const, problems: [{ field: null, text: words.problems['expired-form'] }] };
  if (result.ok) return { kind: 'go', path: redirect ?? withFlash('/my-account/', 'registered') };
  const form = readRegistration(fields);
  const page = await readAccountPage(ctx, { register: { form, problems: result.problems }, redirect });
  return { kind: 'page', page, status: 422 };
}
