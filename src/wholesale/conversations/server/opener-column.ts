import { sql } from 'kysely';
import type { ConversationRow } from '../rules/conversation.ts';

/** Who opened a conversation, customer or guest, by the name of its row in the statement. */
export const openerColumn = (row: string) => sql<ConversationRow['opener']>`(
  select json_build_object('customerId', opener.id, 'name',
    coalesce(nullif(trim(opener.first_name || ' ' || opener.last_name), ''), opener.email, ${sql.ref(`${row}.guest_name`)}))
  from (select) as every left join customers opener on opener.id = ${sql.ref(`${row}.customer_id`)})`;
