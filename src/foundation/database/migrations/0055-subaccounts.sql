-- Accounts that buy for another one: a subaccount for its main account, with what it may (SUB).
create table subaccounts (
  customer_id int primary key references customers on delete cascade,
  main_account_id int not null references customers on delete cascade,
  -- another name to log in by; null where usernames were switched off when it was made (SUB-04, SUB-20)
  username text check (username ~ '^[A-Za-z0-9._@-]{8,30}$'),
  job_title text not null default '',
  phone text not null default '',
  permissions text[] not null default '{}' check (permissions <@ array['buy', 'buyApproval', 'viewOrders', 'viewSubscriptions',
    'viewOffers', 'viewConversations', 'viewLists']),
  -- what the shop's own fields were filled with, by the name of the field (SUB-06)
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null default now(),
  check (customer_id <> main_account_id)
);
create unique index subaccounts_by_username on subaccounts (lower(username));
create index subaccounts_by_main_account on subaccounts (main_account_id, customer_id);

-- Whom somebody may act for, as staff have decided (AGT-01).
create table agent_customers (
  agent_id int not null references customers on delete cascade,
  customer_id int not null references customers on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (agent_id, customer_id),
  check (agent_id <> customer_id)
);
create index agent_customers_by_customer on agent_customers (customer_id);

-- Who acts in an account that is somebody else's: the session itself is the only way back (AGT-03).
alter table sessions
  add column acted_by int references customers on delete cascade,
  add constraint sessions_of_somebody_else check (acted_by <> customer_id);
create index sessions_by_actor on sessions (acted_by) where acted_by is not null;
