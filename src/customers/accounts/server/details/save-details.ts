import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { OwnAccountMessages } from '#messages/it/own-account.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import type { FieldProblem } from '../../rules/account-actions.ts';
import {
  type AccountDetails,
  checkAccountDetails,
  limitOf,
  readAccountDetails,
} from '../../rules/account-details.ts';
import { waitingWords } from '../../rules/waiting-words.ts';
import { queueAccountEmail } from '../account-emails.ts';
import { findByEmail } from '../find-by-email.ts';
import { greet } from '../log-in/enter-as.ts';
import { passEmailGate } from '../log-in/log-in-gate.ts';
import { setPassword } from '../passwords/reset-password.ts';
import { checkPasswordChange } from './check-password-change.ts';

export type SaveDetailsResult =
  | { readonly ok: true; readonly waitsForEmail: boolean }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Saves a customer's account details. Another email address waits until it is proven, by a limited number of emails to it; another
 * password ends the other sessions. Both require the current password.
 */
export async function saveDetails(
  ctx: RequestContext,
  person: Person,
  fields: PostedFields,
): Promise<SaveDetailsResult> {
  const words = ownAccountFor(ctx.visitor.audience.locale);
  const details = readAccountDetails(fields);
  const problems = checkAccountDetails(details).map((problem) => sentenceOf(problem, words));
  const wantsEmail = details.account_email.toLowerCase() !== person.email.toLowerCase();
  if (problems.length === 0 && wantsEmail && (await findByEmail(ctx.db, details.account_email))) {
    problems.push({ field: 'account_email', text: words.problems['email-taken'] });
  }
  const { wanted, problems: aboutPassword } = await checkPasswordChange(ctx, person, fields, wantsEmail);
  problems.push(...aboutPassword);
  if (problems.length > 0) return { ok: false, problems };
  const hash = wanted === null ? null : await hashUnlessBusy(wanted);
  if (wanted !== null && hash === null) {
    return { ok: false, problems: [{ field: null, text: words.problems.busy }] };
  }
  // The email goes to an unproven address, whose owner must not be flooded.
  const { waitMs } = wantsEmail ? await passEmailGate(ctx, details.account_email) : { waitMs: 0 };
  if (waitMs > 0) {
    const text = words.lost.wait(waitingWords(waitMs, words.logIn));
    return { ok: false, problems: [{ field: 'account_email', text }] };
  }
  await inTransaction(ctx.db, async (db) => {
    await write({ ...ctx, db }, person, { details, hash, wantsEmail });
    return { ok: true } as const;
  });
  greet(ctx, details.account_first_name);
  return { ok: true, waitsForEmail: wantsEmail };
}

async function write(
  ctx: RequestContext,
  { customerId, email }: Person,
  change: { readonly details: AccountDetails; readonly hash: string | null; readonly wantsEmail: boolean },
): Promise<void> {
  const { details, hash, wantsEmail } = change;
  await ctx.db
    .updateTable('customers')
    .set({
      first_name: details.account_first_name,
      last_name: details.account_last_name,
      display_name: details.account_display_name,
      // The same address in other emails needs no proof.
      ...(wantsEmail ? {} : { email: details.account_email }),
    })
    .where('id', '=', customerId)
    .execute();
  if (hash !== null) {
    const keep = ctx.session.current()?.id ?? null;
    await setPassword(ctx, { customerId, email, hash, keep });
  }
  if (wantsEmail) {
    const recipient = details.account_email;
    await queueAccountEmail(ctx, { kind: 'account-change-email', customerId, recipient });
  }
}

const labelOf: Readonly<Record<keyof AccountDetails, keyof OwnAccountMessages['fields']>> = {
  account_first_name: 'firstName',
  account_last_name: 'lastName',
  account_display_name: 'displayName',
  account_email: 'email',
};

function sentenceOf(
  { field, code }: ReturnType<typeof checkAccountDetails>[number],
  words: OwnAccountMessages,
): FieldProblem {
  const label = words.fields[labelOf[field]];
  switch (code) {
    case 'required':
      return { field, text: words.problems.required(label) };
    case 'too-long':
      return { field, text: words.problems.tooLong(label, limitOf(field)) };
    case 'invalid-email':
      return { field, text: words.problems['invalid-email'] };
  }
}
