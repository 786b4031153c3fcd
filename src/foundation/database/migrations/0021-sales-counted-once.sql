-- The sales of an order are counted once, whoever counts them, and however many do so at the same moment.
delete from order_events later using order_events first
  where later.kind = 'sales-counted' and first.kind = 'sales-counted' and later.order_id = first.order_id and later.id > first.id;
create unique index order_events_sales_counted on order_events (order_id) where kind = 'sales-counted';
