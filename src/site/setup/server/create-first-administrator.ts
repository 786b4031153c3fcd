import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import { type NewAccountForm, readNewAccount } from '#customers/accounts/rules/registration-form.ts';
import { insertAccount } from '#customers/accounts/server/create-account.ts';
import { enterAs } from '#customers/accounts/server/log-in/enter-as.ts';
import { newAccountProblems } from '#customers/accounts/server/new-account-problems.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { writeAuditEntry } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { administratorRole } from '#foundation/visitor/rules/staff-rights.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { setupFor } from '#messages/site/setup-for.ts';
import { type SetupRefusal, setupPath } from '../rules/setup-page.ts';
import { beginSetUp } from './set-up-progress.ts';
import { consumeSetupLink, refusalOf } from './setup-link.ts';

export type SetupResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error:
        | { readonly code: 'refused'; readonly why: SetupRefusal }
        | { readonly code: 'form'; readonly problems: readonly FieldProblem[] };
    };

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
  const form = readNewAccount(fields);
  const { locale } = ctx.visitor.audience;
  const page = { title: setupFor(locale).title, path: setupPath };
  const found = await newAccountProblems(ctx, form, fields, page);
  const problems = [...found.names, ...found.email, ...found.password];
  if (problems.length > 0) return wrong(...problems);
  const words = ownAccountFor(locale).problems;
  const hash = await hashUnlessBusy(fields.reg_password ?? '');
  if (hash === null) return wrong({ field: null, text: words.busy });
  const made = await inTransaction(ctx.db, async (db) => write({ ...ctx, db }, { form, hash, key }));
  if (!made.ok) {
    return made.code === 'done' ? refused('done') : wrong({ field: 'email', text: words['email-taken'] });
  }
  await enterAs(ctx, { id: made.customerId, firstName: form.billing_first_name });
  return { ok: true };
}

type Making = { readonly form: NewAccountForm; readonly hash: string; readonly key: string };

async function write(ctx: RequestContext, { form, hash, key }: Making) {
  const { db, clock, settings } = ctx;
  if (!(await consumeSetupLink(ctx, key))) return { ok: false, code: 'done' } as const;
  const { billing_first_name: firstName, billing_last_name: lastName, email } = form;
  const customerId = await insertAccount(ctx, { email, firstName, lastName }, hash);
  if (customerId === null) return { ok: false, code: 'email-taken' } as const;
  await db
    .updateTable('customers')
    .set({ staff_role: administratorRole, email_confirmed_at: clock.now() })
    .where('id', '=', customerId)
    .execute();
  const name = `${firstName} ${lastName}`;
  const by = { personId: customerId, name, role: { code: administratorRole, name: '' } };
  await writeAuditEntry(ctx, by, {
    what: 'created',
    subject: { kind: 'staff-member', id: customerId, name },
    after: { email, role: administratorRole },
  });
  await beginSetUp(ctx);
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
