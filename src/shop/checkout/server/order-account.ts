import { passwordsFor } from '#messages/passwords-for.ts';
import { hashUnlessBusy } from '#services/passwords.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { createAccount } from '#shop/accounts/server/create-account.ts';
import { penalisedTexts } from '#shop/accounts/server/known-texts.ts';
import { enterAs } from '#shop/accounts/server/log-in/enter-as.ts';
import { checkNewPassword } from '#shop/passwords/server/check-new-password.ts';
import type { CheckoutForm, NewAccountProblem } from '../rules/checkout-form.ts';

/** The account that an order is to make, with its password hashed before the order's transaction begins. */
export type AccountToMake = { readonly hash: string };

export type PreparedAccount =
  | { readonly ok: true; readonly account: AccountToMake | null }
  | { readonly ok: false; readonly problem: NewAccountProblem };

/** Judges and hashes the password of an account that a guest wants; a weak one is refused only where the shop is set so (PWD-16). */
export async function prepareAccount(
  toolbox: Toolbox,
  form: CheckoutForm,
  password: string,
): Promise<PreparedAccount> {
  const { settings, visitor } = toolbox;
  const wanted = form.createsAccount && settings.checkout_create_account && visitor.person === null;
  if (!wanted) return { ok: true, account: null };
  const page = { title: passwordsFor(visitor.audience.locale).checkoutTitle, path: '/checkout/' };
  const { firstName, lastName, email } = form.billing;
  const profile = { billing_first_name: firstName, billing_last_name: lastName, billing_email: email };
  const problem = await checkNewPassword(password, penalisedTexts(toolbox, page, profile));
  if (problem && (problem !== 'password-weak' || settings.stop_checkout_on_weak_password)) {
    return { ok: false, problem };
  }
  const hash = await hashUnlessBusy(password);
  return hash === null ? { ok: false, problem: 'busy' } : { ok: true, account: { hash } };
}

/** Makes the account in the order's transaction; the toolbox that comes back is that of its owner. Null where the e-mail has an account. */
export async function makeAccount(
  toolbox: Toolbox,
  form: CheckoutForm,
  { hash }: AccountToMake,
): Promise<Toolbox | null> {
  const { billing, shipping, shipToDifferent } = form;
  const { firstName, lastName, company } = billing;
  const email = billing.email.toLowerCase();
  const made = await createAccount(toolbox, {
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
  const person = {
    customerId,
    email,
    firstName,
    lastName,
    company,
    kind: 'retail',
    staffRole: null,
  } as const;
  return { ...toolbox, visitor: { ...toolbox.visitor, person } };
}

/** Logs the owner of an account in that an order has made. */
export async function enterNewAccount(toolbox: Toolbox, owner: Toolbox['visitor']['person']): Promise<void> {
  if (owner) await enterAs(toolbox, { id: owner.customerId, firstName: owner.firstName });
}
