-- An order that is edited after it was paid may come to more or less than what was paid.
alter table orders
  -- of a paid order, its total less what was received for it: above zero the rest is due, below zero the difference is still to go back
  add column balance_cents int not null default 0,
  add constraint orders_balance_once_paid check (paid_at is not null or balance_cents = 0),
  add constraint orders_refund_within_paid check (refunded_cents + greatest(balance_cents, 0) <= total_cents);

create index orders_with_balance on orders (balance_cents) where balance_cents <> 0;

-- What was paid beyond the total goes back without anything of the order being refunded.
alter table order_refunds add column of_overpayment boolean not null default false;

-- What of an incoming payment went to the rest of an order that was paid before.
alter table incoming_payment_orders add column rest_cents int not null default 0;

-- The rest of a paid order may be on credit as well.
drop index orders_on_credit;
create index orders_on_credit on orders (credit_account_id) include (total_cents, refunded_cents, balance_cents, paid_at)
  where credit_account_id is not null and (paid_at is null or balance_cents > 0) and status not in ('cancelled', 'failed', 'refunded');

-- A price that staff agreed is one step, whether at the counter or by an edit.
update order_lines set price_steps = (
  select jsonb_agg(case when step ->> 'step' = 'by-hand' then step || '{"step": "staff", "basisPoints": 0, "reason": ""}' else step end order by place)
  from jsonb_array_elements(price_steps) with ordinality as steps (step, place) where step ->> 'step' <> 'staff')
where price_steps @> '[{"step": "by-hand"}]';
