import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StoredQuote } from '../rules/stored-quote.ts';

/** The quote request of a conversation; null where it is of another type. The caller has checked that the visitor may see it. */
export async function readQuote(
  { db }: Pick<RequestContext, 'db'>,
  conversationId: number,
): Promise<StoredQuote | null> {
  const row = await db
    .selectFrom('quote_requests')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!row) return null;
  const [lines, answers] = await Promise.all([
    db
      .selectFrom('quote_lines')
      .select(['name', 'sku', 'quantity', 'unit_cents'])
      .select(
        sql<
          number | null
        >`(select a.unit_cents from message_lines a join conversation_messages m on m.id = a.message_id
          where m.conversation_id = quote_lines.conversation_id and m.author = 'shop' and m.offer_id is null
            and a.position = quote_lines.position order by m.id desc limit 1)`.as('answered'),
      )
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('quote_answers')
      .select(['label', 'value', 'file_id'])
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .execute(),
  ]);
  return {
    location: row.location,
    name: row.name,
    email: row.email,
    mode: row.prices_with_tax ? 'gross' : 'net',
    lines: lines.map(({ unit_cents: unit, answered, ...line }) => ({
      ...line,
      answered: answered === null ? null : toCents(answered),
      unit: unit === null ? null : toCents(unit),
    })),
    answers: answers.map(({ file_id: fileId, ...answer }) => ({ ...answer, fileId })),
  };
}
