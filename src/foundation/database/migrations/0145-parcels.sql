-- Who carries parcels, and where each is followed.
create table carriers (
  id int generated always as identity primary key,
  name text not null check (name <> ''),
  -- `{tracking}` stands for the number of the parcel; '' where nothing can be followed
  tracking_url text not null default '',
  -- only these are suggested
  active boolean not null default true
);
create unique index carriers_once on carriers (lower(name));
insert into carriers (name, tracking_url) values
  ('BRT', 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz={tracking}'),
  ('DHL', 'https://www.dhl.com/it-it/home/tracking.html?tracking-id={tracking}'),
  ('GLS', 'https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match={tracking}'),
  ('Poste Italiane', 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{tracking}'),
  ('SDA', 'https://www.sda.it/wps/portal/Servizi_online/dettaglio-spedizione?locale=it&tracing.letteraVettura={tracking}'),
  ('UPS', 'https://www.ups.com/track?tracknum={tracking}');

alter table order_shipments
  -- null where the name is not that of a carrier in the list
  add column carrier_id int references carriers,
  add column weight_grams int check (weight_grams > 0),
  -- it left together with this one, whose contents are those of both
  add column together_with int references order_shipments on delete set null,
  add column delivered_at timestamptz,
  -- of the form that made it: posted twice, it makes one parcel
  add column request_key text not null default '';
create unique index order_shipments_by_request on order_shipments (order_id, request_key) where request_key <> '';
create index order_shipments_by_carrier on order_shipments (carrier_id) where carrier_id is not null;
create index order_shipments_together on order_shipments (together_with) where together_with is not null;
update order_shipments s set carrier_id = c.id from carriers c where lower(c.name) = lower(s.courier);

-- What lies in a parcel: pieces of lines of its order.
create table order_shipment_lines (
  shipment_id int not null references order_shipments on delete cascade,
  order_line_id bigint not null references order_lines on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index order_shipment_lines_by_line on order_shipment_lines (order_line_id) include (quantity);
-- The one parcel of a completed order had everything in it; of several nobody knows.
insert into order_shipment_lines (shipment_id, order_line_id, quantity)
select s.id, l.id, l.quantity - l.refunded_quantity
from orders o
join (select order_id, min(id) as id from order_shipments group by order_id having count(*) = 1) s on s.order_id = o.id
join order_lines l on l.order_id = o.id
where o.status = 'completed' and l.quantity > l.refunded_quantity;

update staff_roles set rights = rights || '{fulfilment}' where code = 'warehouse';
