-- Files of public prices: products have other prices than the lists of groups, and are changed by a job.
alter table price_list_imports
  -- which columns a file of public prices has: price, sale, from, to
  add columns text[],
  add started_at timestamptz,
  add person_id int references customers on delete set null,
  -- the line up to which its rows are written
  add position int not null default 0,
  add processed int not null default 0;
create index price_list_imports_by_person on price_list_imports (person_id) where person_id is not null;

create table public_price_import_rows (
  import_id int not null references price_list_imports on delete cascade,
  -- of the file, the heading is line 1
  line int not null,
  sku text not null,
  -- without a reference: rows outlive what they are about, and are written by the hundred thousand
  product_id int,
  -- what the article asked when the file was read
  was_regular int,
  was_sale int,
  was_from timestamptz,
  was_to timestamptz,
  -- what the file asks for it
  regular_cents int,
  sale_cents int,
  sale_from timestamptz,
  sale_to timestamptz,
  verdict text not null check (verdict in ('new', 'changed', 'same', 'wrong', 'conflict')),
  -- why it is not written: {"code": "not-a-price", "text": "abc"}
  problem jsonb,
  primary key (import_id, line)
);
create index public_price_import_rows_by_verdict on public_price_import_rows (import_id, verdict, line);
