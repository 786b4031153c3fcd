import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ConversationList, ConversationRow } from '../rules/conversation.ts';
import { CONVERSATIONS_PER_PAGE } from '../rules/message-limits.ts';
import { openerColumn } from './opener-column.ts';

type Asked = { readonly owners: readonly number[]; readonly page: number };

type Row = Omit<ConversationRow, 'lastActivityAt'> & { readonly last_activity_at: Date };

/** The statement of a page of the list. */
function conversationsStatement({ owners, page }: Asked): RawBuilder<Row> {
  return sql`
    select c.id, c.type, c.title, v.name as seller, c.status, c.last_author as "lastAuthor", c.last_activity_at,
      ${openerColumn('c')} as opener
    from conversations c left join vendors v on v.id = c.vendor_id
    where c.customer_id in (${sql.join(owners)})
    order by c.last_activity_at desc, c.id desc
    limit ${CONVERSATIONS_PER_PAGE} offset ${(page - 1) * CONVERSATIONS_PER_PAGE}`;
}

/** A page of the conversations of some customers, newest activity first (CONV-01); null where there is no such page. */
export async function listConversations(
  { db }: Pick<RequestContext, 'db'>,
  asked: Asked,
): Promise<ConversationList | null> {
  const [{ rows }, { total }] = await Promise.all([
    conversationsStatement(asked).execute(db),
    db
      .selectFrom('conversations')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('customer_id', 'in', [...asked.owners])
      .executeTakeFirstOrThrow(),
  ]);
  const pages = Math.max(1, Math.ceil(total / CONVERSATIONS_PER_PAGE));
  if (asked.page > pages) return null;
  return { rows: rows.map(conversationRowOf), page: asked.page, pages };
}

function conversationRowOf({ last_activity_at: at, ...row }: Row): ConversationRow {
  return { ...row, lastActivityAt: at.toISOString() };
}
