import { checkNewPassword, type NewPasswordProblem } from '#customers/passwords/server/check-new-password.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import type { AccountLinkProblem } from '../../rules/account-link.ts';
import { queueAccountEmail } from '../account-emails.ts';
import { penalisedTexts } from '../known-texts.ts';
import { joinGuestOrders } from '../log-in/enter-as.ts';
import { replaceAccountLinks } from '../make-account-link.ts';
import { consumeAccountLink, type OpenedLink, readAccountLink } from '../read-account-link.ts';

export type ResetResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error:
        | { readonly code: 'link'; readonly problem: AccountLinkProblem }
        | { readonly code: 'password'; readonly problem: NewPasswordProblem }
        | { readonly code: 'mismatch' | 'busy' };
    };

/** The owner of a link to a new password: key and customer of the address must belong together. */
export async function readResetLink(ctx: RequestContext, key: string, login: string): Promise<OpenedLink> {
  const opened = await readAccountLink(ctx, key, ['reset-password']);
  if (opened.ok && String(opened.link.customerId) !== login) {
    return { ok: false, error: { code: 'wrong-link' } };
  }
  return opened;
}

/** What is known of an account, as far as its words would make a password weak. */
export async function ownerTexts(
  { db }: Pick<RequestContext, 'db'>,
  customerId: number,
): Promise<readonly string[]> {
  const row = await db
    .selectFrom('customers')
    .select(['email', 'first_name', 'last_name', 'display_name', 'company'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row ? Object.values(row).filter((text) => text !== '') : [];
}

/**
 * Sets a new password by the link from an email, once. Its holder reads the mailbox: the email address counts as proven, and orders
 * placed with it as a guest come into the account.
 */
export async function resetPassword(
  ctx: RequestContext,
  fields: PostedFields,
  page: { readonly title: string; readonly path: string },
): Promise<ResetResult> {
  const { password_1: password = '', password_2: repeated = '' } = fields;
  const opened = await readResetLink(ctx, fields.reset_key ?? '', fields.reset_login ?? '');
  if (!opened.ok) return { ok: false, error: { code: 'link', problem: opened.error.code } };
  const { link } = opened;
  const owner = await ownerTexts(ctx, link.customerId);
  const problem = await checkNewPassword(password, penalisedTexts(ctx, { ...page, owner }, fields));
  if (problem) return { ok: false, error: { code: 'password', problem } };
  if (password !== repeated) return { ok: false, error: { code: 'mismatch' } };
  const hash = await hashUnlessBusy(password);
  if (hash === null) return { ok: false, error: { code: 'busy' } };
  return await inTransaction(ctx.db, async (db): Promise<ResetResult> => {
    const inside = { ...ctx, db };
    if (!(await consumeAccountLink(inside, link.id))) {
      return { ok: false, error: { code: 'link', problem: 'used-link' } };
    }
    const { customerId, email } = link;
    await setPassword(inside, { customerId, email, hash, keep: null });
    // Only the address that the email went to is proven: it may have been changed since.
    await db
      .updateTable('customers')
      .set({ email_confirmed_at: ctx.clock.now() })
      .where('id', '=', customerId)
      .where((of) => of(of.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .where('email_confirmed_at', 'is', null)
      .execute();
    await joinGuestOrders(db, customerId);
    return { ok: true };
  });
}

/**
 * Gives a customer another password, in the caller's transaction: every other session ends, links to a new password or to log in become
 * invalid, and the owner gets an email. `keep` is the session that stays; null ends them all.
 */
export async function setPassword(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  input: {
    readonly customerId: number;
    readonly email: string;
    readonly hash: string;
    readonly keep: number | null;
  },
): Promise<void> {
  const { customerId, email, hash, keep } = input;
  const { db } = ctx;
  await db.updateTable('customers').set({ password_hash: hash }).where('id', '=', customerId).execute();
  await endSessionsOf(db, customerId, keep);
  await replaceAccountLinks(ctx, customerId, ['reset-password', 'log-in']);
  await queueAccountEmail(ctx, { kind: 'account-password-changed', customerId, recipient: email });
}
