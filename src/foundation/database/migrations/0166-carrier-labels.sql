-- How labels of a carrier are made: the service and what staff have entered for it, encrypted.
create table carrier_label_services (
  carrier_id int primary key references carriers on delete cascade,
  service text not null check (service = 'brt'),
  sealed text not null,
  saved_at timestamptz not null
);

-- A label that was asked for, one row for each time: the carrier knows it by a number made of its id and day.
create table parcel_labels (
  id int generated always as identity primary key,
  shipment_id int not null references order_shipments on delete cascade,
  carrier_id int not null references carriers,
  state text not null check (state in ('asking', 'made', 'refused', 'unknown', 'cancelled')),
  tracking text not null default '',
  -- the file of the label; null where there is none
  stored_as text unique,
  weight_grams int not null check (weight_grams > 0),
  to_collect_cents int not null check (to_collect_cents >= 0),
  -- why the carrier refused, and in its own words
  reason text not null default '',
  problem text not null default '',
  asked_at timestamptz not null,
  asked_by text not null,
  check (state <> 'made' or tracking <> '')
);
-- A parcel has one label at most, and none is asked for while nobody knows what became of the one before.
create unique index parcel_labels_live on parcel_labels (shipment_id) where state in ('asking', 'made', 'unknown');
create index parcel_labels_by_shipment on parcel_labels (shipment_id);
create index parcel_labels_by_carrier on parcel_labels (carrier_id);
