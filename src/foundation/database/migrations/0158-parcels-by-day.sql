-- The list of parcels is that of a day, a week, a month.
create index order_shipments_by_day on order_shipments (created_at, id);
