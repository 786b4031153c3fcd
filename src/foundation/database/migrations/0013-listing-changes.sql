-- Every process keeps in memory what listings are filtered, counted and sorted by. Here it reads which products have changed
-- since it last looked: rows are only ever added, so that no writer waits for another, and go after a day.
create table listing_changes (
  id bigint generated always as identity primary key,
  -- whoever looked at a moment has seen all transactions below the oldest that was still at work then
  changed_in bigint not null default pg_current_xact_id()::text::bigint,
  -- null: so many at once that everything is read anew
  product_id int,
  noted_at timestamptz not null default now()
);
create index listing_changes_by_transaction on listing_changes (changed_in) include (id, product_id);
create index listing_changes_by_age on listing_changes (noted_at);

-- Whether whole shops are loaded at the moment: one line then stands for all of them.
create function listing_changes_are_many() returns boolean language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' then
    insert into listing_changes (product_id) values (null);
    return true;
  end if;
  return false;
end $$;

create function note_changes_of_products() returns trigger language plpgsql as $$
begin
  if not listing_changes_are_many() then
    insert into listing_changes (product_id) select distinct product_id from changed;
  end if;
  return null;
end $$;
create trigger product_category_added after insert on product_categories
  referencing new table as changed for each statement execute function note_changes_of_products();
create trigger product_category_removed after delete on product_categories
  referencing old table as changed for each statement execute function note_changes_of_products();
create trigger product_tag_added after insert on product_tags
  referencing new table as changed for each statement execute function note_changes_of_products();
create trigger product_tag_removed after delete on product_tags
  referencing old table as changed for each statement execute function note_changes_of_products();
create trigger product_term_added after insert on product_attribute_terms
  referencing new table as changed for each statement execute function note_changes_of_products();
create trigger product_term_removed after delete on product_attribute_terms
  referencing old table as changed for each statement execute function note_changes_of_products();
create trigger listing_price_added after insert on listing_prices
  referencing new table as changed for each statement execute function note_changes_of_products();
create trigger listing_price_changed after update on listing_prices
  referencing new table as changed for each statement execute function note_changes_of_products();
create trigger listing_price_removed after delete on listing_prices
  referencing old table as changed for each statement execute function note_changes_of_products();

create function note_listed_products() returns trigger language plpgsql as $$
begin
  if not listing_changes_are_many() then
    insert into listing_changes (product_id) select id from changed where type <> 'variation';
  end if;
  return null;
end $$;
create trigger listed_product_added after insert on products
  referencing new table as changed for each statement execute function note_listed_products();
create trigger listed_product_removed after delete on products
  referencing old table as changed for each statement execute function note_listed_products();

create function note_changed_product() returns trigger language plpgsql as $$
begin
  insert into listing_changes (product_id) values (new.id);
  return null;
end $$;
create trigger listed_product_changed
  after update of type, status, catalog_visibility, brand_id, menu_order, total_sales, average_rating, review_count, in_stock, published_at
  on products for each row
  when (new.type <> 'variation' and
    (old.type, old.status, old.catalog_visibility, old.brand_id, old.menu_order, old.total_sales, old.average_rating, old.review_count,
      old.in_stock, old.published_at) is distinct from
    (new.type, new.status, new.catalog_visibility, new.brand_id, new.menu_order, new.total_sales, new.average_rating, new.review_count,
      new.in_stock, new.published_at))
  execute function note_changed_product();

-- What decides where a product is listed is told like everything else that staff change.
create trigger product_tags_changed after insert or update or delete on product_tags
  for each statement execute function notify_all_changed();
create trigger product_attribute_terms_changed after insert or update or delete on product_attribute_terms
  for each statement execute function notify_all_changed();
