-- As what somebody registers: which questions are asked, who decides, and which group the customer comes into.
create table registration_roles (
  id int generated always as identity primary key,
  -- what forms and links say
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label_it text not null,
  label_en text not null,
  -- an approved account of such a role is a business customer (ACC-01)
  is_business boolean not null,
  approval text not null check (approval in ('automatic', 'manual')),
  group_id int not null references customer_groups,
  position int not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create index registration_roles_by_group on registration_roles (group_id);
insert into registration_roles (key, label_it, label_en, is_business, approval, group_id, position)
  select 'privato', 'Privato', 'Private customer', false, 'automatic', id, 1 from customer_groups where slug = 'retail';

-- What is asked. A field is never deleted: what was answered keeps its question.
create table registration_fields (
  id int generated always as identity primary key,
  kind text not null check (kind in ('text', 'long-text', 'number', 'email', 'phone', 'date', 'select', 'radio', 'checkbox', 'file',
    'country', 'vat-number')),
  label_it text not null,
  label_en text not null,
  hint_it text not null default '',
  hint_en text not null default '',
  -- of a select or radio: [{"value": "fino-a-5", "it": "Fino a 5", "en": "Up to 5"}]
  options jsonb not null default '[]',
  required boolean not null default false,
  at_registration boolean not null default true,
  at_checkout boolean not null default true,
  position int not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
-- The roles that a field is asked of; without a row it is common to all.
create table registration_field_roles (
  field_id int not null references registration_fields on delete cascade,
  role_id int not null references registration_roles,
  primary key (field_id, role_id)
);
create index registration_field_roles_by_role on registration_field_roles (role_id);

-- Forms are asked for at every visit of the account page and the checkout: every process remembers them until they change.
create trigger registration_roles_changed after insert or update or delete on registration_roles
  for each statement execute function notify_all_changed();
create trigger registration_fields_changed after insert or update or delete on registration_fields
  for each statement execute function notify_all_changed();
create trigger registration_field_roles_changed after insert or update or delete on registration_field_roles
  for each statement execute function notify_all_changed();

create table registrations (
  id int generated always as identity primary key,
  customer_id int not null unique references customers on delete cascade,
  role_id int not null references registration_roles,
  status text not null check (status in ('waiting', 'approved', 'refused')),
  locale text not null check (locale in ('it', 'en')),
  -- where it was filled in
  place text not null check (place in ('registration', 'checkout')),
  reason text not null default '',
  -- null where nobody had to decide; the name stays when the account is gone
  decided_by int references customers on delete set null,
  decided_name text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index registrations_by_status on registrations (status, created_at, id);
create index registrations_newest on registrations (created_at desc, id desc);
create index registrations_by_role on registrations (role_id);
create index registrations_by_decider on registrations (decided_by) where decided_by is not null;

-- A file that somebody sent, kept in a private folder under a random name. It belongs to the session that sent it until a
-- registration or an order takes it; one that nobody takes is cleared away.
create table registration_files (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  field_id int not null references registration_fields,
  session_id bigint references sessions on delete set null,
  -- a keyed digest of where it came from, for limits alone
  sender bytea,
  stored_as text not null unique,
  name text not null,
  media_type text not null,
  bytes int not null check (bytes > 0),
  taken_at timestamptz,
  created_at timestamptz not null
);
create index registration_files_by_field on registration_files (field_id);
create index registration_files_by_session on registration_files (session_id) where taken_at is null;
create index registration_files_by_sender on registration_files (sender, created_at) where taken_at is null;
create index registration_files_untaken on registration_files (created_at) where taken_at is null;

create table registration_answers (
  registration_id int not null references registrations on delete cascade,
  field_id int not null references registration_fields,
  position int not null,
  -- as it was asked then
  label text not null,
  -- a date as 2026-11-21, a country as `IT` or `IT:MO`, a ticked box as `1`, a file as its name
  value text not null,
  -- as a person reads it
  shown text not null,
  file_id bigint references registration_files,
  primary key (registration_id, field_id)
);
create index registration_answers_by_field on registration_answers (field_id);
create index registration_answers_by_file on registration_answers (file_id) where file_id is not null;

-- null: an account that was made without a role, by staff or before there were roles
alter table customers add column registration_role_id int references registration_roles;
create index customers_by_registration_role on customers (registration_role_id) where registration_role_id is not null;

-- What was answered at the checkout, as it was asked then: {"role": "Officina", "answers": [{"fieldId": 1, "label": "...", ...}]}
alter table orders add column registration jsonb;

-- Letters about a registration, each once.
alter table outbox add column registration_id int references registrations on delete cascade;
create unique index outbox_once_per_registration on outbox (registration_id, kind, recipient) where registration_id is not null;
