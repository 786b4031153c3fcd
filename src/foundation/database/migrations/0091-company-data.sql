-- What of a company an answer at registration says; a field for VAT numbers says so by its kind. At approval the answers become the data of
-- the account: customers.company, customers.invoice_data, customers.billing_address.
alter table registration_fields add column company_fact text check (company_fact in ('company', 'tax-code', 'recipient-code', 'pec',
  'phone', 'address', 'postcode', 'city', 'country'));
update registration_fields set company_fact = case
  when kind = 'text' and label_it ~* 'ragione sociale|denominazione' then 'company'
  when kind = 'text' and label_it ~* 'codice fiscale' then 'tax-code'
  when kind = 'text' and label_it ~* 'codice destinatario|codice univoco|\msdi\M' then 'recipient-code'
  when kind in ('text', 'email') and label_it ~* '\mpec\M|posta (elettronica )?certificata' then 'pec'
  when kind = 'phone' then 'phone'
  when kind = 'text' and label_it ~* '^(via|indirizzo)\M' then 'address'
  when kind = 'text' and label_it ~* '\mcap\M|codice postale' then 'postcode'
  when kind = 'text' and label_it ~* '^(città|comune|località)\M' then 'city'
  when kind = 'country' and label_it ~* 'sede|paese|provincia' then 'country'
end;

-- Customers who were approved before have their answers as well; what they or their orders have stored since counts more.
with said as (
  select g.customer_id,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'company'))[1] as company,
    (array_agg(a.value order by a.position) filter (where f.kind = 'vat-number'))[1] as vat_number,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'tax-code'))[1] as tax_code,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'recipient-code'))[1] as recipient_code,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'pec'))[1] as pec,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'phone'))[1] as phone,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'address'))[1] as address,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'postcode'))[1] as postcode,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'city'))[1] as city,
    (array_agg(a.value order by a.position) filter (where f.company_fact = 'country'))[1] as country
  from registrations g
  join registration_roles r on r.id = g.role_id and r.is_business
  join registration_answers a on a.registration_id = g.id
  join registration_fields f on f.id = a.field_id and (f.company_fact is not null or f.kind = 'vat-number')
  where g.status = 'approved'
  group by g.customer_id
), had as (
  select c.id, s.*, coalesce(c.billing_address, '{}') as billing,
    case when c.invoice_data ->> 'kind' = 'business' then c.invoice_data else '{}' end as invoice,
    coalesce(nullif(c.company, ''), nullif(s.company, ''), c.invoice_data ->> 'company', '') as name
  from customers c join said s on s.customer_id = c.id
)
update customers c set
  company = h.name,
  invoice_data = jsonb_build_object(
    'kind', 'business',
    'company', coalesce(nullif(h.invoice ->> 'company', ''), h.name),
    'vatNumber', coalesce(nullif(h.invoice ->> 'vatNumber', ''), regexp_replace(h.vat_number, '^IT(?=\d{11}$)', ''), ''),
    'taxCode', coalesce(nullif(h.invoice ->> 'taxCode', ''), upper(regexp_replace(h.tax_code, '[\s.-]', '', 'g')), ''),
    'recipientCode', coalesce(nullif(h.invoice ->> 'recipientCode', ''),
      upper(regexp_replace(h.recipient_code, '[\s.-]', '', 'g')), ''),
    'pec', coalesce(nullif(h.invoice ->> 'pec', ''), h.pec, '')),
  billing_address = case
    when coalesce(h.billing ->> 'address1', '') <> '' then c.billing_address
    when coalesce(h.address, h.city, h.country, h.phone) is null then c.billing_address
    else h.billing || jsonb_build_object(
      'company', h.name,
      'firstName', coalesce(h.billing ->> 'firstName', c.first_name),
      'lastName', coalesce(h.billing ->> 'lastName', c.last_name),
      'email', coalesce(h.billing ->> 'email', c.email),
      'phone', coalesce(nullif(h.billing ->> 'phone', ''), h.phone, ''),
      'address1', coalesce(h.address, ''),
      'postcode', coalesce(h.postcode, ''),
      'city', coalesce(h.city, ''),
      'country', coalesce(nullif(split_part(h.country, ':', 1), ''), h.billing ->> 'country', ''),
      'state', case when h.country is null then coalesce(h.billing ->> 'state', '') else split_part(h.country, ':', 2) end)
  end
from had h where h.id = c.id;

-- A business without a registration has named its firm with an order at most.
update customers c set company = c.invoice_data ->> 'company'
where c.company = '' and c.invoice_data ->> 'kind' = 'business' and coalesce(c.invoice_data ->> 'company', '') <> ''
  and exists (select from customer_groups g where g.id = c.group_id and g.kind = 'business');
