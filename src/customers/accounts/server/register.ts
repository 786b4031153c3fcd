import { checkNewPassword } from '#customers/passwords/server/check-new-password.ts';
import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import type { FieldProblem } from '../rules/account-actions.ts';
import {
  checkRegistration,
  longestName,
  type RegistrationForm,
  readRegistration,
} from '../rules/registration-form.ts';
import type { RegistrationPart } from '../rules/registration-part.ts';
import { waitingWords } from '../rules/waiting-words.ts';
import { createAccount } from './create-account.ts';
import { findByEmail } from './find-by-email.ts';
import { penalisedTexts } from './known-texts.ts';
import { enterAs } from './log-in/enter-as.ts';
import { passEmailGate } from './log-in/log-in-gate.ts';

export type RegisterResult =
  | { readonly ok: true; readonly entered: boolean }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Makes an account of a posted registration form and logs its owner in, unless a part of the form wants somebody to look at it first. Nobody
 * outside is asked about a form that is wrong anyway, or for somebody who asks too often.
 */
export async function register(
  ctx: RequestContext,
  fields: PostedFields,
  parts: readonly RegistrationPart<RequestContext>[],
): Promise<RegisterResult> {
  const form = readRegistration(fields);
  const problems = await problemsOf(ctx, form, fields);
  for (const part of parts) problems.push(...(await part.check(ctx, fields)));
  if (problems.length > 0) return { ok: false, problems };
  const { problems: words, logIn } = ownAccountFor(ctx.visitor.audience.locale);
  const { waitMs } = await passEmailGate(ctx, form.email);
  if (waitMs > 0) {
    return { ok: false, problems: [{ field: null, text: logIn.wait(waitingWords(waitMs, logIn)) }] };
  }
  for (const part of parts) problems.push(...(await part.ask(ctx, fields)));
  if (problems.length > 0) return { ok: false, problems };
  const hash = await hashUnlessBusy(fields.reg_password ?? '');
  if (hash === null) return { ok: false, problems: [{ field: null, text: words.busy }] };
  const made = await make(ctx, { form, fields, hash }, parts);
  if (!made.ok) return made;
  if (made.mayEnter) await enterAs(ctx, { id: made.customerId, firstName: form.billing_first_name });
  return { ok: true, entered: made.mayEnter };
}

type ToMake = { readonly form: RegistrationForm; readonly fields: PostedFields; readonly hash: string };

async function make(
  ctx: RequestContext,
  { form, fields, hash }: ToMake,
  parts: readonly RegistrationPart<RequestContext>[],
) {
  const { problems: words } = ownAccountFor(ctx.visitor.audience.locale);
  const name = { firstName: form.billing_first_name, lastName: form.billing_last_name };
  const billing = { ...emptyBillingAddress, ...name, country: form.billing_country, email: form.email };
  return await inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const made = await createAccount(inside, { email: form.email, password: { hash }, ...name, billing });
    if (!made.ok) {
      return { ok: false as const, problems: [{ field: 'email', text: words[made.error.code] }] };
    }
    let mayEnter = true;
    for (const part of parts) {
      const stored = await part.keep(inside, made.customerId, fields);
      if (!stored.ok) return stored;
      mayEnter &&= stored.mayEnter;
    }
    return { ok: true as const, customerId: made.customerId, mayEnter };
  });
}

async function problemsOf(
  ctx: RequestContext,
  form: RegistrationForm,
  fields: PostedFields,
): Promise<FieldProblem[]> {
  const { locale } = ctx.visitor.audience;
  const { fields: labels, problems: words, register: page } = ownAccountFor(locale);
  const labelOf = { billing_first_name: labels.firstName, billing_last_name: labels.lastName } as const;
  const problems: FieldProblem[] = [];
  if (form.email === '') problems.push({ field: 'email', text: words.required(labels.email) });
  else if (!isEmail(form.email)) problems.push({ field: 'email', text: words['invalid-email'] });
  else if (await findByEmail(ctx.db, form.email)) {
    problems.push({ field: 'email', text: words['email-taken'] });
  }
  for (const { field, code } of checkRegistration(form)) {
    if (field === 'billing_country' || field === 'email') {
      problems.push({ field, text: words['country-missing'] });
      continue;
    }
    const label = labelOf[field];
    const text = code === 'required' ? words.required(label) : words.tooLong(label, longestName);
    problems.push({ field, text });
  }
  const texts = penalisedTexts(ctx, { title: page.heading, path: '/my-account/' }, fields);
  const weakness = await checkNewPassword(fields.reg_password ?? '', texts);
  if (weakness) problems.push({ field: 'reg_password', text: passwordsFor(locale).problems[weakness] });
  return problems;
}
