-- One row for each attempt to pay through a provider, whichever that is.
alter table wallet_payments rename to payment_attempts;
alter table wallet_refunds rename to payment_refunds;
alter table wallet_events rename to payment_notices;
alter index wallet_payments_once rename to payment_attempts_once;
alter index wallet_payments_by_order rename to payment_attempts_by_order;
alter index wallet_payments_by_cart rename to payment_attempts_by_cart;
alter index wallet_payments_open rename to payment_attempts_open;
alter index wallet_payments_to_check rename to payment_attempts_to_check;
alter index wallet_refunds_by_payment rename to payment_refunds_by_payment;
alter index wallet_refunds_open rename to payment_refunds_open;
alter index wallet_events_old rename to payment_notices_old;

alter table payment_attempts rename constraint wallet_payments_refund_within_capture to payment_attempts_refund_within_capture;
alter table payment_attempts rename column provider_order_id to provider_id;
alter table payment_attempts
  drop constraint wallet_payments_provider_order_id_key,
  drop constraint wallet_payments_capture_id_key,
  drop constraint wallet_payments_method_check,
  drop constraint wallet_payments_status_check,
  -- unknown until the provider has answered the start
  alter column provider_id drop not null,
  -- starting: the provider was asked to start it; open ones are created and approved; cancelled: ended before anything was taken
  add constraint payment_attempts_status_check check (status in (
    'starting', 'created', 'approved', 'capturing', 'pending', 'captured', 'refused', 'cancelled')),
  add column adapter text not null default 'paypal',
  -- the same start sent twice starts one payment
  add column key text not null default gen_random_uuid()::text unique,
  add column currency text not null default 'EUR',
  -- what the adapter wants back with every call
  add column memo jsonb not null default '{}',
  -- the buyer's approval takes the money, so the provider is asked until it is decided
  add column takes_at_once boolean not null default false,
  add column captured_at timestamptz,
  -- the order was paid already: all of it goes back, by this key
  add column return_key text unique,
  add column returned_at timestamptz;
alter table payment_attempts alter column adapter drop default;
update payment_attempts set captured_at = updated_at where status = 'captured';
create unique index payment_attempts_by_provider on payment_attempts (adapter, provider_id);
create unique index payment_attempts_by_capture on payment_attempts (adapter, capture_id);
create index payment_attempts_undecided on payment_attempts (updated_at) where takes_at_once and status = 'created';
create index payment_attempts_to_return on payment_attempts (updated_at) where return_key is not null and returned_at is null;

alter table payment_refunds drop constraint wallet_refunds_provider_refund_id_key;
create unique index payment_refunds_by_provider on payment_refunds (payment_id, provider_refund_id);
