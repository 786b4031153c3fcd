import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Conversation } from '../rules/conversation.ts';
import { openerColumn } from './opener-column.ts';
import { readMessages } from './read-messages.ts';

type Asked = {
  readonly id: number;
  /** whose conversations the reader sees; null for the shop, which sees all */
  readonly owners: readonly number[] | null;
  /** whose offers the reader sees: prices that a message says of other offers are left out; null for all */
  readonly offersOf?: readonly number[] | null;
};

/** A conversation of some customers, or of anybody for the shop, with its messages; null where there is none. */
export async function readConversation(
  { db }: Pick<RequestContext, 'db'>,
  { id, owners, offersOf = null }: Asked,
): Promise<Conversation | null> {
  const row = await db
    .selectFrom('conversations as c')
    .leftJoin('vendors as v', 'v.id', 'c.vendor_id')
    .select(['c.id', 'c.type', 'c.title', 'v.name as seller', 'c.status', 'c.last_author'])
    .select(['c.created_at', 'c.last_activity_at', 'c.customer_id'])
    .select(openerColumn('c').as('opener'))
    .where('c.id', '=', id)
    .$if(owners !== null, (query) => query.where('c.customer_id', 'in', [...(owners ?? [])]))
    .executeTakeFirst();
  if (!row) return null;
  const { last_author: lastAuthor, created_at, last_activity_at, customer_id, ...rest } = row;
  const seesOffers = offersOf === null || (customer_id !== null && offersOf.includes(customer_id));
  const messages = await readMessages({ db }, sql`m.conversation_id = ${id}`);
  return {
    ...rest,
    lastAuthor,
    createdAt: created_at.toISOString(),
    seesOffers,
    lastActivityAt: last_activity_at.toISOString(),
    messages: seesOffers
      ? messages
      : messages.map((message) => (message.offerId === null ? message : { ...message, prices: null })),
  };
}
