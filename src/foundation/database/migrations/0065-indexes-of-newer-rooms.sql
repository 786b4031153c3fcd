-- How many offers stand where, and which of the sent ones have ended, is told by an index alone.
create index offers_counted on offers (status, valid_until);

-- The products that fit the cars of a make are told by an index alone: a product table searched by a make read all that fits anything.
create index fitments_of_vehicle on fitments (vehicle_id, product_id);
drop index fitments_by_vehicle;

-- An account that goes is looked for among those who decided about reviews.
create index review_events_by_staff on review_events (staff_id) where staff_id is not null;
