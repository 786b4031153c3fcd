create table customer_groups (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  kind text not null check (kind in ('retail', 'business')),
  price_list_id int not null references price_lists,
  show_prices_with_tax boolean not null
);
insert into customer_groups (slug, name, kind, price_list_id, show_prices_with_tax)
  select 'retail', 'Privati', 'retail', id, true from price_lists where is_retail;

create table customers (
  id int generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company text not null default '',
  group_id int not null references customer_groups,
  staff_role text check (staff_role in ('administrator', 'clerk')),
  -- a business account counts as one only once approved (ACC-01)
  approved_at timestamptz,
  billing_address jsonb,
  shipping_address jsonb,
  created_at timestamptz not null default now()
);
create unique index customers_by_email on customers (lower(email));

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  customer_id int references customers on delete cascade,
  notices jsonb not null default '[]',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_customer on sessions (customer_id) where customer_id is not null;
create index sessions_by_expiry on sessions (expires_at);

create table login_attempts (
  id bigint generated always as identity primary key,
  email text not null,
  created_at timestamptz not null default now()
);
create index login_attempts_by_email on login_attempts (email, created_at);

-- A cart belongs to a session, or to a customer and then to all of that customer's sessions.
create table carts (
  id bigint generated always as identity primary key,
  session_id bigint unique references sessions on delete cascade,
  customer_id int unique references customers on delete cascade,
  destination jsonb,
  shipping_method text,
  payment_method text,
  -- raised with every change, so that what was seen can be compared with what is
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(session_id, customer_id) = 1)
);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts on delete cascade,
  key char(32) not null,
  product_id int not null references products on delete cascade,
  variation_id int references products on delete cascade,
  -- chosen attributes: {"attribute_pa_litri": "5-l"}
  attributes jsonb not null default '{}',
  quantity int not null check (quantity > 0),
  -- the unit price the buyer last saw, to tell when it has changed
  seen_unit_cents int,
  created_at timestamptz not null default now(),
  unique (cart_id, key)
);
create index cart_lines_by_product on cart_lines (product_id);
create index cart_lines_by_variation on cart_lines (variation_id) where variation_id is not null;
