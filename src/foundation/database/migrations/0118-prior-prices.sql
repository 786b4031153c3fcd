-- The price that a reduction shown to consumers is measured by: the lowest of the 30 days before it, in the shop's own tax mode. One row
-- for each item whose last public terms hold a sale that such a price may be struck for; it counts while that sale runs.
create table prior_prices (
  product_id integer primary key references products (id) on delete cascade,
  cents integer not null check (cents > 0),
  kind text not null check (kind in ('lowest', 'progressive', 'new-article')),
  -- of a new article: since when it is sold
  since timestamptz,
  check ((since is not null) = (kind = 'new-article'))
);

-- What prior-price.ts says, by set; a test compares both with random histories.
create function prior_prices_of(ids integer[])
returns table (product_id integer, cents integer, kind text, since timestamptz)
language sql stable as $$
  with reduced as materialized (
    select p.id as product_id, last.id as last_id, shop.with_tax, coalesce(home.rate_basis_points, 0) as rate
    from unnest(ids) wanted (id)
    join products p on p.id = wanted.id
    cross join lateral (
      select h.id, h.regular_cents, h.sale_cents from price_history h where h.product_id = p.id order by h.id desc limit 1
    ) last
    cross join (
      select coalesce((select value #>> '{}' from settings where key = 'home_country'), 'IT') as country,
        coalesce((select (value #>> '{}')::boolean from settings where key = 'prices_include_tax'), true) as with_tax
    ) shop
    left join tax_rates home
      on home.tax_class = p.tax_class and home.country = shop.country and home.state = '' and home.postcode = ''
    where last.regular_cents is not null and last.sale_cents is not null
  ), terms as (
    -- The history begins with what stood: it held before as well, and a sale without a first day began then.
    select r.product_id, h.id, h.id = r.last_id as is_last,
      case when h.reason = 'opening' and row_number() over own = 1 then '-infinity' else h.changed_at end as begins,
      coalesce(lead(h.changed_at) over own, 'infinity') as ends,
      case when h.reason = 'opening' then coalesce(h.sale_from, h.changed_at) else h.sale_from end as sale_from,
      h.sale_to,
      case when h.with_tax = r.with_tax then h.regular_cents
           when r.with_tax then round(h.regular_cents * (10000.0 + r.rate) / 10000)::int
           else round(h.regular_cents * 10000.0 / (10000 + r.rate))::int end as regular,
      case when h.with_tax = r.with_tax then h.sale_cents
           when r.with_tax then round(h.sale_cents * (10000.0 + r.rate) / 10000)::int
           else round(h.sale_cents * 10000.0 / (10000 + r.rate))::int end as sale
    from reduced r join price_history h on h.product_id = r.product_id
    window own as (partition by h.product_id order by h.id)
  ), pieces as (
    -- Sales begin and end by their dates inside the terms that name them.
    select t.product_id, t.is_last, piece.begins, piece.ends, state.reduced, case when state.reduced then t.sale else t.regular end as price
    from terms t
    cross join lateral (
      select starts.at as begins, lead(starts.at, 1, t.ends) over (order by starts.at) as ends
      from (
        select t.begins as at
        union select t.sale_from where t.sale is not null and t.sale_from > t.begins and t.sale_from < t.ends
        union select t.sale_to where t.sale is not null and t.sale_to > t.begins and t.sale_to < t.ends
      ) starts
    ) piece
    cross join lateral (
      select t.sale is not null and (t.sale_from is null or t.sale_from <= piece.begins)
        and (t.sale_to is null or piece.begins < t.sale_to) as reduced
    ) state
    where piece.begins < piece.ends
  ), in_order as (
    select p.*,
      coalesce(lag(p.reduced) over own and p.reduced and lag(p.price) over own >= p.price, false) as goes_on,
      max(p.begins) filter (where p.is_last and p.reduced) over whole as asked_from,
      max(p.price) filter (where p.is_last and p.reduced) over whole as asked
    from pieces p
    window own as (partition by p.product_id order by p.begins), whole as (partition by p.product_id)
  ), campaigns as (
    select o.*, max(o.begins) filter (where not o.goes_on) over (partition by o.product_id) as announced
    from in_order o where o.begins <= o.asked_from
  ), summed as (
    select c.product_id, c.asked, c.announced,
      min(c.price) filter (where c.begins < c.announced and c.ends > c.announced - interval '720 hours') as lowest,
      min(c.begins) filter (where c.begins < c.announced and c.price is not null) as since,
      bool_or(c.begins >= c.announced and c.price > c.asked) as went_further
    from campaigns c group by c.product_id, c.asked, c.announced
  )
  select s.product_id, s.lowest,
    case when s.since > s.announced - interval '720 hours' then 'new-article'
         when s.went_further then 'progressive' else 'lowest' end,
    case when s.since > s.announced - interval '720 hours' then s.since end
  from summed s where s.lowest > s.asked
$$;

create function refresh_prior_prices(ids integer[]) returns void language plpgsql as $$
begin
  delete from prior_prices where product_id = any (ids);
  insert into prior_prices (product_id, cents, kind, since) select * from prior_prices_of(ids);
end $$;

create function price_history_continued() returns trigger language plpgsql as $$
begin
  perform refresh_prior_prices(array(select distinct product_id from added));
  return null;
end $$;
create trigger price_history_continued after insert on price_history
  referencing new table as added for each statement execute function price_history_continued();

-- In the list by which everybody buys: what reductions are struck from, in cents of the list; of a product the lowest of what its
-- variations were before, where one of them is reduced.
alter table listing_prices add column struck_cents integer;
alter table variation_prices add column struck_cents integer;

create or replace function work_out_listing_prices(ids integer[], lists integer[] default null, at timestamptz default now())
returns void language sql as $$
  delete from listing_prices where product_id = any (ids) and (lists is null or price_list_id = any (lists));
  delete from variation_prices
    where product_id = any (array(select id from products where parent_id = any (ids)))
      and (lists is null or price_list_id = any (lists));
  with priced as materialized (
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
  ), of_variations as (
    insert into variation_prices (price_list_id, product_id, cents, on_sale, struck_cents)
      select list_id, id, cents, on_sale, struck from priced where parent_id is not null
  )
  insert into listing_prices (price_list_id, product_id, min_cents, max_cents, on_sale, struck_cents)
    select list_id, listed_id, min(cents), max(cents), bool_or(on_sale),
      case when count(struck) > 0 then min(coalesce(struck, cents)) end
    from priced group by list_id, listed_id;
$$;

-- What is reduced today is struck from what the history knows.
insert into prior_prices (product_id, cents, kind, since)
  select * from prior_prices_of(array(select id from products where sale_price_cents is not null));
select work_out_listing_prices(
  array(select distinct coalesce(p.parent_id, p.id) from prior_prices x join products p on p.id = x.product_id),
  array[public_price_list()]);
