-- Goods that a supplier delivered: written as a draft, and put into stock once.
create table stock_receipts (
  id int generated always as identity primary key,
  supplier text not null check (length(supplier) between 1 and 120),
  -- the number and day (YYYY-MM-DD) of the delivery note, '' for none
  document text not null default '' check (length(document) <= 60),
  document_on text not null default '' check (document_on = '' or document_on ~ '^20\d\d-\d\d-\d\d$'),
  note text not null default '' check (length(note) <= 300),
  -- counts up with every change: what is posted is what was seen
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  posted_at timestamptz,
  posted_by text not null default ''
);
create index stock_receipts_by_supplier on stock_receipts (supplier);

create table stock_receipt_lines (
  id int generated always as identity primary key,
  receipt_id int not null references stock_receipts on delete cascade,
  product_id int not null references products on delete cascade,
  quantity int not null check (quantity between 1 and 1000000),
  -- of a piece without VAT; null where it is not known
  unit_cost_cents int check (unit_cost_cents between 0 and 100000000),
  unique (receipt_id, product_id)
);
create index stock_receipt_lines_by_product on stock_receipt_lines (product_id);

alter table stock_movements
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in ('opening', 'sale', 'return', 'correction',
    'adjustment', 'damage', 'loss', 'found', 'own-use', 'supplier-return', 'received', 'cost')),
  add column receipt_id int references stock_receipts,
  -- of a piece that came, without VAT
  add column unit_cost_cents int check (unit_cost_cents >= 0),
  -- in cents: what a piece on hand has cost on average from this movement on; a rate, so that cheap parts do not drift by rounding
  add column average_cost numeric(14, 4) check (average_cost >= 0);
create unique index stock_movements_by_receipt on stock_movements (receipt_id, product_id) where receipt_id is not null;
create index stock_movements_with_cost on stock_movements (product_id, id) where average_cost is not null;
