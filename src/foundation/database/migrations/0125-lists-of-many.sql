-- Lists of the staff area at hundreds of thousands of articles.

-- What decides whether a product is listed and counted, without reading the product itself.
create index products_own on products (id) include (type, status, brand_id) where type <> 'variation';

-- These two order nothing that `products_titled` and `products_edited` do not order.
drop index products_listed_title;
drop index products_listed_modified;

-- The latest cost of each article, read from the index alone.
drop index stock_movements_with_cost;
create index stock_movements_with_cost on stock_movements (product_id, id desc) include (average_cost) where average_cost is not null;
