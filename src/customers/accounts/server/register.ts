import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import type { FieldProblem } from '../rules/account-actions.ts';
import { type RegistrationForm, readRegistration } from '../rules/registration-form.ts';
import { waitingWords } from '../rules/waiting-words.ts';
import { createAccount } from './create-account.ts';
import { enterAs } from './log-in/enter-as.ts';
import { passEmailGate } from './log-in/log-in-gate.ts';
import { newAccountProblems } from './new-account-problems.ts';

/**
 * What the registration asks beside name, email and password. `check` looks at the form alone; `ask` calls services outside the shop, once
 * the form is right and within the limit of calls; `store` runs in the transaction that makes the account, and a problem undoes it.
 */
export type RegistrationPart = Readonly<
  Record<'check' | 'ask', (ctx: RequestContext, fields: PostedFields) => Promise<readonly FieldProblem[]>>
> & {
  store(ctx: RequestContext, customerId: number, fields: PostedFields): Promise<readonly FieldProblem[]>;
};

export type RegisterResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Makes an account of a posted registration form and logs its owner in. Services outside the shop are not called for a form with
 * problems, nor for a visitor who registers too often.
 */
export async function register(
  ctx: RequestContext,
  fields: PostedFields,
  part: RegistrationPart,
): Promise<RegisterResult> {
  const form = readRegistration(fields);
  const problems = await problemsOf(ctx, form, fields);
  problems.push(...(await part.check(ctx, fields)));
  if (problems.length > 0) return { ok: false, problems };
  const { problems: words, logIn } = ownAccountFor(ctx.visitor.audience.locale);
  const { waitMs } = await passEmailGate(ctx, form.email);
  if (waitMs > 0) {
    return { ok: false, problems: [{ field: null, text: logIn.wait(waitingWords(waitMs, logIn)) }] };
  }
  problems.push(...(await part.ask(ctx, fields)));
  if (problems.length > 0) return { ok: false, problems };
  const hash = await hashUnlessBusy(fields.reg_password ?? '');
  if (hash === null) return { ok: false, problems: [{ field: null, text: words.busy }] };
  const made = await make(ctx, { form, fields, hash }, part);
  if (!made.ok) return made;
  await enterAs(ctx, { id: made.customerId, firstName: form.billing_first_name });
  return { ok: true };
}

type ToMake = { readonly form: RegistrationForm; readonly fields: PostedFields; readonly hash: string };

async function make(ctx: RequestContext, { form, fields, hash }: ToMake, part: RegistrationPart) {
  const { problems: words } = ownAccountFor(ctx.visitor.audience.locale);
  const name = { firstName: form.billing_first_name, lastName: form.billing_last_name };
  const billing = { ...emptyBillingAddress, ...name, country: form.billing_country, email: form.email };
  return await inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const made = await createAccount(inside, { email: form.email, password: { hash }, ...name, billing });
    if (!made.ok) {
      return { ok: false as const, problems: [{ field: 'email', text: words[made.error.code] }] };
    }
    const problems = await part.store(inside, made.customerId, fields);
    return problems.length > 0 ? { ok: false as const, problems } : { ...made, ok: true as const };
  });
}

async function problemsOf(
  ctx: RequestContext,
  form: RegistrationForm,
  fields: PostedFields,
): Promise<FieldProblem[]> {
  const { problems: words, register: page } = ownAccountFor(ctx.visitor.audience.locale);
  const found = await newAccountProblems(ctx, form, fields, { title: page.heading, path: '/my-account/' });
  const country = isCountry(form.billing_country)
    ? []
    : [{ field: 'billing_country', text: words['country-missing'] }];
  return [...found.email, ...found.names, ...country, ...found.password];
}
