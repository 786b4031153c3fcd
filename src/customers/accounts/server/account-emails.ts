import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type AccountEmailKind, linkOfEmail } from '../rules/account-emails.ts';
import type { AccountLinkFacts } from '../rules/account-link.ts';
import { makeAccountLink } from './make-account-link.ts';

/** Queues an email about an account in the transaction that makes it necessary. */
export async function queueAccountEmail(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  email: { readonly kind: AccountEmailKind; readonly customerId: number; readonly recipient: string },
): Promise<void> {
  const { kind, customerId, recipient } = email;
  const linkKind = linkOfEmail[kind];
  const linkId =
    linkKind === null
      ? null
      : await makeAccountLink({ db, clock }, { kind: linkKind, customerId, email: recipient });
  await queueEmails(db, [
    { kind, recipient, customer_id: customerId, account_link_id: linkId, created_at: clock.now() },
  ]);
}

/** What an email about an account is written from. */
export type EmailedAccount = {
  readonly firstName: string;
  /** of the account, which an email to an earlier address names */
  readonly email: string;
  readonly link: Pick<AccountLinkFacts, 'kind' | 'customerId'> | null;
};

/** The account that an email of the outbox is about. */
export async function readEmailedAccount(db: Database, outboxId: number): Promise<EmailedAccount | null> {
  const row = await db
    .selectFrom('outbox as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .leftJoin('account_links as l', 'l.id', 'o.account_link_id')
    .select(['c.id as customerId', 'c.first_name as firstName', 'c.email', 'l.kind'])
    .where('o.id', '=', outboxId)
    .executeTakeFirst();
  if (!row) return null;
  const { customerId, firstName, email, kind } = row;
  return { firstName, email, link: kind && { kind, customerId } };
}
