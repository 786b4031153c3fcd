import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { accountLinkPath, accountLinkText, writeAccountKey } from '../../rules/account-link.ts';
import { findByEmail } from '../find-by-email.ts';
import { makeAccountLink } from '../make-account-link.ts';

/**
 * The path of a link to a new password, for the operator on the machine of the shop: valid for an hour and once, it replaces the earlier
 * ones of the account. Null for an unknown email address.
 */
export async function makeResetLink(
  shop: Pick<RequestContext, 'db' | 'clock'> & { readonly sign: (text: string) => string },
  email: string,
): Promise<{ readonly email: string; readonly path: string } | null> {
  const customer = await findByEmail(shop.db, email);
  if (!customer) return null;
  const { id: customerId, email: recipient } = customer;
  return inTransaction(shop.db, async (db) => {
    const made = { kind: 'reset-password', customerId, email: recipient } as const;
    const id = await makeAccountLink({ ...shop, db }, made);
    const { expires_at: expiresAt } = await db
      .selectFrom('account_links')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const key = writeAccountKey(id, shop.sign(accountLinkText({ ...made, id, expiresAt })));
    return { ok: true as const, email: recipient, path: accountLinkPath(made, key) };
  });
}
