-- What a product says to those who have bought it, as it was when the order was placed.
alter table order_lines add column purchase_note text not null default '';
