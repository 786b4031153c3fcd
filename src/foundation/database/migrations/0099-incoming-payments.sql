-- What left the warehouse for an order: a parcel and who carries it.
create table order_shipments (
  id int generated always as identity primary key,
  order_id int not null references orders (id) on delete cascade,
  courier text not null check (courier <> ''),
  tracking text not null check (tracking <> ''),
  -- as a courier's remittance is compared with it
  tracking_key text not null generated always as (regexp_replace(upper(tracking), '[^A-Z0-9]', '', 'g')) stored,
  created_at timestamptz not null default now(),
  unique (order_id, tracking_key)
);
create index order_shipments_by_tracking on order_shipments (tracking_key);

-- A file of money that came in: a statement of the bank, or a remittance of a courier.
create table payment_statements (
  id int generated always as identity primary key,
  kind text not null check (kind in ('bank', 'courier')),
  format text not null check (format in ('csv', 'camt')),
  file_name text not null,
  -- IBAN of the account, or name of the courier
  account text not null default '',
  new_count int not null,
  known_count int not null,
  passed_over int not null,
  unread_lines int[] not null default '{}',
  person_id int references customers (id) on delete set null,
  person_name text not null default '',
  created_at timestamptz not null default now()
);
create index payment_statements_newest on payment_statements (created_at desc, id desc);

create table incoming_payments (
  id int generated always as identity primary key,
  statement_id int not null references payment_statements (id) on delete cascade,
  kind text not null check (kind in ('bank', 'courier')),
  -- the same movement in any file
  key text not null unique,
  -- days: YYYY-MM-DD
  booked_on text not null check (booked_on ~ '^20\d\d-\d\d-\d\d$'),
  valued_on text not null check (valued_on ~ '^20\d\d-\d\d-\d\d$'),
  amount_cents int not null check (amount_cents > 0),
  text text not null default '',
  payer text not null default '',
  reference text not null default '',
  tracking text not null default '',
  state text not null default 'open' check (state in ('open', 'matched', 'aside')),
  -- why it was set aside
  reason text not null default '',
  decided_at timestamptz,
  decided_by text not null default '',
  check ((state = 'aside') = (reason <> ''))
);
create index incoming_payments_by_state on incoming_payments (state, valued_on desc, id desc);
create index incoming_payments_by_statement on incoming_payments (statement_id, valued_on desc, id desc);

-- The part of a payment that went to an order.
create table incoming_payment_orders (
  payment_id int not null references incoming_payments (id),
  order_id int not null references orders (id) on delete cascade,
  amount_cents int not null check (amount_cents >= 0),
  -- nothing was due after it
  settles boolean not null,
  -- the state that it took the order from; null where it left it alone
  from_status text,
  -- the order counts as paid since then
  made_paid boolean not null,
  primary key (payment_id, order_id)
);
create index incoming_payment_orders_by_order on incoming_payment_orders (order_id);

-- When the courier handed over what was collected on delivery.
alter table orders add column remitted_at timestamptz;
create index orders_to_remit on orders (payment_method, created_at) where remitted_at is null and status in ('processing', 'completed');
