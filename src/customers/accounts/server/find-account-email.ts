import type { Database } from '#foundation/database/client.ts';
import type { AccountLinkFacts } from '../rules/account-link.ts';

/** What an email about an account is written from. */
export type AccountEmailFacts = {
  readonly kind: string;
  readonly recipient: string;
  readonly firstName: string;
  /** of the account, which an email to an earlier address names */
  readonly email: string;
  readonly link: AccountLinkFacts | null;
  /** it has been written already */
  readonly written: boolean;
};

/** An email of the outbox about an account; null when it has left. */
export async function findAccountEmail(db: Database, outboxId: number): Promise<AccountEmailFacts | null> {
  const row = await db
    .selectFrom('outbox as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .leftJoin('account_links as l', 'l.id', 'o.account_link_id')
    .select(['o.kind', 'o.recipient', 'o.html', 'c.id as customerId', 'c.first_name', 'c.email'])
    .select(['l.id as linkId', 'l.kind as linkKind', 'l.email as linkEmail', 'l.expires_at'])
    .where('o.id', '=', outboxId)
    .where('o.status', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (!row) return null;
  const { linkId, linkKind, linkEmail, expires_at: expiresAt, customerId } = row;
  const link =
    linkId !== null && linkKind !== null && linkEmail !== null && expiresAt !== null
      ? { id: linkId, kind: linkKind, customerId, email: linkEmail, expiresAt }
      : null;
  const { kind, recipient, first_name: firstName, email, html } = row;
  return { kind, recipient, firstName, email, link, written: html !== null };
}
