-- What a group may not use; whatever is new is allowed until staff say otherwise. The order that a group must reach: cents of
-- goods, without VAT where the group sees prices without it; null for none.
alter table customer_groups
  add column refused_payment_methods text[] not null default '{}',
  add column refused_shipping_methods int[] not null default '{}',
  add column min_order_cents int check (min_order_cents > 0);

-- Who sees which goods. `hidden`: this group does not. `only`: nobody but the groups of such lines does. A category stands for
-- all that is in it or below it. A group that goods are kept for cannot be deleted: they would be everybody's.
create table visibility_rules (
  id int generated always as identity primary key,
  category_id int references categories on delete cascade,
  product_id int references products on delete cascade,
  -- null: guests
  group_id int references customer_groups,
  rule text not null check (rule in ('hidden', 'only')),
  check (num_nonnulls(category_id, product_id) = 1),
  unique nulls not distinct (category_id, product_id, group_id)
);
create index visibility_rules_by_group on visibility_rules (group_id);
create index visibility_rules_by_product on visibility_rules (product_id) where product_id is not null;
create trigger visibility_rules_changed after insert or update or delete on visibility_rules
  for each statement execute function notify_all_changed();
create trigger customer_groups_added after insert on customer_groups for each statement execute function notify_all_changed();

alter table customers add column blocked_at timestamptz;

create table customer_notes (
  id bigint generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  -- the member of the staff who wrote it; the name stays when the account goes
  author_id int references customers on delete set null,
  author_name text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index customer_notes_by_customer on customer_notes (customer_id, id desc);
create index customer_notes_by_author on customer_notes (author_id) where author_id is not null;

-- What staff look for a customer by: names, company, e-mail, VAT number, without accents and capitals.
create function customer_search_text(email text, first_name text, last_name text, company text, invoice jsonb) returns text
  language sql immutable parallel safe
  as $$ select lower(public.f_unaccent(
    email || ' ' || first_name || ' ' || last_name || ' ' || company || ' '
    || coalesce(invoice ->> 'company', '') || ' ' || coalesce(invoice ->> 'vatNumber', ''))) $$;
create index customers_by_words on customers
  using gin (customer_search_text(email, first_name, last_name, company, invoice_data) gin_trgm_ops);
create index customers_by_group on customers (group_id, id desc);
create index customers_blocked on customers (id desc) where blocked_at is not null;
create index customers_waiting on customers (id desc) where approved_at is null;

-- Who sells a product, in a shop of several sellers; without one the shop itself does.
create table vendors (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  email text not null default ''
);
alter table products add column vendor_id int references vendors;
create index products_by_vendor on products (vendor_id) where vendor_id is not null;
create trigger vendors_changed after insert or update or delete on vendors for each statement execute function notify_all_changed();

-- Every process remembers for a while for whom a log-in looks at the shop: it forgets when the account changes or a session ends.
create function notify_customer_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', 'customer:' || (to_jsonb(old) ->> tg_argv[0]));
  return null;
end $$;
create trigger customer_changed after update or delete on customers for each row execute function notify_customer_changed('id');
create trigger session_ended after update or delete on sessions for each row
  when (old.customer_id is not null) execute function notify_customer_changed('customer_id');
