create table tax_rates (
  id int generated always as identity primary key,
  tax_class text not null,
  country text not null,
  state text not null default '',
  postcode text not null default '',
  rate_basis_points int not null check (rate_basis_points between 0 and 10000),
  name text not null,
  unique (tax_class, country, state, postcode)
);

create table price_lists (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  prices_include_tax boolean not null,
  -- the one list that is made of the products' own prices
  is_retail boolean not null default false
);
create unique index one_retail_price_list on price_lists (is_retail) where is_retail;
insert into price_lists (slug, name, prices_include_tax, is_retail) values ('retail', 'Listino al pubblico', true, true);

-- min_quantity 1 is the list's base price, anything above a tier (TIER).
create table price_list_entries (
  price_list_id int not null references price_lists on delete cascade,
  product_id int not null references products on delete cascade,
  min_quantity int not null default 1 check (min_quantity >= 1),
  price_cents int not null check (price_cents >= 0),
  primary key (product_id, price_list_id, min_quantity)
);

-- Lowest and highest price of each listed product in each list, in the list's own tax mode: what listings sort and filter by.
create table listing_prices (
  price_list_id int not null references price_lists on delete cascade,
  product_id int not null references products on delete cascade,
  min_cents int not null,
  max_cents int not null,
  primary key (price_list_id, product_id)
);
create index listing_prices_ascending on listing_prices (price_list_id, min_cents, product_id);
create index listing_prices_descending on listing_prices (price_list_id, max_cents desc, product_id desc);

create table stock (
  product_id int primary key references products on delete cascade,
  on_hand int not null default 0,
  reserved int not null default 0 check (reserved >= 0),
  low_stock_threshold int not null default 5
);

-- The ledger: on_hand is the sum of its movements.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id int not null references products on delete cascade,
  delta int not null,
  reason text not null check (reason in ('opening', 'sale', 'return', 'correction')),
  order_id int,
  created_at timestamptz not null default now()
);
create index stock_movements_by_product on stock_movements (product_id, id);
create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;

create table stock_reservations (
  id bigint generated always as identity primary key,
  product_id int not null references products on delete cascade,
  order_id int not null,
  quantity int not null check (quantity > 0),
  created_at timestamptz not null default now(),
  -- null: stands until the order is decided
  expires_at timestamptz,
  closed_at timestamptz
);
create index stock_reservations_open on stock_reservations (product_id) where closed_at is null;
create index stock_reservations_by_order on stock_reservations (order_id);
