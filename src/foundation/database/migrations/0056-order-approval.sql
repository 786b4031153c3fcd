-- Whose approval an order needs, or needed: the main account of the subaccount that placed it, for good (APR-04).
alter table orders add column main_account_id int references customers on delete set null;
create index orders_by_main_account on orders (main_account_id, created_at desc, id desc) where main_account_id is not null;

alter table order_events
  drop constraint order_events_who_check,
  add constraint order_events_who_check check (who in ('shop', 'staff', 'customer', 'payment', 'approver'));
