-- A save in the editor is mostly planning: these functions planned their statements anew at each call, since a list of one product seems
-- cheaper than one of unknown length. A short list takes a plan that is kept.
create function keep_plan_for(ids int[]) returns void language plpgsql as $$
begin
  if cardinality(ids) <= 20 then perform set_config('plan_cache_mode', 'force_generic_plan', true); end if;
end
$$;

create or replace function price_history_continued() returns trigger language plpgsql as $$
declare
  on_sale int[] := array(select distinct product_id from added where sale_cents is not null);
begin
  delete from prior_prices where product_id = any (array(select distinct product_id from added));
  if cardinality(on_sale) > 0 then
    insert into prior_prices (product_id, cents, kind, since) select * from prior_prices_of(on_sale);
  end if;
  return null;
end
$$;

drop function log_public_prices(int[], timestamptz);
create function log_public_prices(ids int[], at timestamptz default now()) returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into price_history (product_id, sku, changed_at, person_id, person_name, reason,
        regular_cents, sale_cents, sale_from, sale_to, with_tax)
      select n.product_id, n.sku, greatest(at, last.changed_at),
        nullif(current_setting('pistone.price_person', true), '')::int,
        coalesce(current_setting('pistone.price_person_name', true), ''),
        coalesce(nullif(current_setting('pistone.price_reason', true), ''), 'unknown'),
        n.regular_cents, n.sale_cents, n.sale_from, n.sale_to, n.with_tax
      from public_prices(ids, at) n
      left join lateral (
        select * from price_history h where h.product_id = n.product_id order by h.id desc limit 1
      ) last on true
      where (n.regular_cents, n.sale_cents, n.sale_from, n.sale_to)
          is distinct from (last.regular_cents, last.sale_cents, last.sale_from, last.sale_to)
        or (n.regular_cents is not null and n.with_tax <> last.with_tax);
end
$$;

