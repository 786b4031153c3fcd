import type { Toolbox } from '#services/toolbox.ts';
import type { PostedFields } from '#shop/addresses/rules/wire-address.ts';
import { logInAction, logInField, logOutAction, logOutField } from '../rules/account-actions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { type AccountPage, readAccountPage } from './read-account-page.ts';

export type AccountOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'page'; readonly page: AccountPage };

/** The forms of the account page: log-in and log-out (wire 2.5). */
export async function postAccountForm(toolbox: Toolbox, fields: PostedFields): Promise<AccountOutcome> {
  const { nonces, wire } = toolbox;
  const logOutNonce = fields[logOutField(wire)];
  if (logOutNonce !== undefined) {
    if (nonces.check(logOutAction(wire), logOutNonce)) await logOut(toolbox);
    return { kind: 'go', path: '/my-account/' };
  }
  const email = (fields.username ?? '').trim().slice(0, 254);
  const password = fields.password ?? '';
  const again = async (problem: NonNullable<AccountPage['problem']>): Promise<AccountOutcome> => ({
    kind: 'page',
    page: await readAccountPage(toolbox, { problem, email }),
  });
  if (!nonces.check(logInAction(wire), fields[logInField(wire)] ?? '')) return again('expired-form');
  if (email === '' || password === '' || password.length > 1000) return again('missing');
  const result = await logIn(toolbox, { email, password });
  if (!result.ok) return again(result.error.code);
  return { kind: 'go', path: result.isStaff ? '/staff/' : '/my-account/' };
}
