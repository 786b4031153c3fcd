import { sql } from 'kysely';
import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashPassword } from '#foundation/services/passwords.ts';
import { queueAccountEmail } from './account-emails.ts';

export type NewAccount = {
  readonly email: string;
  /** the password, or the hash of one where a transaction must not wait for the hashing */
  readonly password: string | { readonly hash: string };
  readonly firstName: string;
  readonly lastName: string;
  /** empty or absent: first and last name */
  readonly displayName?: string;
  readonly company?: string;
  readonly billing?: BillingAddress | null;
  readonly shipping?: Address | null;
};

export type CreateAccountResult =
  | { readonly ok: true; readonly customerId: number }
  | { readonly ok: false; readonly error: { readonly code: 'invalid-email' | 'email-taken' } };

/**
 * Makes a retail account and queues the email that welcomes its owner and asks to prove the email address. The password has been judged
 * before (`checkNewPassword`); this does not log in. Joins a transaction that is open (ACC-04).
 */
export async function createAccount(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  account: NewAccount,
): Promise<CreateAccountResult> {
  const email = account.email.trim();
  if (!isEmail(email) || email.length > MAX_EMAIL_LENGTH) {
    return { ok: false, error: { code: 'invalid-email' } };
  }
  const { password } = account;
  const hash = typeof password === 'string' ? await hashPassword(password) : password.hash;
  return await inTransaction(ctx.db, async (db): Promise<CreateAccountResult> => {
    const customerId = await insertAccount({ ...ctx, db }, { ...account, email }, hash);
    if (customerId === null) return { ok: false, error: { code: 'email-taken' } };
    await queueAccountEmail({ ...ctx, db }, { kind: 'account-welcome', customerId, recipient: email });
    return { ok: true, customerId };
  });
}

/** The new customer's id; null where the address, in any case, has an account. */
export async function insertAccount(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  account: Omit<NewAccount, 'password'>,
  hash: string,
): Promise<number | null> {
  const { firstName, lastName, displayName = '', company = '', billing = null, shipping = null } = account;
  const now = clock.now();
  const { rows } = await sql<{ id: number }>`
    insert into customers (email, password_hash, first_name, last_name, display_name, company, group_id, approved_at,
      billing_address, shipping_address, created_at)
    select ${account.email}, ${hash}, ${firstName}, ${lastName},
      ${displayName || `${firstName} ${lastName}`.trim()}, ${company}, id, ${now},
      ${billing && JSON.stringify(billing)}::jsonb, ${shipping && JSON.stringify(shipping)}::jsonb, ${now}
    from customer_groups where slug = 'retail'
    on conflict (lower(email)) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}
