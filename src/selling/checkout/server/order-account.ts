import { randomBytes } from 'node:crypto';
import { queueAccountEmail } from '#customers/accounts/server/account-emails.ts';
import { createAccount } from '#customers/accounts/server/create-account.ts';
import { penalisedTexts } from '#customers/accounts/server/known-texts.ts';
import { enterAs } from '#customers/accounts/server/log-in/enter-as.ts';
import { checkNewPassword } from '#customers/passwords/server/check-new-password.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import type { CheckoutForm, NewAccountProblem } from '../rules/checkout-form.ts';

/** The account to create with an order, with its password hashed before the order's transaction begins. */
export type AccountToMake = {
  readonly hash: string;
  /** the typed password is too weak: a random one was hashed instead, and an email asks to choose another */
  readonly choosesLater: boolean;
};

export type PreparedAccount =
  | { readonly ok: true; readonly account: AccountToMake | null }
  | { readonly ok: false; readonly problem: NewAccountProblem };

/**
 * Judges and hashes the password of the account that a guest requests. A weak one refuses the order only if the setting says so (PWD-16);
 * else the order goes through, and the owner chooses a password by email: no account has a weak password (PWD-13).
 */
export async function prepareAccount(
  ctx: RequestContext,
  form: CheckoutForm,
  password: string,
): Promise<PreparedAccount> {
  const { settings, visitor } = ctx;
  const wanted = form.createsAccount && settings.checkout_create_account && visitor.person === null;
  if (!wanted) return { ok: true, account: null };
  const page = { title: passwordsFor(visitor.audience.locale).checkoutTitle, path: '/checkout/' };
  const { firstName, lastName, email } = form.billing;
  const profile = { billing_first_name: firstName, billing_last_name: lastName, billing_email: email };
  const problem = await checkNewPassword(password, penalisedTexts(ctx, page, profile));
  if (problem && (problem !== 'password-weak' || settings.stop_checkout_on_weak_password)) {
    return { ok: false, problem };
  }
  const choosesLater = problem === 'password-weak';
  const hash = await hashUnlessBusy(choosesLater ? randomBytes(24).toString('base64url') : password);
  return hash === null ? { ok: false, problem: 'busy' } : { ok: true, account: { hash, choosesLater } };
}

/** Creates the account in the order's transaction; returns the request context of its owner, null where the email has an account. */
export async function makeAccount(
  ctx: RequestContext,
  form: CheckoutForm,
  { hash, choosesLater }: AccountToMake,
): Promise<RequestContext | null> {
  const { billing, shipping, shipToDifferent } = form;
  const { firstName, lastName, company } = billing;
  const email = billing.email.toLowerCase();
  const made = await createAccount(ctx, {
    email: billing.email,
    password: { hash },
    firstName,
    lastName,
    company,
    billing,
    shipping: shipToDifferent ? shipping : null,
  });
  if (!made.ok) return null;
  const { customerId } = made;
  if (choosesLater)
    await queueAccountEmail(ctx, { kind: 'account-choose-password', customerId, recipient: email });
  const person = {
    customerId,
    email,
    firstName,
    lastName,
    company,
    kind: 'retail',
    staffRole: null,
  } as const;
  return { ...ctx, visitor: { ...ctx.visitor, person } };
}

export async function enterNewAccount(
  ctx: RequestContext,
  owner: RequestContext['visitor']['person'],
): Promise<void> {
  if (owner) await enterAs(ctx, { id: owner.customerId, firstName: owner.firstName });
}
