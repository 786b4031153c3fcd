create table orders (
  id int generated always as identity primary key,
  number bigint not null unique,
  order_key text not null unique,
  status text not null check (status in ('pending-approval', 'pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed')),
  customer_id int references customers on delete set null,
  session_id bigint,
  -- the same form of the same cart posted twice makes one order
  fingerprint bytea not null unique,
  locale text not null,
  currency text not null default 'EUR',
  prices_with_tax boolean not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  customer_note text not null default '',
  payment_method text not null,
  payment_title text not null,
  shipping_method text not null,
  shipping_title text not null,
  items_net_cents int not null,
  items_tax_cents int not null,
  shipping_net_cents int not null,
  shipping_tax_cents int not null,
  total_cents int not null,
  -- VAT by rate, shipping included: [{"rate": 2200, "tax": 1804}]
  tax_lines jsonb not null,
  created_at timestamptz not null default now(),
  check (total_cents = items_net_cents + items_tax_cents + shipping_net_cents + shipping_tax_cents)
);
create index orders_by_customer on orders (customer_id, created_at desc) where customer_id is not null;
create index orders_by_session on orders (session_id) where session_id is not null;
create index orders_newest on orders (created_at desc, id desc);

create table order_lines (
  id bigint generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  position int not null,
  product_id int references products on delete set null,
  variation_id int references products on delete set null,
  name text not null,
  sku text,
  -- what was chosen, in words: [{"label": "Litri", "value": "5 l"}]
  attributes jsonb not null default '[]',
  quantity int not null check (quantity > 0),
  -- in the order's own mode, with VAT or without (orders.prices_with_tax)
  unit_cents int not null,
  tax_rate_basis_points int not null,
  net_cents int not null,
  tax_cents int not null,
  price_steps jsonb not null default '[]',
  unique (order_id, position)
);

create table order_events (
  id bigint generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  kind text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index order_events_by_order on order_events (order_id, id);

alter table stock_movements add constraint stock_movements_order foreign key (order_id) references orders on delete cascade;
alter table stock_reservations add constraint stock_reservations_order foreign key (order_id) references orders on delete cascade;

-- What has to leave the house; written in the transaction that makes it necessary, sent by a job.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  order_id int references orders on delete cascade,
  subject text,
  html text,
  body_text text,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'kept', 'failed')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create unique index outbox_once on outbox (order_id, kind, recipient) where order_id is not null;
create index outbox_newest on outbox (created_at desc, id desc);
