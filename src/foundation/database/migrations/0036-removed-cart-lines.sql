-- Lines that were taken out of a cart and can be put back: [{"id", "key", "productId", "variationId", "attributes", "quantity"}], newest first.
alter table carts add column removed_lines jsonb not null default '[]';