drop function work_out_listing_prices(int[], int[], timestamptz);
create function work_out_listing_prices(ids int[], lists int[] default null, at timestamptz default now()) returns void language plpgsql as $$
#variable_conflict use_column
begin
  with children as materialized (
      select coalesce(array_agg(id), '{}') as ids from products where parent_id = any (ids)
    ), priced as materialized (
      select l.id as list_id, item.id, item.parent_id, item.listed_id, price.cents,
             sale.runs as on_sale,
             case when sale.runs and l.id = shop.public_list then
               case when l.prices_include_tax = shop.with_tax then prior.cents
                    when shop.with_tax then round(prior.cents * 10000.0 / (10000 + coalesce(home.rate_basis_points, 0)))::int
                    else round(prior.cents * (10000.0 + coalesce(home.rate_basis_points, 0)) / 10000)::int end
             end as struck
      from price_lists l
      cross join (
        select coalesce(p.parent_id, p.id) as listed_id, p.id, p.parent_id, p.tax_class, p.regular_price_cents,
               coalesce(p.brand_id, above.brand_id) as brand_id,
               case when is_running(p.sale_from, p.sale_to, at) then least(p.regular_price_cents, p.sale_price_cents)
                 else p.regular_price_cents end as retail_cents
        from products p left join products above on above.id = p.parent_id
        where (p.id = any (ids) or p.parent_id = any (ids)) and p.type <> 'variable' and p.status = 'published'
          and p.regular_price_cents is not null
      ) item
      left join lateral (
        select x.price_cents from price_list_entries x
        where not l.is_retail and x.price_list_id = l.id and x.product_id in (item.id, item.parent_id)
          and is_running(x.valid_from, x.valid_to, at)
          and (x.product_id = item.id or not exists (
            select from price_list_entries y
            where y.price_list_id = l.id and y.product_id = item.id and is_running(y.valid_from, y.valid_to, at)))
          and x.min_quantity = 1
        order by x.valid_from desc nulls last limit 1
      ) e on true
      left join lateral (
        select r.basis_points from price_list_percentages r
        where not l.is_retail and r.price_list_id = l.id and is_running(r.valid_from, r.valid_to, at)
          and (r.brand_id is null or r.brand_id = item.brand_id)
          and (r.category_id is null or exists (
            select from product_categories pc where pc.product_id = item.listed_id and pc.category_id = r.category_id))
        order by (r.category_id is not null)::int * 2 + (r.brand_id is not null)::int desc,
          category_depth(r.category_id) desc, r.basis_points desc limit 1
      ) percentage on true
      cross join (
        select coalesce((select value #>> '{}' from settings where key = 'home_country'), 'IT') as country,
               coalesce((select (value #>> '{}')::boolean from settings where key = 'prices_include_tax'), true) as with_tax,
               (select price_list_id from customer_groups where slug = 'retail') as public_list
      ) shop
      left join tax_rates home
        on home.tax_class = item.tax_class and home.country = shop.country and home.state = '' and home.postcode = ''
      cross join lateral (
        select round(item.regular_price_cents::bigint * (10000 - percentage.basis_points) / 10000.0)::int as reduced,
          least(item.retail_cents,
            round(item.regular_price_cents::bigint * (10000 - percentage.basis_points) / 10000.0)::int) as cents
      ) own
      cross join lateral (
        select coalesce(e.price_cents,
          case when l.prices_include_tax = shop.with_tax then own.cents
               when shop.with_tax then round(own.cents * 10000.0 / (10000 + coalesce(home.rate_basis_points, 0)))::int
               else round(own.cents * (10000.0 + coalesce(home.rate_basis_points, 0)) / 10000)::int end) as cents
      ) price
      cross join lateral (
        select e.price_cents is null and own.cents = item.retail_cents and own.cents < item.regular_price_cents
          and own.cents < coalesce(own.reduced, item.regular_price_cents) as runs
      ) sale
      left join prior_prices prior on prior.product_id = item.id
      where lists is null or l.id = any (lists)
    ), listed as materialized (
      select list_id, listed_id, min(cents) as min_cents, max(cents) as max_cents, bool_or(on_sale) as on_sale,
        case when count(struck) > 0 then min(coalesce(struck, cents)) end as struck_cents
      from priced group by list_id, listed_id
    ), variations_gone as (
      delete from variation_prices v
        where v.product_id = any ((select c.ids from children c)::int[]) and (lists is null or v.price_list_id = any (lists))
          and not exists (select from priced w where w.id = v.product_id and w.list_id = v.price_list_id)
    ), variations_changed as (
      update variation_prices v set cents = w.cents, on_sale = w.on_sale, struck_cents = w.struck
        from priced w
        where v.product_id = any ((select c.ids from children c)::int[])
          and w.parent_id is not null and w.id = v.product_id and w.list_id = v.price_list_id
          and (v.cents, v.on_sale, v.struck_cents) is distinct from (w.cents, w.on_sale, w.struck)
    ), variations_added as (
      insert into variation_prices (price_list_id, product_id, cents, on_sale, struck_cents)
        select w.list_id, w.id, w.cents, w.on_sale, w.struck from priced w
        where w.parent_id is not null and not exists (
          select from variation_prices v
          where v.product_id = any ((select c.ids from children c)::int[]) and v.product_id = w.id and v.price_list_id = w.list_id)
    ), listed_gone as (
      delete from listing_prices l
        where l.product_id = any (ids) and (lists is null or l.price_list_id = any (lists))
          and not exists (select from listed w where w.listed_id = l.product_id and w.list_id = l.price_list_id)
    ), listed_changed as (
      update listing_prices l
        set min_cents = w.min_cents, max_cents = w.max_cents, on_sale = w.on_sale, struck_cents = w.struck_cents
        from listed w
        where l.product_id = any (ids) and w.listed_id = l.product_id and w.list_id = l.price_list_id
          and (l.min_cents, l.max_cents, l.on_sale, l.struck_cents)
            is distinct from (w.min_cents, w.max_cents, w.on_sale, w.struck_cents)
    )
    insert into listing_prices (price_list_id, product_id, min_cents, max_cents, on_sale, struck_cents)
      select w.list_id, w.listed_id, w.min_cents, w.max_cents, w.on_sale, w.struck_cents from listed w
      where not exists (
        select from listing_prices l where l.product_id = any (ids) and l.product_id = w.listed_id and l.price_list_id = w.list_id);
end
$$;

create or replace function refresh_listing_prices(ids int[], lists int[] default null, at timestamptz default now()) returns void language plpgsql as $$
declare
  mode constant text := current_setting('plan_cache_mode');
begin
  perform from products where id = any (ids) order by id for no key update;
  perform keep_plan_for(ids);
  if lists is null or public_price_list() = any (lists) then
    perform log_public_prices(ids, at);
  end if;
  perform work_out_listing_prices(ids, lists, at);
  perform set_config('plan_cache_mode', mode, true);
end
$$;

drop function refresh_search(int[]);
create function refresh_search(ids int[]) returns void language plpgsql as $$
#variable_conflict use_column
declare
  mode constant text := current_setting('plan_cache_mode');
begin
  perform keep_plan_for(ids);
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
  perform set_config('plan_cache_mode', mode, true);
end
$$;

-- What is sold out is little: the list of what can be sold is all but that.
create index products_sold_out on products (id) include (status) where type <> 'variation' and not in_stock;

-- The list of articles in the order of their codes is found in the index alone.
alter table products drop constraint products_sku_key, add constraint products_sku_key unique (sku) include (id);
