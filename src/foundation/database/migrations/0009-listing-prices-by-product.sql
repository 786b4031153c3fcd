-- Without it every change of a price, and every removal of a product, reads the whole table.
create index listing_prices_by_product on listing_prices (product_id);
