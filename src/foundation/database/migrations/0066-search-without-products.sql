-- A search orders up to a thousand hits by their sales and shows only what may be found: reading that of the products themselves was a
-- quarter of its time. What words find stands without them now: only what may be found has a document, and its sales stand beside it.
drop index product_search_document;
alter table product_search add column sales int not null default 0;
alter table product_search set (fillfactor = 90);
alter table search_favourites add column sales int not null default 0;

delete from product_search s using products p
  where p.id = s.product_id and not (p.status = 'published' and p.catalog_visibility in ('visible', 'search'));
delete from search_favourites f where not exists (select from product_search s where s.product_id = f.product_id);
update product_search s set sales = p.total_sales from products p where p.id = s.product_id and p.total_sales <> 0;
update search_favourites f set sales = p.total_sales from products p where p.id = f.product_id;
create index product_search_document on product_search using gin (document);
drop index products_findable;

-- Rebuilds codes and search words of the given listed products; what may not be found has none.
create or replace function refresh_search(ids int[]) returns void language sql as $$
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

-- Whoever publishes, hides or shows a product: it is found, or is found no more, from then on.
create function product_findable_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search(array[new.id]);
  return null;
end $$;
create trigger product_findable_changed after update of status, catalog_visibility on products
  for each row when (new.type <> 'variation'
    and (old.status, old.catalog_visibility) is distinct from (new.status, new.catalog_visibility))
  execute function product_findable_changed();

-- Picks the best sold products anew, and writes down what all others have sold.
create or replace function refresh_search_favourites() returns void language sql as $$
  update product_search s set sales = p.total_sales from products p
    where p.id = s.product_id and s.sales <> p.total_sales;
  delete from search_favourites;
  insert into search_favourites (place, product_id, sales, document)
    select row_number() over (order by best.sales desc, best.product_id), best.product_id, best.sales, best.document
    from (select product_id, sales, document from product_search order by sales desc, product_id limit 4000) best;
$$;
