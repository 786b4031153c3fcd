import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type AccountLinkFacts,
  type AccountLinkKind,
  type AccountLinkProblem,
  accountLinkText,
  readAccountKey,
} from '../rules/account-link.ts';

export type OpenedLink =
  | { readonly ok: true; readonly link: AccountLinkFacts }
  | { readonly ok: false; readonly error: { readonly code: AccountLinkProblem } };

const refuse = (code: AccountLinkProblem): OpenedLink => ({ ok: false, error: { code } });

/** The link of a key, if it may still be used. A changed key and one that never was get the same answer. */
export async function readAccountLink(
  { db, clock, nonces }: Pick<RequestContext, 'db' | 'clock' | 'nonces'>,
  key: string,
  kinds: readonly AccountLinkKind[],
): Promise<OpenedLink> {
  const read = readAccountKey(key);
  if (!read) return refuse('wrong-link');
  const row = await db
    .selectFrom('account_links')
    .selectAll()
    .where('id', '=', read.id)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  if (!row) return refuse('wrong-link');
  const { id, kind, customer_id: customerId, email, expires_at: expiresAt } = row;
  const link = { id, kind, customerId, email, expiresAt };
  const expected = Buffer.from(nonces.sign(accountLinkText(link)));
  const given = Buffer.from(read.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return refuse('wrong-link');
  if (row.used_at !== null) return refuse('used-link');
  if (row.replaced_at !== null) return refuse('replaced-link');
  return expiresAt <= clock.now() ? refuse('expired-link') : { ok: true, link };
}

/** Uses a link up: false where another request was faster. In the transaction that does what the link is for. */
export async function consumeAccountLink(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  linkId: number,
): Promise<boolean> {
  const used = await db
    .updateTable('account_links')
    .set({ used_at: clock.now() })
    .where('id', '=', linkId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
