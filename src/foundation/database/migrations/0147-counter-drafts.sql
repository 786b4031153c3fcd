-- Orders that staff take at the counter or by telephone, before they are placed. The cart of a draft belongs to a session of its own, which no
-- browser has, so it is priced and ordered as every cart is.
create table counter_drafts (
  id int generated always as identity primary key,
  session_id bigint not null unique references sessions on delete cascade,
  origin text not null check (origin in ('counter', 'phone')),
  -- who buys; null for somebody without an account
  customer_id int references customers on delete cascade,
  opened_by int references customers on delete set null,
  -- the fields of the order as they were typed last, by their names in the checkout
  fields jsonb not null default '{}',
  order_id int unique references orders on delete set null,
  created_at timestamptz not null
);
create index counter_drafts_open on counter_drafts (id desc) where order_id is null;
create index counter_drafts_by_customer on counter_drafts (customer_id) where customer_id is not null;
create index counter_drafts_by_opener on counter_drafts (opened_by) where opened_by is not null;

update staff_roles set rights = rights || '{counter}' where code in ('sales', 'clerk');
