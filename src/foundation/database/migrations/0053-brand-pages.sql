-- A brand has a page of its own: an address that it once had leads to where it is now.
alter table slug_history drop constraint slug_history_kind_check;
alter table slug_history add constraint slug_history_kind_check
  check (kind in ('product', 'category', 'tag', 'content', 'brand'));

create trigger brand_slug_changed after update of slug on brands
  for each row when (old.slug is distinct from new.slug) execute function slug_changed('brand');
create trigger brand_slug_gone after delete on brands for each row execute function slug_changed('brand');
create trigger brand_slug_taken after insert on brands
  referencing new table as arrived for each statement execute function slug_taken('brand');

-- Products are found by the name of their brand as soon as it has a new one.
create function brand_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_search(array(select id from products where brand_id = new.id and type <> 'variation'));
  return null;
end $$;
create trigger brand_renamed after update of name on brands
  for each row when (old.name is distinct from new.name) execute function brand_renamed();
