-- Goods that come back, and withdrawals from contracts. A return concerns lines of one order; its state follows src/selling/returns/rules/return-changes.ts.
insert into counters (name, value) values ('return_number', 1000);

create table returns (
  id int generated always as identity primary key,
  number int not null unique,
  order_id int not null references orders on delete cascade,
  kind text not null check (kind in ('defect', 'wrong-part', 'ordinary', 'withdrawal')),
  state text not null check (state in ('requested', 'approved', 'sent', 'received', 'restocked', 'settled', 'refused', 'cancelled')),
  -- id from the form: the same form posted twice is one return
  request_key text not null check (length(request_key) between 16 and 64),
  -- who asked for it, and where the shop writes about it
  name text not null check (length(name) <= 200),
  email text not null check (length(email) <= 254),
  reason text not null default '' check (length(reason) <= 2000),
  settled_as text check (settled_as in ('refund', 'exchange', 'credit', 'nothing', 'order-cancelled')),
  refund_id bigint references order_refunds on delete set null,
  -- with which an exchange or a credit is spent
  coupon_id int references coupons on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (order_id, request_key),
  check ((state = 'settled') = (settled_as is not null))
);
create index returns_by_state on returns (state, id desc);
create index returns_by_refund on returns (refund_id) where refund_id is not null;
create index returns_by_coupon on returns (coupon_id) where coupon_id is not null;

create table return_lines (
  return_id int not null references returns on delete cascade,
  order_line_id bigint not null references order_lines on delete cascade,
  quantity int not null check (quantity > 0),
  -- the condition of each piece that was expected; null until the parcel was opened
  as_new int check (as_new >= 0),
  damaged int check (damaged >= 0),
  missing int check (missing >= 0),
  restocked int not null default 0 check (restocked >= 0),
  scrapped int not null default 0 check (scrapped >= 0),
  primary key (return_id, order_line_id),
  check (as_new is null or as_new + damaged + missing = quantity),
  check (restocked + scrapped <= quantity)
);
create index return_lines_by_line on return_lines (order_line_id);

-- Pictures that came with a return.
create table return_files (
  return_id int not null references returns on delete cascade,
  position int not null,
  file_id bigint not null references sent_files,
  primary key (return_id, position)
);
create unique index return_files_by_file on return_files (file_id);

-- What happened to a return; only appended to.
create table return_events (
  id bigint generated always as identity primary key,
  return_id int not null references returns on delete cascade,
  state text not null,
  who text not null check (who in ('customer', 'staff', 'shop')),
  person_id int references customers on delete set null,
  -- as it was then; '' for guests and the shop itself
  person_name text not null default '',
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null
);
create index return_events_by_return on return_events (return_id, id);
create index return_events_by_person on return_events (person_id) where person_id is not null;

-- Statements of withdrawal as they were sent, with the time of the server; only appended to. Whoever states one has ten years to prove it.
create table withdrawal_statements (
  id int generated always as identity primary key,
  request_key text not null unique check (length(request_key) between 16 and 64),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  -- what the consumer wrote to name the contract
  contract text not null check (length(contract) <= 200),
  -- which goods, one a line; '' for all
  goods text not null default '' check (length(goods) <= 4000),
  locale text not null check (locale in ('it', 'en')),
  -- null where no order has that number and address
  order_id int references orders on delete set null,
  return_id int references returns on delete set null,
  stated_at timestamptz not null
);
create index withdrawal_statements_by_order on withdrawal_statements (order_id) where order_id is not null;
create index withdrawal_statements_by_return on withdrawal_statements (return_id) where return_id is not null;

-- Articles without a right of withdrawal, and why; contracts from before the day on which it was said so are not concerned.
create table withdrawal_exclusions (
  product_id int primary key references products on delete cascade,
  reason text not null check (reason in ('made-to-measure', 'sealed', 'mixed', 'software', 'perishable')),
  since timestamptz not null
);

alter table sent_files
  drop constraint sent_files_purpose_check,
  add constraint sent_files_purpose_check check (purpose in ('registration', 'quote', 'message', 'return'));

-- Pieces of several returns of an order come back one after the other.
alter table stock_movements add column return_id int references returns on delete set null;
drop index stock_movements_once;
create unique index stock_movements_once on stock_movements (order_id, product_id, reason, turn, coalesce(refund_id, 0), coalesce(return_id, 0))
  where order_id is not null;
create index stock_movements_by_return on stock_movements (return_id) where return_id is not null;

-- Who looks after orders looks after what comes back of them.
update staff_roles set rights = rights || '{returns}' where 'orders' = any (rights) and code <> 'administrator';
