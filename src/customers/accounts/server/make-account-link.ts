import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type AccountLinkKind, accountLinkLifeMs } from '../rules/account-link.ts';

/** Notes a link that an email will carry; it replaces the customer's earlier ones of its kind. */
export async function makeAccountLink(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  link: { readonly kind: AccountLinkKind; readonly customerId: number; readonly email: string },
): Promise<number> {
  const now = clock.now();
  const until = new Date(now.getTime() + accountLinkLifeMs[link.kind]);
  await replaceAccountLinks({ db, clock }, link.customerId, [link.kind]);
  // Links that ended a month ago are deleted.
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ id: number }>`
    with swept as (
      delete from account_links where ctid = any (array (
        select ctid from account_links where expires_at < ${monthAgo} limit 10 for update skip locked)))
    insert into account_links (customer_id, kind, email, created_at, expires_at)
    values (${link.customerId}, ${link.kind}, ${link.email}, ${now}, ${until}) returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the link was not noted');
  return row.id;
}

/** Ends the links of some kinds that a customer was sent and has not used. */
export async function replaceAccountLinks(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  customerId: number,
  kinds: readonly AccountLinkKind[],
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ replaced_at: clock.now() })
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}
