-- Texts of the catalogue in the language that is not the shop's own; a text that is null is read in the shop's own.
create table product_translations (
  product_id integer not null references products (id) on delete cascade,
  language text not null check (language in ('it', 'en')),
  name text check (name <> ''),
  short_description text check (short_description <> ''),
  description text check (description <> ''),
  primary key (product_id, language)
);

create table category_translations (
  category_id integer not null references categories (id) on delete cascade,
  language text not null check (language in ('it', 'en')),
  name text check (name <> ''),
  description text check (description <> ''),
  primary key (category_id, language)
);

create table attribute_translations (
  attribute_id integer not null references attributes (id) on delete cascade,
  language text not null check (language in ('it', 'en')),
  name text check (name <> ''),
  primary key (attribute_id, language)
);

create table attribute_term_translations (
  term_id integer not null references attribute_terms (id) on delete cascade,
  language text not null check (language in ('it', 'en')),
  name text check (name <> ''),
  primary key (term_id, language)
);

create trigger product_translations_changed after insert or update or delete on product_translations
  for each statement execute function notify_all_changed();
create trigger category_translations_changed after insert or update or delete on category_translations
  for each statement execute function notify_all_changed();
create trigger attribute_translations_changed after insert or update or delete on attribute_translations
  for each statement execute function notify_all_changed();
create trigger attribute_term_translations_changed after insert or update or delete on attribute_term_translations
  for each statement execute function notify_all_changed();

-- A product is found by its translated names as well, after those that have the words in their own.
create or replace function refresh_search(ids integer[]) returns void language sql as $$
  delete from product_codes where product_id = any (ids);
  insert into product_codes (product_id, code, kind)
    select coalesce(parent_id, id), normalise_code(sku), 'sku' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(sku) <> ''
    union
    select product_id, normalise_code(code), 'oe' from oe_numbers
      where product_id = any (ids) and normalise_code(code) <> '';
  delete from product_search s using products p
    where s.product_id = any (ids) and p.id = s.product_id
      and not (p.status = 'published' and p.catalog_visibility in ('visible', 'search'));
  delete from search_favourites f
    where f.product_id = any (ids) and not exists (select from product_search s where s.product_id = f.product_id);
  insert into product_search (product_id, sales, document)
    select p.id, p.total_sales,
      setweight(to_tsvector('italian', search_text(p.name)), 'A')
        || setweight(to_tsvector('simple',
             search_text(coalesce(b.name, '') || ' ' || coalesce(p.sku, '')) || ' ' || joined_text(p.name)), 'A')
        || setweight(to_tsvector('italian', search_text(coalesce((
             select string_agg(c.name, ' ') from product_categories pc join categories c on c.id = pc.category_id
             where pc.product_id = p.id), ''))), 'B')
        -- by the same stems as what is searched for, whatever its language
        || setweight(to_tsvector('italian', search_text(coalesce((
             select string_agg(t.name, ' ') from product_translations t where t.product_id = p.id), ''))), 'B')
        || setweight(to_tsvector('simple', search_text(coalesce((
             select string_agg(distinct v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
             where f.product_id = p.id), ''))), 'C')
        || setweight(to_tsvector('italian', search_text(p.short_description)), 'D')
    from products p left join brands b on b.id = p.brand_id
    where p.id = any (ids) and p.type <> 'variation'
      and p.status = 'published' and p.catalog_visibility in ('visible', 'search')
    on conflict (product_id) do update set document = excluded.document, sales = excluded.sales;
  update search_favourites f set document = s.document from product_search s
    where f.product_id = any (ids) and s.product_id = f.product_id;
  insert into search_words (word, stem)
    select distinct w.word, w.stem from (
      select distinct unnest(string_to_array(search_text(
        p.name || ' ' || coalesce(b.name, '') || ' ' || coalesce((
          select string_agg(v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
          where f.product_id = p.id), '')), ' ')) as piece
      from products p left join brands b on b.id = p.brand_id
      where p.id = any (ids) and p.type <> 'variation'
      union
      select unnest(string_to_array(search_text(c.name), ' ')) from categories c
      where c.id in (select category_id from product_categories where product_id = any (ids))
    ) used cross join lateral words_with_stems(used.piece) w
    order by 1
    on conflict (word) do nothing;
$$;

create function translated_products_changed() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is distinct from 'on' then
    perform refresh_search(array(select distinct product_id from changed));
  end if;
  return null;
end $$;

create trigger translated_product_added after insert on product_translations
  referencing new table as changed for each statement execute function translated_products_changed();
create trigger translated_product_changed after update on product_translations
  referencing new table as changed for each statement execute function translated_products_changed();
create trigger translated_product_removed after delete on product_translations
  referencing old table as changed for each statement execute function translated_products_changed();
