-- A file of prices as it was read, before anything of it is written: what each row would do.
create table price_list_imports (
  id int generated always as identity primary key,
  price_list_id int not null references price_lists on delete cascade,
  file_name text not null,
  created_at timestamptz not null,
  -- when its good rows were written
  written_at timestamptz
);
create index price_list_imports_by_list on price_list_imports (price_list_id, id desc);

create table price_list_import_rows (
  import_id int not null references price_list_imports on delete cascade,
  -- of the file, the heading is line 1
  line int not null,
  sku text not null,
  product_id int references products on delete cascade,
  -- '1:800;10:750': from a quantity on, cents; as the entries of a product are written by price_list_prices
  prices text not null default '',
  valid_from timestamptz,
  valid_to timestamptz,
  verdict text not null check (verdict in ('new', 'changed', 'same', 'wrong')),
  -- why it is wrong: {"code": "not-a-price", "text": "abc"}
  problem jsonb,
  primary key (import_id, line)
);
create index price_list_import_rows_by_verdict on price_list_import_rows (import_id, verdict, line);
create index price_list_import_rows_by_product on price_list_import_rows (product_id) where product_id is not null;

-- The entries of a list, product and beginning at a time, as rows of a file are kept.
create view price_list_prices as
  select price_list_id, product_id, valid_from, max(valid_to) as valid_to,
    string_agg(min_quantity || ':' || price_cents, ';' order by min_quantity) as prices
  from price_list_entries group by price_list_id, product_id, valid_from;

-- What each row of a file would do now; run again before it is written, since the list may have changed since it was looked at.
create function judge_price_import(wanted int) returns void language sql as $$
  update price_list_import_rows r
    set verdict = judged.verdict, problem = judged.problem, product_id = judged.product_id
    from (
      select x.line, p.id as product_id,
        case when p.id is null or x.turn > 1 then 'wrong'
             when l.prices is null then 'new'
             when l.prices = x.prices and l.valid_to is not distinct from x.valid_to then 'same'
             else 'changed' end as verdict,
        case when p.id is null then jsonb_build_object('code', 'unknown-code')
             when x.turn > 1 then jsonb_build_object('code', 'code-twice', 'text', x.first_line::text) end as problem
      from (
        select line, sku, prices, valid_from, valid_to,
          row_number() over (partition by sku, valid_from order by line) as turn,
          min(line) over (partition by sku, valid_from) as first_line
        from price_list_import_rows
        where import_id = wanted
          and (verdict <> 'wrong' or problem ->> 'code' in ('unknown-code', 'code-twice'))
      ) x
      left join products p on p.sku = x.sku
      left join (
        select e.product_id, e.valid_from, e.valid_to, e.prices from price_list_prices e
        where e.price_list_id = (select price_list_id from price_list_imports where id = wanted)
      ) l on l.product_id = p.id and l.valid_from is not distinct from x.valid_from
    ) judged
    where r.import_id = wanted and r.line = judged.line;
$$;

-- Writes what is new or changed and brings the listing prices along; returns how many rows that were.
create function write_price_import(wanted int) returns int language plpgsql as $$
declare
  list int := (select price_list_id from price_list_imports where id = wanted);
  ids int[];
  written int;
begin
  -- Rows by the hundred thousand are told once, not one by one.
  perform set_config('pistone.quiet', 'on', true);
  delete from price_list_entries e using price_list_import_rows r
    where r.import_id = wanted and r.verdict = 'changed' and e.price_list_id = list
      and e.product_id = r.product_id and e.valid_from is not distinct from r.valid_from;
  insert into price_list_entries (price_list_id, product_id, min_quantity, price_cents, valid_from, valid_to)
    select list, r.product_id, split_part(one, ':', 1)::int, split_part(one, ':', 2)::int, r.valid_from, r.valid_to
    from price_list_import_rows r cross join lateral unnest(string_to_array(r.prices, ';')) one
    where r.import_id = wanted and r.verdict in ('new', 'changed');
  select array_agg(distinct coalesce(p.parent_id, p.id)), count(*) into ids, written
    from price_list_import_rows r join products p on p.id = r.product_id
    where r.import_id = wanted and r.verdict in ('new', 'changed');
  -- A few are noted product by product, so that listings need not be read anew.
  if coalesce(cardinality(ids), 0) <= 2000 then perform set_config('pistone.quiet', 'off', true); end if;
  perform refresh_many_listing_prices(ids, array[list]);
  perform set_config('pistone.quiet', 'off', true);
  if written > 0 then perform pg_notify('shop_changes', 'all'); end if;
  return written;
end $$;
