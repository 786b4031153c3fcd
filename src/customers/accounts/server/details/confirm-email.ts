import { sql } from 'kysely';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { isUniqueViolation } from '#foundation/database/is-unique-violation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { confirmEmailAction, confirmEmailField } from '../../rules/account-actions.ts';
import type { AccountLinkFacts, AccountLinkProblem } from '../../rules/account-link.ts';
import { queueAccountEmail } from '../account-emails.ts';
import { joinGuestOrders } from '../log-in/enter-as.ts';
import { replaceAccountLinks } from '../make-account-link.ts';
import { consumeAccountLink, readAccountLink } from '../read-account-link.ts';

export type ConfirmProblem = AccountLinkProblem | 'wrong-account' | 'email-taken';

export type LinkToConfirm =
  | { readonly ok: true; readonly link: AccountLinkFacts }
  | { readonly ok: false; readonly error: { readonly code: ConfirmProblem } };

/**
 * The link by which a logged-in customer proves an email address. It is valid for the account that it was made for alone: otherwise an
 * attacker who registers with a stranger's address would only have to wait for the stranger's click.
 */
export async function readLinkToConfirm(
  ctx: RequestContext,
  person: Person,
  key: string,
): Promise<LinkToConfirm> {
  const opened = await readAccountLink(ctx, key, ['confirm-email', 'change-email']);
  if (!opened.ok) return opened;
  if (opened.link.customerId !== person.customerId) return { ok: false, error: { code: 'wrong-account' } };
  return opened;
}

/** Proves an email address, and makes it that of the account where it is a new one; guest orders placed with it come into the account. */
export async function confirmEmail(ctx: RequestContext, person: Person, key: string): Promise<LinkToConfirm> {
  const opened = await readLinkToConfirm(ctx, person, key);
  if (!opened.ok) return opened;
  try {
    return await confirm(ctx, person, opened.link);
  } catch (error) {
    // Another account got the address at the same moment: only the unique index finds it.
    if (isUniqueViolation(error)) return { ok: false, error: { code: 'email-taken' } };
    throw error;
  }
}

async function confirm(ctx: RequestContext, person: Person, link: AccountLinkFacts): Promise<LinkToConfirm> {
  const { customerId } = person;
  return await inTransaction(ctx.db, async (db): Promise<LinkToConfirm> => {
    const inside = { ...ctx, db };
    if (!(await consumeAccountLink(inside, link.id))) return { ok: false, error: { code: 'used-link' } };
    if (link.kind === 'change-email') {
      const changed = await changeEmail(inside, person, link.email);
      if (!changed) return { ok: false, error: { code: 'email-taken' } };
    } else {
      const proven = await db
        .updateTable('customers')
        .set({ email_confirmed_at: ctx.clock.now() })
        .where('id', '=', customerId)
        .where((of) => of(of.fn<string>('lower', ['email']), '=', link.email.toLowerCase()))
        .executeTakeFirst();
      if (proven.numUpdatedRows === 0n) return { ok: false, error: { code: 'replaced-link' } };
    }
    await joinGuestOrders(db, customerId);
    return { ok: true, link };
  });
}

/** False where another account has got the address meanwhile. The earlier address is notified by an email. */
async function changeEmail(ctx: RequestContext, person: Person, email: string): Promise<boolean> {
  const { customerId } = person;
  const { rows } = await sql`update customers set email = ${email}, email_confirmed_at = ${ctx.clock.now()}
    where id = ${customerId}
      and not exists (select from customers other where lower(other.email) = lower(${email}) and other.id <> ${customerId})
    returning id`.execute(ctx.db);
  if (rows.length === 0) return false;
  await replaceAccountLinks(ctx, customerId, ['reset-password', 'confirm-email', 'change-email', 'log-in']);
  await queueAccountEmail(ctx, {
    kind: 'account-email-changed',
    customerId,
    recipient: person.email,
  });
  return true;
}

/** What the page shows that asks whether an email address is one's own. */
export type ConfirmationPage = {
  readonly found: { readonly email: string } | { readonly problem: ConfirmProblem };
  readonly linkKey: string;
  readonly nonce: string;
};

/** The page that the link of an email opens. */
export async function readConfirmation(
  ctx: RequestContext,
  person: Person,
  linkKey: string,
): Promise<ConfirmationPage> {
  const opened = await readLinkToConfirm(ctx, person, linkKey);
  const nonce = ctx.nonces.make(confirmEmailAction);
  const found = opened.ok ? { email: opened.link.email } : { problem: opened.error.code };
  return { found, linkKey, nonce };
}

/** The answer to the page's question: null where the address is confirmed now, else the page with the problem. */
export async function postConfirmation(
  ctx: RequestContext,
  person: Person,
  fields: PostedFields,
): Promise<ConfirmationPage | null> {
  const key = fields.key ?? '';
  if (!ctx.nonces.check(confirmEmailAction, fields[confirmEmailField] ?? '')) {
    return readConfirmation(ctx, person, key);
  }
  const confirmed = await confirmEmail(ctx, person, key);
  if (confirmed.ok) return null;
  const nonce = ctx.nonces.make(confirmEmailAction);
  return { found: { problem: confirmed.error.code }, linkKey: key, nonce };
}
