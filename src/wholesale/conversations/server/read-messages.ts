import { type RawBuilder, sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ConversationMessage, MessageFile, MessageLine } from '../rules/conversation.ts';

type Row = Omit<ConversationMessage, 'at' | 'files' | 'prices'> & {
  readonly created_at: Date;
  readonly withTax: boolean | null;
  readonly lines:
    | readonly (Omit<MessageLine, 'unit' | 'before'> & {
        readonly unit: number;
        readonly before: number | null;
      })[]
    | null;
  readonly files: readonly MessageFile[] | null;
};

/** Messages `m` with their prices and files, the oldest first. */
export async function readMessages(
  { db }: Pick<RequestContext, 'db'>,
  which: RawBuilder<unknown>,
): Promise<readonly ConversationMessage[]> {
  const { rows } = await sql<Row>`
    select m.id, m.author, m.person_id as "personId", m.person_name as person, m.body, m.created_at, m.offer_id as "offerId", m.prices_with_tax as "withTax",
      case when e.id is not null then json_build_object('id', e.id, 'from', e.from_address, 'isKnown', m.sender_is_known,
        'leftOut', jsonb_array_length(e.left_out)) end as email,
      (select json_agg(json_build_object('position', l.position, 'name', l.name, 'sku', l.sku, 'quantity', l.quantity,
          'unit', l.unit_cents, 'before', l.before_cents, 'beforeQuantity', l.before_quantity) order by l.position)
        from message_lines l where l.message_id = m.id) as lines,
      (select json_agg(json_build_object('id', f.id, 'name', f.name) order by a.position)
        from message_files a join sent_files f on f.id = a.file_id where a.message_id = m.id) as files
    from conversation_messages m left join inbound_emails e on e.id = m.email_id where ${which} order by m.id`.execute(
    db,
  );
  return rows.map(({ created_at, withTax, lines, files, ...message }) => ({
    ...message,
    at: created_at.toISOString(),
    prices:
      lines === null
        ? null
        : {
            mode: withTax ? 'gross' : 'net',
            lines: lines.map((line) => ({
              ...line,
              unit: toCents(line.unit),
              before: line.before === null ? null : toCents(line.before),
            })),
          },
    files: files ?? [],
  }));
}
