import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** The tables that grow as long as a shop lives. */
export const growing = [
  'products',
  'customers',
  'orders',
  'sessions',
  'account_links',
  'audit_entries',
  'registrations',
  'sent_files',
  'registration_answers',
  'vat_checks',
  'coupons',
  'coupon_uses',
  'purchase_lists',
  'purchase_list_lines',
] as const;

const rows = 6000;

/** What a plan says that reads one of some tables from end to end. */
export const readsWhole = (tables: readonly string[]) => new RegExp(`Seq Scan on (?:${tables.join('|')})\\b`);

/** Runs statements that fill tables without telling anybody; `every g` stands for thousands of numbers `g`. */
export async function fillTables(db: Database, statements: readonly string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`set pistone.price_reason = 'opening'`.execute(connection);
    for (const statement of statements) {
      await sql.raw(statement.replaceAll('every g', `generate_series(1, ${rows}) g`)).execute(connection);
    }
    await sql`reset pistone.price_reason`.execute(connection);
    await sql`reset pistone.quiet`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
}

/** Fills the tables that grow with thousands of rows, with what the planner knows of them up to date. */
export async function aGrownShop(db: Database): Promise<void> {
  await fillTables(db, [
    `insert into customers (email, password_hash, first_name, last_name, group_id, approved_at, email_confirmed_at)
      select 'c' || g || '@example.com', 'x', 'N' || g % 50, 'C' || g % 500, (select min(id) from customer_groups), now(), now()
      from every g`,
    `insert into products (type, slug, sku, name, regular_price_cents, published_at, updated_at, tax_class)
      select 'simple', 'p-' || g, 'SKU-' || g, 'Ricambio ' || g, 500, now(), now(), case when g % 10 = 0 then 'reduced' else 'standard' end
      from every g`,
    `insert into credit_accounts select id, 500000 from customers where id % 100 = 2`,
    `insert into vat_checks (number, country, answer, source, asked_by, asked_at, answered_at)
      select 'IT' || lpad((g * 7919)::text, 11, '0'), 'IT', case when g % 200 = 0 then 'unknown' else 'valid' end, 'register', 'buyer',
        now() - g * interval '1 minute', now() - g * interval '1 minute' from every g`,
    `insert into orders (number, order_key, status, customer_id, fingerprint, locale, prices_with_tax, billing_address,
        shipping_address, payment_method, payment_title, shipping_method, shipping_title, items_net_cents, items_tax_cents,
        shipping_net_cents, shipping_tax_cents, total_cents, tax_lines, created_at, credit_account_id, vat_check_id)
      select 100000 + g, md5(g::text), 'on-hold', case when g % 2 = 0 then g end, decode(md5(g::text), 'hex'), 'it', true,
        jsonb_build_object('email', 'c' || g || '@example.com'), '{}', 'bacs', 'b', 'flat', 'f', 1000, 220, 0, 0, 1220, '[]',
        now() - g * interval '1 minute', case when g % 4 = 2 then (select min(customer_id) from credit_accounts) + g / 100 * 100 end, g
      from every g where g / 100 * 100 + 2 <= ${rows}`,
    `insert into sessions (token_hash, customer_id, expires_at)
      select decode(md5(g::text), 'hex'), g, now() + interval '1 day' from every g`,
    `insert into account_links (customer_id, kind, email, created_at, expires_at)
      select g, 'reset-password', 'x', now(), now() + interval '1 hour' from every g`,
    `insert into audit_entries (at, person_id, person_name, deed, subject_kind, subject_id, subject_name)
      select now() - g * interval '1 minute', g % 20 + 1, 'Ada', 'changed',
        case when g > ${rows} - 20 then 'coupon' else 'product' end, g::text, md5(g::text) from every g`,
    `insert into registration_fields (kind, label_it, label_en, position) values ('file', 'a', 'a', 1)`,
    `insert into registrations (customer_id, role_id, status, locale, place, created_at)
      select g, (select min(id) from registration_roles), case when g % 100 = 0 then 'waiting' else 'approved' end, 'it', 'registration',
        now() - g * interval '1 minute' from every g`,
    `insert into sent_files (token_hash, registration_field_id, stored_as, name, media_type, bytes, taken_at, created_at)
      select sha256(g::text::bytea), (select min(id) from registration_fields), 'f' || g, 'a', 'b', 1, now(), now() from every g`,
    `insert into coupons (code, description, kind, amount, used) select 'C' || md5(g::text), 'Campagna', 'percent', 1000, 10 from every g`,
    `insert into coupon_uses (coupon_id, order_id, email) select c.id, o.id, 'c' || o.id
      from orders o join coupons c on c.id = (o.id - (select min(id) from orders)) / 10 + (select min(id) from coupons)`,
    `insert into purchase_lists (customer_id, title) select g, 'Lista ' || g from every g`,
    `insert into purchase_list_lines (list_id, item_id, name, quantity)
      select l.id, p.id, p.name, 1 from purchase_lists l join products p on p.id % 3000 = l.id % 3000`,
  ]);
}
