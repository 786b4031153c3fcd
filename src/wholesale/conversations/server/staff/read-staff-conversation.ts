import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffConversation } from '../../rules/staff-conversation.ts';
import { readConversation } from '../read-conversation.ts';
import { readConversationNotes } from './conversation-notes.ts';

/** A conversation with whose it is; null where there is none. */
export async function readStaffConversation(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<StaffConversation | null> {
  const [conversation, notes, owner] = await Promise.all([
    readConversation({ db }, { id, owners: null }),
    readConversationNotes({ db }, id),
    db
      .selectFrom('conversations as v')
      .leftJoin('customers as c', 'c.id', 'v.customer_id')
      .leftJoin('subaccounts as s', 's.customer_id', 'c.id')
      .leftJoin('products as p', 'p.id', 'v.product_id')
      .leftJoin('orders as o', 'o.id', 'v.order_id')
      .leftJoin('customers as a', (join) => join.on('a.id', '=', sql`coalesce(s.main_account_id, c.id)`))
      .select([
        'c.id',
        sql<string>`coalesce(c.email, v.guest_email)`.as('email'),
        'a.company',
        'a.id as accountId',
        'v.assignee_id as assigneeId',
        sql<string>`coalesce(c.first_name, v.guest_name)`.as('firstName'),
        'p.id as productId',
        'p.name as productName',
        'p.sku',
        'o.id as orderId',
        'o.number as orderNumber',
      ])
      .where('v.id', '=', id)
      .executeTakeFirst(),
  ]);
  if (!conversation || !owner) return null;
  const { email, company, accountId, assigneeId, firstName, productId, productName, sku } = owner;
  const { orderId, orderNumber } = owner;
  const { name } = conversation.opener;
  return {
    ...conversation,
    customer: name,
    customerId: owner.id,
    company: company ?? '',
    accountId,
    email,
    firstName,
    assigneeId,
    product: productId === null ? null : { id: productId, name: productName ?? '', sku },
    order: orderId === null ? null : { id: orderId, number: String(orderNumber) },
    notes,
  };
}
