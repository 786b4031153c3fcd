-- What became of a parcel that could not be delivered: the carrier holds it, and why; or it came back to the shop.
alter table order_shipments
  add column held_at timestamptz,
  add column hold_reason text check (hold_reason in ('absent', 'address', 'refused', 'unpaid', 'damaged', 'other')),
  add column returned_at timestamptz,
  add check ((held_at is null) = (hold_reason is null)),
  add check (num_nonnulls(held_at, delivered_at, returned_at) <= 1);
create index order_shipments_held on order_shipments (held_at) where held_at is not null;

-- What lay in a parcel that came back: these pieces are to be shipped anew, or refunded, and count as shipped no more.
create table returned_shipment_lines (
  shipment_id int not null references order_shipments on delete cascade,
  order_line_id bigint not null references order_lines on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index returned_shipment_lines_by_line on returned_shipment_lines (order_line_id);
