-- What of each product can be sold, of a variable one the sum of its variations, for lists of the staff area that are ordered and filtered by it.
create table available_stock (
  product_id int primary key references products on delete cascade,
  available int not null,
  -- it, or one of its variations, is running low
  is_low boolean not null
);
create index available_stock_ordered on available_stock (available, product_id);
create index available_stock_low on available_stock (product_id) where is_low;

-- Articles whose stock has changed since it was summed up. Whoever sells only adds a row, and waits for nobody; whoever reads sums up first.
create table available_stock_due (product_id int not null);

create function refresh_available_stock() returns void language plpgsql as $$
declare
  due int[];
begin
  with taken as (delete from available_stock_due returning product_id)
  select array_agg(distinct product_id) into due from taken;
  if due is null then return; end if;
  insert into available_stock as a (product_id, available, is_low)
  select p.id, coalesce(sum(case when p.type = 'variable' then greatest(s.on_hand - s.reserved, 0) else s.on_hand - s.reserved end), 0),
    coalesce(bool_or(s.on_hand - s.reserved between 1 and s.low_stock_threshold), false)
  from (select distinct coalesce(parent_id, id) as id from products where id = any (due)) listed
    join products p on p.id = listed.id
    left join products v on v.parent_id = p.id and p.type = 'variable'
    left join stock s on s.product_id = case when p.type = 'variable' then v.id else p.id end
  group by p.id order by p.id
  on conflict (product_id) do update set available = excluded.available, is_low = excluded.is_low
    where (a.available, a.is_low) is distinct from (excluded.available, excluded.is_low);
end $$;

create function stock_added() returns trigger language plpgsql as $$
begin
  insert into available_stock_due select product_id from changed;
  return null;
end $$;
create trigger stock_added after insert on stock
  referencing new table as changed for each statement execute function stock_added();

create function stock_moved() returns trigger language plpgsql as $$
begin
  insert into available_stock_due select a.product_id from after a join before b using (product_id)
    where (a.on_hand - a.reserved, a.low_stock_threshold) is distinct from (b.on_hand - b.reserved, b.low_stock_threshold);
  return null;
end $$;
create trigger stock_moved after update on stock
  referencing old table as before new table as after for each statement execute function stock_moved();

-- A product without stock of its own has a row as well; a variation takes its pieces along.
create function product_stock_added() returns trigger language plpgsql as $$
begin
  insert into available_stock_due select id from changed where type <> 'variation';
  return null;
end $$;
create trigger product_stock_added after insert on products
  referencing new table as changed for each statement execute function product_stock_added();

create function product_stock_removed() returns trigger language plpgsql as $$
begin
  insert into available_stock_due select distinct parent_id from changed where parent_id is not null;
  return null;
end $$;
create trigger product_stock_removed after delete on products
  referencing old table as changed for each statement execute function product_stock_removed();

create function product_stock_retyped() returns trigger language plpgsql as $$
begin
  insert into available_stock_due values (new.id);
  return null;
end $$;
create trigger product_stock_retyped after update of type on products
  for each row when (old.type is distinct from new.type) execute function product_stock_retyped();

insert into available_stock_due select id from products where type <> 'variation';
select refresh_available_stock();
