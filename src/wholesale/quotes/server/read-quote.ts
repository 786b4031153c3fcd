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
    lines: lines.map(({ unit_cents: unit, ...line }) => ({
      ...line,
      unit: unit === null ? null : toCents(unit),
    })),
    answers: answers.map(({ file_id: fileId, ...answer }) => ({ ...answer, fileId })),
  };
}
