-- Orders whose transfer has not come yet are counted with every page of the list of orders.
create index orders_awaiting_money on orders (payment_method, id) where status = 'on-hold' and paid_at is null;

-- A person of the staff who goes is taken out of the statements they read in.
create index payment_statements_by_person on payment_statements (person_id);
