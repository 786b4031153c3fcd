-- Transport documents (DDT, D.P.R. 472/1996) with a series of their own for each year, without gaps.
create table delivery_note_series (
  year int primary key,
  last_number int not null check (last_number > 0),
  -- a later number never bears an earlier day
  last_on text not null check (last_on ~ '^20\d\d-\d\d-\d\d$')
);

create table delivery_notes (
  id int generated always as identity primary key,
  year int not null,
  number int not null check (number > 0),
  issued_on text not null check (issued_on ~ '^20\d\d-\d\d-\d\d$'),
  order_id int not null references orders on delete cascade,
  -- all that it says, as it was issued: src/selling/delivery-notes/rules/delivery-note.ts
  document jsonb not null,
  issued_at timestamptz not null,
  issued_by text not null default '',
  cancelled_at timestamptz,
  cancelled_by text not null default '',
  cancel_reason text not null default '' check (length(cancel_reason) <= 300),
  unique (year, number),
  check ((cancelled_at is null) = (cancel_reason = ''))
);
create index delivery_notes_by_order on delivery_notes (order_id, id);

-- Of which parcels it is; a parcel is on one note that holds.
create table delivery_note_parcels (
  note_id int not null references delivery_notes on delete cascade,
  shipment_id int not null references order_shipments on delete cascade,
  holds boolean not null default true,
  primary key (note_id, shipment_id)
);
create unique index delivery_note_parcels_once on delivery_note_parcels (shipment_id) where holds;
create index delivery_note_parcels_by_shipment on delivery_note_parcels (shipment_id);

-- What was issued stays as it is; it is cancelled, once, and never otherwise changed.
create function keep_delivery_note() returns trigger language plpgsql as $$
begin
  if (new.id, new.year, new.number, new.issued_on, new.order_id, new.document, new.issued_at, new.issued_by)
      is distinct from (old.id, old.year, old.number, old.issued_on, old.order_id, old.document, old.issued_at, old.issued_by)
    or old.cancelled_at is not null then
    raise exception 'delivery note %/% was issued and stays as it is', old.number, old.year;
  end if;
  return new;
end $$;
create trigger delivery_notes_stay before update on delivery_notes for each row execute function keep_delivery_note();
