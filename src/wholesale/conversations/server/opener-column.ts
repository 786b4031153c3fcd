import { sql } from 'kysely';
import type { ConversationRow } from '../rules/conversation.ts';

/** The customer who opened a conversation, by the name of its row in the statement. */
export const openerColumn = (row: string) => sql<ConversationRow['opener']>`(
  select json_build_object('customerId', opener.id,
    'name', coalesce(nullif(trim(opener.first_name || ' ' || opener.last_name), ''), opener.email))
  from customers opener where opener.id = ${sql.ref(`${row}.customer_id`)})`;
