-- The shop's own record of every VAT number that was checked: who asked, what was answered and when, and the number by which the register
-- remembers the question. An answer is never changed; only one that is still unknown is filled in once the register has answered.
create table vat_checks (
  id bigint generated always as identity primary key,
  -- whole, with its prefix, in capitals and without blanks: DE136695976
  number text not null check (number ~ '^[A-Z]{2}[0-9A-Z+*]{2,14}$'),
  -- of the address that the number was given for
  country char(2) not null,
  answer text not null check (answer in ('valid', 'invalid', 'unknown')),
  source text not null check (source in ('check-digits', 'register')),
  -- why the register gave no answer, by its own code or ours
  fault text,
  consultation_number text,
  registered_name text,
  registered_address text,
  asked_by text not null check (asked_by in ('buyer', 'staff')),
  session_id bigint,
  customer_id int references customers on delete set null,
  staff_id int references customers on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  attempts int not null default 1,
  -- when the register is asked again; only while the answer is unknown
  ask_again_at timestamptz,
  check (ask_again_at is null or answer = 'unknown')
);
create index vat_checks_newest on vat_checks (asked_at desc, id desc);
create index vat_checks_by_number on vat_checks (number, answered_at desc);
create index vat_checks_by_customer on vat_checks (customer_id, id desc) where customer_id is not null;
create index vat_checks_by_staff on vat_checks (staff_id) where staff_id is not null;
create index vat_checks_to_ask on vat_checks (ask_again_at) where ask_again_at is not null;

-- The number that the buyer gave for this cart, by its check: whether VAT is due is read from there, never from a cookie.
alter table carts add column vat_check_id bigint references vat_checks on delete set null;
create index carts_by_vat_check on carts (vat_check_id) where vat_check_id is not null;

-- `vat_exemption` is a snapshot of why no VAT was charged, null where it was:
-- {"reason": "intra-community", "number": "DE136695976", "country": "DE", "source": "register", "consultationNumber": "...", "checkedAt": "..."}
alter table orders
  add column vat_check_id bigint references vat_checks on delete set null,
  add column vat_exemption jsonb;
create index orders_by_vat_check on orders (vat_check_id) where vat_check_id is not null;

alter table api_calls drop constraint api_calls_kind_check;
alter table api_calls add constraint api_calls_kind_check check (kind in ('any', 'checkout', 'vat-check'));
