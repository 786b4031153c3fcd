import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  EMAILS_PER_PAGE,
  type Inbox,
  type InboxQuery,
  type InboxRow,
  type InboxTab,
} from '../../../rules/inbox.ts';

type Row = Omit<InboxRow, 'receivedAt'> & { readonly receivedAt: Date };

function conditionsOf({ tab, words }: InboxQuery): RawBuilder<unknown> {
  const found = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      return sql`lower(e.from_address || ' ' || e.from_name || ' ' || e.subject) like ${pattern}`;
    });
  return sql.join([sql`e.status = ${tab}`, ...found], sql` and `);
}

/** A page of the emails that have come and are in no conversation, the newest first; null where there is no such page. */
export async function listInbox(
  { db }: Pick<RequestContext, 'db'>,
  query: InboxQuery,
): Promise<Inbox | null> {
  const where = conditionsOf(query);
  const [{ rows }, counted, counts] = await Promise.all([
    sql<Row>`
      select e.id, e.from_address as from, e.from_name as "fromName", e.subject, left(e.body, 160) as excerpt,
        (select count(*)::int from inbound_email_files f where f.email_id = e.id) as files, e.received_at as "receivedAt"
      from inbound_emails e where ${where} order by e.received_at desc, e.id desc
      limit ${EMAILS_PER_PAGE} offset ${(query.page - 1) * EMAILS_PER_PAGE}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from inbound_emails e where ${where}`.execute(db),
    sql<{ status: string; count: number }>`
      select status, count(*)::int as count from inbound_emails group by status`.execute(db),
  ]);
  const pages = Math.max(1, Math.ceil((counted.rows[0]?.total ?? 0) / EMAILS_PER_PAGE));
  if (query.page > pages) return null;
  const countOf = (tab: InboxTab) => counts.rows.find(({ status }) => status === tab)?.count ?? 0;
  return {
    rows: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    pages,
    query,
    counts: { waiting: countOf('waiting'), automatic: countOf('automatic'), closed: countOf('closed') },
  };
}

/** How many emails wait for somebody who says what they belong to. */
export async function countWaitingEmails({ db }: Pick<RequestContext, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('inbound_emails')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}
