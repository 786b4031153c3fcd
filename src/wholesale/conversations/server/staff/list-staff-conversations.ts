import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { STAFF_CONVERSATIONS_PER_PAGE } from '../../rules/message-limits.ts';
import type {
  ConversationQuery,
  ConversationTab,
  StaffConversationList,
  StaffConversationRow,
} from '../../rules/staff-conversation.ts';
import { openerColumn } from '../opener-column.ts';

type Row = Omit<StaffConversationRow, 'lastActivityAt'> & { readonly last_activity_at: Date };

const onTab: Readonly<Record<ConversationTab, RawBuilder<unknown>>> = {
  waiting: sql`c.last_author = 'customer' and c.status <> 'resolved'`,
  active: sql`c.status <> 'resolved'`,
  resolved: sql`c.status = 'resolved'`,
  all: sql`true`,
};

/** Each word must occur in the title, or the data of the customer or the company, or be the conversation's number. */
function conditionsOf(
  { tab, words, type, assigned }: ConversationQuery,
  reader: number,
): RawBuilder<unknown> {
  const found = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = sql`lower(f_unaccent(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}))`;
      const number = /^#?([1-9]\d{0,8})$/.exec(word)?.[1];
      return sql`c.id in (
        select t.id from conversations t where lower(f_unaccent(t.title)) like ${pattern}
        union select o.id from conversations o join customers p on p.id = o.customer_id
          where customer_search_text(p.email, p.first_name, p.last_name, p.company, p.invoice_data) like ${pattern}
        union select e.id from conversations e join subaccounts s on s.customer_id = e.customer_id
          join customers m on m.id = s.main_account_id
          where customer_search_text(m.email, m.first_name, m.last_name, m.company, m.invoice_data) like ${pattern}
        union select g.id from conversations g
          where g.guest_email is not null and lower(f_unaccent(g.guest_name || ' ' || g.guest_email)) like ${pattern}
        union select ${Number(number ?? 0)}::int)`;
    });
  const typed = type === null ? [] : [sql`c.type = ${type}`];
  const whose =
    assigned === null
      ? []
      : [assigned === 'mine' ? sql`c.assignee_id = ${reader}` : sql`c.assignee_id is null`];
  return sql.join([onTab[tab], ...typed, ...whose, ...found], sql` and `);
}

/** The statement of a page of the list: what waits longest first, all else the newest activity first. */
function staffConversationsStatement(query: ConversationQuery, reader: number): RawBuilder<Row> {
  const order =
    query.tab === 'waiting' ? sql`c.last_activity_at, c.id` : sql`c.last_activity_at desc, c.id desc`;
  return sql`
    select c.id, c.type, c.title, v.name as seller, c.status, c.last_author as "lastAuthor", c.last_activity_at,
      coalesce(p.email, c.guest_email) as email,
      coalesce(c.guest_name, nullif(a.company, ''), nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as customer,
      case when a.company = '' then p.id else a.id end as "accountId",
      ${openerColumn('c')} as opener,
      (select coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email) from customers w where w.id = c.assignee_id) as assignee
    from conversations c left join customers p on p.id = c.customer_id left join subaccounts s on s.customer_id = p.id
    left join customers a on a.id = coalesce(s.main_account_id, p.id) left join vendors v on v.id = c.vendor_id
    where ${conditionsOf(query, reader)}
    order by ${order}
    limit ${STAFF_CONVERSATIONS_PER_PAGE} offset ${(query.page - 1) * STAFF_CONVERSATIONS_PER_PAGE}`;
}

/** A page of conversations; null where there is no such page. */
export async function listStaffConversations(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  query: ConversationQuery,
): Promise<StaffConversationList | null> {
  const reader = visitor.person?.customerId ?? 0;
  const [{ rows }, counted, counts] = await Promise.all([
    staffConversationsStatement(query, reader).execute(db),
    sql<{
      total: number;
    }>`select count(*)::int as total from conversations c where ${conditionsOf(query, reader)}`.execute(db),
    countByTab({ db }),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / STAFF_CONVERSATIONS_PER_PAGE));
  if (query.page > pages) return null;
  return {
    rows: rows.map(({ last_activity_at: at, ...row }) => ({ ...row, lastActivityAt: at.toISOString() })),
    total,
    pages,
    query,
    counts,
  };
}

/** How many conversations each tab has; by an index alone. */
async function countByTab({ db }: Pick<RequestContext, 'db'>): Promise<Record<ConversationTab, number>> {
  const { rows } = await sql<{ status: string; last_author: string; count: number }>`
    select status, last_author, count(*)::int as count from conversations group by status, last_author`.execute(
    db,
  );
  const sum = (counts: (row: { status: string; last_author: string }) => boolean) =>
    rows.filter(counts).reduce((total, { count }) => total + count, 0);
  return {
    waiting: sum(({ status, last_author }) => status !== 'resolved' && last_author === 'customer'),
    active: sum(({ status }) => status !== 'resolved'),
    resolved: sum(({ status }) => status === 'resolved'),
    all: sum(() => true),
  };
}
