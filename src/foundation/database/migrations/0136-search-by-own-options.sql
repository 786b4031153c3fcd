-- A product is found by the options of its own attributes as well, in both languages.
create or replace function refresh_search(ids integer[]) returns void language sql as $$
  delete from product_codes where product_id = any (ids);
  insert into product_codes (product_id, code, kind)
    select coalesce(parent_id, id), normalise_code(sku), 'sku' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(sku) <> ''
    union
    select coalesce(parent_id, id), normalise_code(gtin), 'gtin' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(gtin) <> ''
    union
    select coalesce(parent_id, id), normalise_code(mpn), 'mpn' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(mpn) <> ''
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
        -- what is its own alone is no filter
        || setweight(to_tsvector('italian', search_text(coalesce((
             select string_agg(concat_ws(' ', t.name, tr.name), ' ') from attributes a
             join attribute_terms t on t.attribute_id = a.id
             left join attribute_term_translations tr on tr.term_id = t.id
             where a.product_id = p.id), ''))), 'C')
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

select refresh_search(array(select distinct product_id from attributes where product_id is not null));
