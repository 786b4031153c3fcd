-- The page that a draft was typed on: an id made whenever the editor is opened, and the count of what it has sent. What was sent before the last save
-- or discard of a page may arrive after it, and is refused.
alter table product_drafts
  add column form text,
  add column step int not null default 0,
  -- what a product begins with beside its fields, while it is new
  add column beginning jsonb not null default '{}';

create table settled_product_forms (
  form text primary key,
  person_id int not null references customers on delete cascade,
  -- the product that was saved; null where what was typed was discarded
  product_id int references products on delete cascade,
  step int not null,
  settled_at timestamptz not null
);
create index settled_product_forms_by_product on settled_product_forms (product_id) where product_id is not null;
create index settled_product_forms_by_person on settled_product_forms (person_id);
create index settled_product_forms_by_time on settled_product_forms (settled_at);
