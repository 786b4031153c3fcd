-- Pieces that an edit of an order gives back, each edit by itself: which one, by its entry in the history of the order.
alter table stock_movements add column event_id bigint references order_events on delete cascade;
drop index stock_movements_once;
create unique index stock_movements_once on stock_movements (order_id, product_id, reason, turn, coalesce(refund_id, 0), coalesce(return_id, 0), coalesce(event_id, 0))
  where order_id is not null;
create index stock_movements_by_event on stock_movements (event_id) where event_id is not null;

-- Who may give money back may also lower what is owed.
update staff_roles set rights = rights || '{edit-orders}' where rights @> '{orders,refunds}' and code <> 'administrator';
