-- Two who bring along the listing prices of one product, as a change of its price and one of the shop's VAT do, come one after the other:
-- the second sees what the first has written. Before, it could find its rows written meanwhile and fail.
alter function refresh_listing_prices(int[], int[], timestamptz) rename to work_out_listing_prices;

create function refresh_listing_prices(ids int[], lists int[] default null, at timestamptz default now())
  returns void language plpgsql as $$
begin
  perform from products where id = any (ids) order by id for no key update;
  perform work_out_listing_prices(ids, lists, at);
end $$;
