-- A table of products that staff make, and place on a page of text by its number: [product_table id="1"].
create table product_tables (
  id int generated always as identity primary key,
  name text not null check (name <> ''),
  -- by their names on the wire, in their order
  columns text[] not null check (cardinality(columns) > 0),
  -- which products, how many on a page, what it is searched by, how it works and what it says; what is missing is as usual
  definition jsonb not null default '{}' check (jsonb_typeof(definition) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index product_tables_by_name on product_tables (lower(name));
create trigger product_tables_changed after insert or update or delete on product_tables
  for each statement execute function notify_all_changed();

-- Tables are searched by the vehicles that parts fit, and by whose original codes they carry.
create index vehicles_by_make on vehicles (make);
create index oe_numbers_by_manufacturer on oe_numbers (manufacturer, product_id);
