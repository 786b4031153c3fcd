import type { Database } from '#foundation/database/client.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { aGroup } from './a-group.ts';
import { aGrownShop, fillTables, growing } from './a-grown-shop.ts';
import { aRequestContext, type TestRequestContext } from './a-request-context.ts';
import { aTaxRate } from './a-tax-rate.ts';
import { fakeClock } from './fake-clock.ts';

/** The tables that grow with what businesses do in a shop, beside those of every shop. */
export const growingTrade = [
  ...growing,
  'order_lines',
  'carts',
  'cart_lines',
  'stock',
  'subaccounts',
  'agent_customers',
  'offers',
  'offer_lines',
  'conversations',
  'conversation_messages',
  'quote_requests',
  'quote_lines',
  'quote_answers',
  'quote_list_items',
] as const;

/**
 * A grown shop whose customers are businesses that ask, offer and order. The customers 10, 20, 30 … have two subaccounts each, 12 and 14 of
 * 10, whose orders wait for approval; 5, 105, 205 … are agents of the twenty customers from the tenth after them.
 */
export async function aGrownTrade(db: Database): Promise<void> {
  await aTaxRate(db);
  await aGrownShop(db);
  const businesses = await aGroup(db);
  await fillTables(db, [
    `update customers set group_id = ${businesses.id} where id % 10 = 0`,
    `delete from registrations where customer_id % 10 = 0`,
    `insert into stock (product_id, on_hand) select id, 50 from products`,
    `insert into order_lines (order_id, position, product_id, name, sku, quantity, unit_cents, tax_rate_basis_points, net_cents, tax_cents)
      select o.id, place, p.id, p.name, p.sku, 2, 500, 2200, 1000, 220
      from orders o join products p on p.id = (select min(id) from products) + o.number - 100001, generate_series(1, 2) place`,
    `insert into subaccounts (customer_id, main_account_id, username, permissions)
      select id, id - id % 10, 'utente-' || id, array['buy', 'buyApproval', 'viewOrders']
      from customers where id % 10 in (2, 4) and id > 10`,
    `update orders o set main_account_id = s.main_account_id,
        status = case when o.customer_id % 100 = 12 then 'pending-approval' else o.status end
      from subaccounts s where s.customer_id = o.customer_id`,
    `insert into agent_customers (agent_id, customer_id)
      select a.id, c.id from customers a join customers c on c.id between a.id + 10 and a.id + 29 where a.id % 100 = 5`,
    `insert into sessions (token_hash, customer_id, acted_by, expires_at)
      select sha256(g::text::bytea), g, g - g % 10, now() + interval '1 day' from every g where g % 10 in (2, 4) and g > 10`,
    `insert into sessions (token_hash, expires_at) select sha256(('g' || g)::bytea), now() + interval '1 day' from every g`,
    `insert into offers (customer_id, status, prices_with_tax, custom_text, valid_until, sent_at)
      select g, (array['sent', 'draft', 'ordered', 'sent'])[g % 4 + 1], false, repeat('x', 300),
        case when g % 4 = 3 then now() - interval '1 day' end, case when g % 4 <> 1 then now() - g * interval '1 minute' end
      from every g`,
    `insert into offer_lines (offer_id, position, item_id, name, quantity, unit_cents)
      select o.id, place, p.id, p.name, 2, 400
      from offers o join products p on p.id = (select min(id) from products) + o.customer_id - 1, generate_series(1, 2) place`,
    `insert into carts (customer_id) select g from every g where g % 2 = 1 or g % 7 = 0`,
    `insert into carts (session_id) select id from sessions where customer_id is null`,
    `insert into cart_lines (cart_id, key, product_id, quantity)
      select c.id, md5(c.id || ' ' || place), (select min(id) from products) + c.id % 3000 + place, 1 from carts c, generate_series(1, 2) place`,
    `insert into cart_lines (cart_id, key, product_id, quantity, offer_line_id)
      select c.id, md5('offer_' || l.id), l.item_id, l.quantity, l.id
      from carts c join offers o on o.customer_id = c.customer_id and o.status = 'sent' join offer_lines l on l.offer_id = o.id`,
    `insert into conversations (customer_id, type, title, status, last_author, digest, created_at, last_activity_at)
      select g, (array['quote', 'message', 'inquiry'])[g % 3 + 1], 'Richiesta ' || md5(g::text),
        case when g % 20 = 0 then 'open' else 'resolved' end, case when g % 40 = 0 then 'customer' else 'shop' end, sha256(g::text::bytea),
        now() - g * interval '1 minute', now() - g * interval '1 minute'
      from every g`,
    `insert into conversation_messages (conversation_id, author, person_id, person_name, body, created_at)
      select c.id, 'customer', c.customer_id, 'Ada', 'Buongiorno', c.created_at from conversations c, generate_series(1, 2)`,
    `insert into sent_files (token_hash, purpose, session_id, stored_as, name, media_type, bytes, taken_at, created_at)
      select sha256(('q' || s.id)::bytea), 'quote', s.id, 'q' || s.id, 'a', 'b', 1, case when s.id % 10 > 0 then now() end, now()
      from sessions s where s.customer_id is not null`,
    `insert into quote_fields (kind, label_it, label_en, position) values ('file', 'a', 'a', 1), ('text', 'b', 'b', 2)`,
    `insert into quote_requests (conversation_id, location, name, email, prices_with_tax)
      select id, 'standard', 'Ada', 'ada@example.com', false from conversations where type = 'quote'`,
    `insert into quote_lines (conversation_id, position, product_id, name, quantity, unit_cents)
      select q.conversation_id, place, (select min(id) from products) + q.conversation_id % 3000 + place, 'Ricambio', 2, 500
      from quote_requests q, generate_series(1, 3) place`,
    `insert into quote_answers (conversation_id, field_id, position, label, value, file_id)
      select q.conversation_id, f.id, f.position, f.label_it, 'a', case when f.kind = 'file' then
        (select min(id) from sent_files where purpose = 'quote') + q.conversation_id end
      from quote_requests q, quote_fields f`,
    `insert into quote_list_items (customer_id, product_id, item_id, quantity)
      select g, p.id, p.id, 2 from every g join products p on p.id between (select min(id) from products) + g % 3000
        and (select min(id) from products) + g % 3000 + 1`,
    `insert into quote_list_items (session_id, product_id, item_id, quantity)
      select s.id, p.id, p.id, 1 from sessions s join products p on p.id = (select min(id) from products) + s.id % 3000
      where s.customer_id is null`,
  ]);
}

/** The request context of a customer of that shop in a session of theirs, with an account of their own unless more is said of them. */
export async function aTradeContext(
  db: Database,
  customerId: number,
  more: Partial<Person> = {},
): Promise<TestRequestContext> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('acted_by', 'is', null)
    .executeTakeFirstOrThrow();
  const person: Person = {
    customerId,
    email: `c${customerId}@example.com`,
    firstName: 'Ada',
    lastName: 'Riva',
    company: 'Officina',
    kind: 'business',
    staffRole: null,
    ...more,
  };
  // The shop was filled by the database's own clock.
  return aRequestContext(db, { person, found: { id: session.id, customerId }, clock: fakeClock(new Date()) });
}
