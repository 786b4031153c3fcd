import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { InboxEmail } from '../../../rules/inbox.ts';

type Row = Omit<InboxEmail, 'receivedAt' | 'leftOut' | 'orders' | 'files'> & {
  readonly receivedAt: Date;
  readonly leftOut: unknown;
  readonly files: InboxEmail['files'] | null;
};

const leftOutShape = z.array(z.object({ name: z.string(), problem: z.string() }));

/** An email that has come, with its files and what it may belong to; null where there is none. */
export async function readInboxEmail(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<InboxEmail | null> {
  const { rows } = await sql<Row>`
    select e.id, e.status, e.problem, e.bytes, e.from_address as from, e.from_name as "fromName", e.subject, e.body, e.original,
      e.received_at as "receivedAt", e.left_out as "leftOut",
      (select json_agg(json_build_object('id', f.id, 'name', f.name) order by x.position)
        from inbound_email_files x join sent_files f on f.id = x.file_id where x.email_id = e.id) as files,
      (select json_build_object('id', o.id, 'number', o.number::text) from orders o where o.id = e.order_id) as "order",
      (select json_build_object('id', v.id, 'title', v.title) from conversations v where v.id = e.conversation_id) as conversation,
      (select json_build_object('id', c.id, 'name', coalesce(nullif(c.company, ''), nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email))
        from customers c where lower(c.email) = e.from_address and e.from_address <> '' limit 1) as customer
    from inbound_emails e where e.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    leftOut: leftOutShape.catch([]).parse(row.leftOut),
    files: row.files ?? [],
    orders: await findOrders(db, row),
  };
}

const MOST_ORDERS = 5;

/** Orders that an email may be about: of the account with its address, and those that its subject names. Who it is from is not proven by either. */
async function findOrders(
  db: RequestContext['db'],
  { customer, subject }: Pick<Row, 'customer' | 'subject'>,
): Promise<InboxEmail['orders']> {
  const numbers = [...subject.matchAll(/\d{3,15}/g)].map(([number]) => Number(number));
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number::text from (
      (select id, number from orders where customer_id = ${customer?.id ?? null}::int order by id desc limit ${MOST_ORDERS})
      union select id, number from orders where number = any(${numbers}::bigint[])) as found
    order by id desc limit ${MOST_ORDERS}`.execute(db);
  return rows;
}
