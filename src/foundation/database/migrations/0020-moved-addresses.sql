-- Where a page used to be: an address that once belonged to a product, category, tag or text leads to where that is now; without
-- a target what stood there is gone for good. Targets are ids, so that a chain of changes is one step.
create table slug_history (
  kind text not null check (kind in ('product', 'category', 'tag', 'content')),
  slug text not null,
  target_id int,
  changed_at timestamptz not null default now(),
  primary key (kind, slug)
);
create index slug_history_by_target on slug_history (kind, target_id) where target_id is not null;

create function slug_changed() returns trigger language plpgsql as $$
begin
  -- Who uses an address now wins over who used it before.
  if tg_op <> 'DELETE' and new.slug is not null then
    delete from slug_history where kind = tg_argv[0] and slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.slug is not null then
    insert into slug_history (kind, slug, target_id) values (tg_argv[0], old.slug, new.id)
      on conflict (kind, slug) do update set target_id = excluded.target_id, changed_at = excluded.changed_at;
  end if;
  if tg_op = 'DELETE' and old.slug is not null then
    update slug_history set target_id = null, changed_at = now() where kind = tg_argv[0] and target_id = old.id;
    insert into slug_history (kind, slug, target_id) values (tg_argv[0], old.slug, null)
      on conflict (kind, slug) do update set target_id = null, changed_at = excluded.changed_at;
  end if;
  return null;
end $$;

create trigger product_slug_changed after update of slug on products
  for each row when (old.slug is distinct from new.slug) execute function slug_changed('product');
create trigger product_slug_gone after delete on products
  for each row when (old.slug is not null) execute function slug_changed('product');
create trigger category_slug_changed after update of slug on categories
  for each row when (old.slug is distinct from new.slug) execute function slug_changed('category');
create trigger category_slug_gone after delete on categories for each row execute function slug_changed('category');
create trigger tag_slug_changed after update of slug on tags
  for each row when (old.slug is distinct from new.slug) execute function slug_changed('tag');
create trigger tag_slug_gone after delete on tags for each row execute function slug_changed('tag');
create trigger content_slug_changed after update of slug on content_pages
  for each row when (old.slug is distinct from new.slug) execute function slug_changed('content');
create trigger content_slug_gone after delete on content_pages for each row execute function slug_changed('content');

-- A new row with a used address takes it over. Row by row that would slow the loading of a catalogue; the tables that came
-- in are looked at once per statement.
create function slug_taken() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    delete from slug_history h using arrived where h.kind = tg_argv[0] and h.slug = arrived.slug;
  end if;
  return null;
end $$;
create trigger product_slug_taken after insert on products
  referencing new table as arrived for each statement execute function slug_taken('product');
create trigger category_slug_taken after insert on categories
  referencing new table as arrived for each statement execute function slug_taken('category');
create trigger tag_slug_taken after insert on tags
  referencing new table as arrived for each statement execute function slug_taken('tag');
create trigger content_slug_taken after insert on content_pages
  referencing new table as arrived for each statement execute function slug_taken('content');

-- When what a page says last changed, for sitemaps: sales, stock and ratings come and go without it.
create function note_change() returns trigger language plpgsql as $$
declare
  passing text[] := array['updated_at', 'total_sales', 'in_stock', 'average_rating', 'review_count', 'menu_order', 'product_count'];
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' then return new; end if;
  if new.updated_at = old.updated_at and to_jsonb(new) - passing is distinct from to_jsonb(old) - passing then
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger product_change_noted before update on products for each row execute function note_change();
create trigger content_change_noted before update on content_pages for each row execute function note_change();

create trigger tags_changed after update or delete on tags for each statement execute function notify_all_changed();

-- A sitemap walks through the shown products by their id.
create index products_in_sitemap on products (id) include (slug, updated_at)
  where type <> 'variation' and status = 'published' and catalog_visibility <> 'hidden';
