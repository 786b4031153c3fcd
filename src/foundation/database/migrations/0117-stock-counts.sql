-- Stock that people count: as it lies in the warehouse, beside what the ledger says; what differs is posted once.
create table stock_counts (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  -- what is counted: everything, or what belongs to a category or a brand, with its name of then
  scope text not null check (scope in ('all', 'category', 'brand')),
  category_id int references categories on delete set null,
  brand_id int references brands on delete set null,
  scope_name text not null default '',
  -- whoever counts does not see what is expected
  is_blind boolean not null default false,
  -- counts up with every change: what is posted is what was seen
  version int not null default 1,
  state text not null default 'open' check (state in ('open', 'posted', 'cancelled')),
  -- what became of articles that were not counted
  uncounted text check (uncounted in ('leave', 'zero')),
  created_at timestamptz not null default now(),
  created_by text not null default '',
  closed_at timestamptz,
  closed_by text not null default '',
  check ((state = 'open') = (closed_at is null))
);
create index stock_counts_by_category on stock_counts (category_id) where category_id is not null;
create index stock_counts_by_brand on stock_counts (brand_id) where brand_id is not null;

create table stock_count_lines (
  count_id int not null references stock_counts on delete cascade,
  product_id int not null references products on delete cascade,
  counted int not null check (counted between 0 and 1000000),
  -- the stock on hand when it was counted first and last: a difference is one of the last
  first_expected int not null,
  expected int not null,
  -- not counted by anybody, and set to zero when the count was posted
  is_zeroed boolean not null default false,
  -- of a piece in cents, when the count was posted
  average_cost numeric(14, 4) check (average_cost >= 0),
  counted_at timestamptz not null default now(),
  counted_by text not null default '',
  primary key (count_id, product_id)
);
create index stock_count_lines_by_product on stock_count_lines (product_id);

-- Codes that were scanned and counted nothing.
create table stock_count_codes (
  count_id int not null references stock_counts on delete cascade,
  code text not null check (length(code) between 1 and 100),
  kind text not null check (kind in ('unknown', 'ambiguous', 'outside')),
  times int not null default 1,
  scanned_at timestamptz not null default now(),
  scanned_by text not null default '',
  primary key (count_id, code)
);

-- A scan that is sent twice counts once.
create table stock_count_scans (
  count_id int not null references stock_counts on delete cascade,
  scan text not null check (length(scan) between 1 and 64),
  primary key (count_id, scan)
);

alter table stock_movements
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in ('opening', 'sale', 'return', 'correction',
    'adjustment', 'damage', 'loss', 'found', 'own-use', 'supplier-return', 'received', 'cost', 'count')),
  add column count_id int references stock_counts;
create unique index stock_movements_by_count on stock_movements (count_id, product_id) where count_id is not null;
