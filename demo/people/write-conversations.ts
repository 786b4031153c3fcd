import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { demoConversations, demoQuoteFields } from './conversations.data.ts';

const HOUR_MS = 3_600_000;

/** The questions of the quote form, and what customers and shop have written each other. */
export async function writeConversations(client: ClientBase): Promise<void> {
  for (const [index, { kind, it, en, boxes }] of demoQuoteFields.entries()) {
    await client.query(
      'insert into quote_fields (kind, label_it, label_en, options, position) values ($1, $2, $3, $4, $5)',
      [kind, it, en, JSON.stringify(boxes), index + 1],
    );
  }
  for (const { email, type, title, status, messages, quote, offer } of demoConversations) {
    const last = messages.at(-1);
    const at = (hoursAgo: number) => new Date(demoToday.getTime() - hoursAgo * HOUR_MS).toISOString();
    const { rows } = await client.query<{ id: number }>(
      `insert into conversations (customer_id, type, title, status, last_author, digest, created_at, last_activity_at)
       select id, $2, $3, $4, $5, $6, $7, $8 from customers where email = $1 returning id`,
      [
        email,
        type,
        title,
        status,
        last?.author ?? 'customer',
        createHash('sha256').update(title).digest(),
        at(messages[0]?.hoursAgo ?? 0),
        at(last?.hoursAgo ?? 0),
      ],
    );
    const id = rows[0]?.id;
    if (id === undefined) continue;
    for (const { author, hoursAgo, body } of messages) {
      await client.query(
        `insert into conversation_messages (conversation_id, author, person_id, person_name, body, created_at)
         select $1, $2, id, first_name || ' ' || last_name, $3, $4 from customers
         where case when $2 = 'shop' then staff_role is not null else email = $5 end order by id limit 1`,
        [id, author, body, at(hoursAgo), email],
      );
    }
    if (quote) await writeQuote(client, id, email, quote);
    if (offer !== undefined) await linkOffer(client, id, email, offer);
  }
}

async function writeRequest(client: ClientBase, id: number, email: string): Promise<void> {
  await client.query(
    `insert into quote_requests (conversation_id, location, name, email, prices_with_tax)
     select $1, 'standard', first_name || ' ' || last_name, email, false from customers where email = $2`,
    [id, email],
  );
}

/** The request that an offer answers: for the same lines at the prices of the shop; the last message leads to the offer. */
async function linkOffer(client: ClientBase, id: number, email: string, place: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `update offers set conversation_id = $1
     where id = (select o.id from offers o join customers c on c.id = o.customer_id where c.email = $2 order by o.id offset $3 limit 1)
     returning id`,
    [id, email, place],
  );
  const offerId = rows[0]?.id;
  if (offerId === undefined) return;
  await writeRequest(client, id, email);
  await client.query(
    `insert into quote_lines (conversation_id, position, product_id, name, sku, quantity, unit_cents)
     select $1, l.position, l.item_id, l.name, l.sku, l.quantity, round(p.regular_price_cents / 1.22)
     from offer_lines l join products p on p.id = l.item_id where l.offer_id = $2`,
    [id, offerId],
  );
  await client.query(
    `update conversation_messages m set offer_id = o.id, body = o.custom_text, created_at = o.sent_at
     from offers o where o.id = $2 and m.id = (select max(id) from conversation_messages where conversation_id = $1)`,
    [id, offerId],
  );
}

async function writeQuote(
  client: ClientBase,
  id: number,
  email: string,
  quantities: readonly number[],
): Promise<void> {
  await writeRequest(client, id, email);
  await client.query(
    `insert into quote_lines (conversation_id, position, product_id, name, sku, quantity, unit_cents)
     select $1, o.place, o.id, o.name, o.sku, o.quantity, round(o.price / 1.22)
     from (
       select p.id, p.name, p.sku, p.regular_price_cents as price, row_number() over (order by p.id) as place,
         ($2::int[])[row_number() over (order by p.id)] as quantity
       from products p where p.type = 'simple' and p.status = 'published' and p.regular_price_cents is not null
       order by p.id limit $3) o`,
    [id, quantities, quantities.length],
  );
}
