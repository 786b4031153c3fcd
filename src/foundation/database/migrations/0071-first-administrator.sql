-- The link by which a shop without an administrator gets its first one: printed at the start on the machine itself, used once. Only a digest
-- of its key is stored; a later start replaces it.
create table setup_links (
  key_digest bytea primary key,
  expires_at timestamptz not null
);

-- The data of the firm are settings without a default, which a new shop asks for; a shop with demo data has those that were defaults before.
insert into settings (key, value)
select invented.key, invented.value from (values
    ('shop_legal_name', '"Pistone Ricambi S.r.l."'::jsonb),
    ('shop_email', '"ordini@pistone.example"'),
    ('shop_phone', '"+39 059 000 0000"'),
    ('shop_hours', '"dal lunedì al venerdì dalle 8.30 alle 12.30 e dalle 14 alle 18"'),
    ('shop_address', '"Via delle Officine 12, 41122 Modena (MO)"'),
    ('shop_vat_number', '"IT00000000000"'),
    ('bank_transfer_iban', '"IT60 X054 2811 1010 0000 0123 456"'),
    ('bank_transfer_holder', '"Pistone Ricambi S.r.l."')
  ) as invented (key, value)
where exists (select from settings where key = 'demo_shop' and (value ->> 'products')::int > 0)
on conflict do nothing;

-- Texts that name the data of the firm as they were written take them from the settings from now on.
create function pg_temp.by_code(body text) returns text language plpgsql as $$
declare
  said text[];
  pairs constant text[] := array[
    ['Pistone è un negozio di ricambi auto con sede a Modena, in via delle Officine 12.', '[shop_name] è un negozio di ricambi auto. La sede: [shop_address].'],
    ['Pistone Ricambi S.r.l., via delle Officine 12, 41122 Modena (MO)', '[shop_legal_name], [shop_address]'],
    ['Pistone Ricambi S.r.l., via delle Officine 12, 41122 Modena.', '[shop_legal_name], [shop_address].'],
    ['Pistone Ricambi S.r.l.<br>Via delle Officine 12<br>41122 Modena (MO)', '[shop_legal_name]<br>[shop_address]'],
    ['Pistone Ricambi S.r.l., IBAN', '[shop_account_holder], IBAN'],
    ['in sede, in via delle Officine 12 a Modena, senza', 'in sede ([shop_address]) senza'],
    ['IT60 X054 2811 1010 0000 0123 456', '[shop_iban]'],
    ['partita IVA IT00000000000', 'partita IVA [shop_vat_number]'],
    ['<a href="mailto:ordini@pistone.example">ordini@pistone.example</a>', '[shop_email]'],
    ['<a href="tel:+390590000000">+39 059 000 0000</a>', '[shop_phone]'],
    ['dal lunedì al venerdì dalle 8.30 alle 12.30 e dalle 14 alle 18', '[shop_hours]'],
    ['costa 7,90 euro per ordine. È gratuita per gli ordini a partire da 89 euro, IVA', 'costa [shop_flat_shipping] per ordine. È gratuita per gli ordini a partire da [shop_free_shipping_from], IVA'],
    ['<strong class="counter">30</strong> paesi', '<strong class="counter">[shop_countries]</strong> paesi']
  ];
begin
  foreach said slice 1 in array pairs loop
    body := replace(body, said[1], said[2]);
  end loop;
  return body;
end $$;
update content_pages set body_html = pg_temp.by_code(body_html) where body_html <> pg_temp.by_code(body_html);
drop function pg_temp.by_code(text);
