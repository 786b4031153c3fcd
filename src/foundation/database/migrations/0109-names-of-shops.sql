-- The name of the software is no longer the name of a shop that has entered none. Shops that were called so already go on under it.
insert into settings (key, value)
select named.key, named.value from (values
    ('shop_name', '"Pistone"'::jsonb),
    ('shop_tagline', '"Ricambi auto per chi ci mette le mani"')
  ) as named (key, value)
where exists (select from settings where key = 'demo_shop' and (value ->> 'products')::int > 0)
  or exists (select from orders)
on conflict do nothing;
