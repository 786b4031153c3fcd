-- Buyers who see prices without VAT get a threshold of free shipping of their own, in cents without VAT; null: the one with VAT, converted.
alter table shipping_methods add column free_from_net_cents int check (free_from_net_cents >= 0);

-- A shop that chose its own threshold keeps what it amounts to without VAT, in whole euro.
insert into settings (key, value)
select 'free_shipping_from_net_cents', to_jsonb((value::text::numeric / 122)::int * 100)
from settings
where key = 'free_shipping_from_cents' and jsonb_typeof(value) = 'number'
on conflict (key) do nothing;
