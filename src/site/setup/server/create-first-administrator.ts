import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import { longestName } from '#customers/accounts/rules/registration-form.ts';
import { insertAccount } from '#customers/accounts/server/create-account.ts';
import { findByEmail } from '#customers/accounts/server/find-by-email.ts';
import { penalisedTexts } from '#customers/accounts/server/known-texts.ts';
import { enterAs } from '#customers/accounts/server/log-in/enter-as.ts';
import { checkNewPassword } from '#customers/passwords/server/check-new-password.ts';
import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { writeAuditEntry } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import { setupFor } from '#messages/site/setup-for.ts';
import { type SetupForm, type SetupRefusal, setupPath } from '../rules/setup-page.ts';
import { consumeSetupLink, refusalOf } from './setup-link.ts';

export type SetupResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error:
        | { readonly code: 'refused'; readonly why: SetupRefusal }
        | { readonly code: 'form'; readonly problems: readonly FieldProblem[] };
    };

/** Reads what was typed, without the password. */
export function readSetupForm(fields: PostedFields): SetupForm {
  return {
    billing_first_name: tidyText(fields.billing_first_name ?? '').slice(0, 1000),
    billing_last_name: tidyText(fields.billing_last_name ?? '').slice(0, 1000),
    email: tidyText(fields.email ?? '').slice(0, 1000),
  };
}

/**
 * Makes the first administrator of a shop and logs them in, by a key that is used up with it; the password is judged as at registration.
 * The email address is the shop's own as well, as long as the settings name none.
 */
export async function createFirstAdministrator(
  ctx: RequestContext,
  key: string,
  fields: PostedFields,
): Promise<SetupResult> {
  const refused = (why: SetupRefusal): SetupResult => ({ ok: false, error: { code: 'refused', why } });
  const wrong = (...problems: readonly FieldProblem[]): SetupResult => ({
    ok: false,
    error: { code: 'form', problems },
  });
  const why = await refusalOf(ctx, key);
  if (why) return refused(why);
  const form = readSetupForm(fields);
  const problems = await problemsOf(ctx, form, fields);
  if (problems.length > 0) return wrong(...problems);
  const words = ownAccountFor(ctx.visitor.audience.locale).problems;
  const hash = await hashUnlessBusy(fields.reg_password ?? '');
  if (hash === null) return wrong({ field: null, text: words.busy });
  const made = await inTransaction(ctx.db, async (db) => write({ ...ctx, db }, { form, hash, key }));
  if (!made.ok) {
    return made.code === 'done' ? refused('done') : wrong({ field: 'email', text: words['email-taken'] });
  }
  await enterAs(ctx, { id: made.customerId, firstName: form.billing_first_name });
  return { ok: true };
}

type Making = { readonly form: SetupForm; readonly hash: string; readonly key: string };

async function write(ctx: RequestContext, { form, hash, key }: Making) {
  const { db, clock, settings } = ctx;
  if (!(await consumeSetupLink(ctx, key))) return { ok: false, code: 'done' } as const;
  const { billing_first_name: firstName, billing_last_name: lastName, email } = form;
  const customerId = await insertAccount(ctx, { email, firstName, lastName }, hash);
  if (customerId === null) return { ok: false, code: 'email-taken' } as const;
  await db
    .updateTable('customers')
    .set({ staff_role: 'administrator', email_confirmed_at: clock.now() })
    .where('id', '=', customerId)
    .execute();
  const name = `${firstName} ${lastName}`;
  const by = { personId: customerId, name, role: 'administrator' } as const;
  await writeAuditEntry(ctx, by, {
    what: 'created',
    subject: { kind: 'staff-member', id: customerId, name },
    after: { email, role: 'administrator' },
  });
  if (settings.shop_email === '') {
    const stored = { key: 'shop_email', value: JSON.stringify(email), updated_at: clock.now() };
    await db
      .insertInto('settings')
      .values(stored)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { ok: true, customerId } as const;
}

async function problemsOf(
  ctx: RequestContext,
  form: SetupForm,
  fields: PostedFields,
): Promise<readonly FieldProblem[]> {
  const { locale } = ctx.visitor.audience;
  const { fields: labels, problems: words } = ownAccountFor(locale);
  const problems: FieldProblem[] = [];
  const names = { billing_first_name: labels.firstName, billing_last_name: labels.lastName } as const;
  for (const field of ['billing_first_name', 'billing_last_name'] as const) {
    if (form[field] === '') problems.push({ field, text: words.required(names[field]) });
    else if (form[field].length > longestName) {
      problems.push({ field, text: words.tooLong(names[field], longestName) });
    }
  }
  if (form.email === '') problems.push({ field: 'email', text: words.required(labels.email) });
  else if (!isEmail(form.email) || form.email.length > MAX_EMAIL_LENGTH) {
    problems.push({ field: 'email', text: words['invalid-email'] });
  } else if (await findByEmail(ctx.db, form.email)) {
    problems.push({ field: 'email', text: words['email-taken'] });
  }
  const texts = penalisedTexts(ctx, { title: setupFor(locale).title, path: setupPath }, fields);
  const weakness = await checkNewPassword(fields.reg_password ?? '', texts);
  if (weakness) problems.push({ field: 'reg_password', text: passwordsFor(locale).problems[weakness] });
  return problems;
}
