-- A parcel may leave before its courier has given it a number.
alter table order_shipments drop constraint order_shipments_tracking_check;
alter table order_shipments drop constraint order_shipments_order_id_tracking_key_key;
create unique index order_shipments_once on order_shipments (order_id, tracking_key) where tracking_key <> '';
create index order_shipments_by_order on order_shipments (order_id);
