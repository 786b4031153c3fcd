-- What staff look for an order by: names, company, e-mail and the digits of the telephone, without accents and capitals.
create function order_search_text(billing jsonb, shipping jsonb) returns text
  language sql immutable parallel safe
  as $$ select lower(public.f_unaccent(
    coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '') || ' '
    || coalesce(billing ->> 'company', '') || ' ' || coalesce(billing ->> 'email', '') || ' '
    || coalesce(shipping ->> 'firstName', '') || ' ' || coalesce(shipping ->> 'lastName', '') || ' '
    || coalesce(shipping ->> 'company', '') || ' ' || regexp_replace(coalesce(billing ->> 'phone', ''), '\D', '', 'g'))) $$;
create index orders_by_words on orders using gin (order_search_text(billing_address, shipping_address) gin_trgm_ops);
create index order_lines_by_code on order_lines (normalise_code(sku), order_id) where sku is not null;

-- The filters and the orders of the staff list; counts are read from these alone.
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_by_payment on orders (payment_method, created_at desc, id desc);
create index orders_by_total on orders (total_cents desc, id desc);
