-- What a business orders again and again, kept by name (LIST).
create table purchase_lists (
  id int generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  title text not null check (char_length(title) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index purchase_lists_by_customer on purchase_lists (customer_id, updated_at desc, id desc);

create table purchase_list_lines (
  id bigint generated always as identity primary key,
  list_id int not null references purchase_lists on delete cascade,
  -- an item as it is sold: a simple product, or a variation; null once the shop knows it no longer
  item_id int references products on delete set null,
  -- what it was called when it was saved, for the day it is gone
  name text not null,
  -- chosen attributes: {"attribute_pa_litri": "5-l"}
  attributes jsonb not null default '{}',
  -- 0: kept for another time, where the shop's setting lets it (LIST-06)
  quantity int not null check (quantity between 0 and 9999),
  -- the price of one piece when the list was saved, in cents with VAT (gross) or without (net); null: none was told
  unit_cents int check (unit_cents >= 0),
  unit_mode text check (unit_mode in ('net', 'gross')),
  check ((unit_cents is null) = (unit_mode is null)),
  unique (list_id, item_id, attributes)
);
create index purchase_list_lines_by_item on purchase_list_lines (item_id) where item_id is not null;
