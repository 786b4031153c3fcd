import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffConversation } from '../../rules/staff-conversation.ts';
import { readConversation } from '../read-conversation.ts';

/** A conversation with whose it is; null where there is none. */
export async function readStaffConversation(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<StaffConversation | null> {
  const [conversation, owner] = await Promise.all([
    readConversation({ db }, { id, owners: null }),
    db
      .selectFrom('conversations as v')
      .innerJoin('customers as c', 'c.id', 'v.customer_id')
      .select(['c.id', 'c.email', 'c.first_name', 'c.last_name', 'c.company'])
      .where('v.id', '=', id)
      .executeTakeFirst(),
  ]);
  if (!conversation || !owner) return null;
  const { email, company } = owner;
  const customer = company || `${owner.first_name} ${owner.last_name}`.trim() || email;
  return { ...conversation, customer, customerId: owner.id, email };
}
