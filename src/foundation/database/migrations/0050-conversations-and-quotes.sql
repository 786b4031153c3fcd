-- What people have sent the shop, whichever form it came with.
alter table registration_files rename to sent_files;
alter table sent_files rename column field_id to registration_field_id;
alter table sent_files alter column registration_field_id drop not null;
alter index registration_files_pkey rename to sent_files_pkey;
alter index registration_files_token_hash_key rename to sent_files_token_hash_key;
alter index registration_files_stored_as_key rename to sent_files_stored_as_key;
alter index registration_files_by_field rename to sent_files_by_registration_field;
alter index registration_files_by_session rename to sent_files_by_session;
alter index registration_files_by_sender rename to sent_files_by_sender;
alter index registration_files_untaken rename to sent_files_untaken;

-- What a customer and the shop, or one of its vendors, write each other about one thing.
create table conversations (
  id int generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  type text not null check (type in ('message', 'inquiry', 'quote')),
  title text not null check (title <> ''),
  -- null: with the shop itself
  vendor_id int references vendors on delete set null,
  status text not null default 'new' check (status in ('new', 'open', 'resolved')),
  -- who wrote last: whoever did not is to answer
  last_author text not null default 'customer' check (last_author in ('customer', 'shop')),
  -- the same form posted twice opens one conversation
  digest bytea not null,
  created_at timestamptz not null,
  last_activity_at timestamptz not null
);
create index conversations_of_customer on conversations (customer_id, last_activity_at desc, id desc);
create index conversations_by_activity on conversations (last_activity_at desc, id desc);
create index conversations_by_status on conversations (status, last_activity_at desc, id desc);
create index conversations_to_answer on conversations (last_activity_at, id) where last_author = 'customer' and status <> 'resolved';
create index conversations_by_type on conversations (type, last_activity_at desc, id desc);
create index conversations_by_vendor on conversations (vendor_id) where vendor_id is not null;
create index conversations_by_title on conversations using gin (lower(f_unaccent(title)) gin_trgm_ops);

create table conversation_messages (
  id bigint generated always as identity primary key,
  conversation_id int not null references conversations on delete cascade,
  author text not null check (author in ('customer', 'shop')),
  person_id int references customers on delete set null,
  -- as the person was called then
  person_name text not null,
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index conversation_messages_in_order on conversation_messages (conversation_id, id);
create index conversation_messages_by_person on conversation_messages (person_id, created_at) where person_id is not null;

-- What the form of a quote request asks beside name, e-mail and message. A field is never deleted: what was answered keeps its question.
create table quote_fields (
  id int generated always as identity primary key,
  kind text not null check (kind in ('text', 'checkbox', 'file')),
  label_it text not null,
  label_en text not null,
  -- the boxes of a checkbox field: [{"it": "Ritiro in sede", "en": "Collection"}]
  options jsonb not null default '[]',
  required boolean not null default false,
  position int not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create trigger quote_fields_changed after insert or update or delete on quote_fields
  for each statement execute function notify_all_changed();

-- What somebody wants a quote for, as the shop stood when they asked.
create table quote_requests (
  conversation_id int primary key references conversations on delete cascade,
  location text not null check (location in ('standard', 'shortcode', 'productpage')),
  name text not null,
  email text not null,
  -- whether the prices of the lines hold VAT
  prices_with_tax boolean not null
);
create table quote_lines (
  conversation_id int not null references quote_requests on delete cascade,
  position int not null,
  product_id int references products on delete set null,
  name text not null,
  sku text,
  -- null where somebody asks about a product without saying how many
  quantity int check (quantity > 0),
  -- null where the product has no price
  unit_cents int check (unit_cents >= 0),
  primary key (conversation_id, position)
);
create index quote_lines_by_product on quote_lines (product_id) where product_id is not null;
create table quote_answers (
  conversation_id int not null references quote_requests on delete cascade,
  field_id int not null references quote_fields,
  position int not null,
  -- as it was asked then
  label text not null,
  -- of a file its name
  value text not null,
  file_id bigint references sent_files,
  primary key (conversation_id, field_id)
);
create index quote_answers_by_field on quote_answers (field_id);
create index quote_answers_by_file on quote_answers (file_id) where file_id is not null;

-- A file answers a question of the registration or one of a quote request.
alter table sent_files
  add column quote_field_id int references quote_fields,
  add constraint sent_files_one_field check (num_nonnulls(registration_field_id, quote_field_id) = 1);
create index sent_files_by_quote_field on sent_files (quote_field_id) where quote_field_id is not null;

-- Letters about a conversation, each once: a new one, and each message of it.
alter table outbox
  add column conversation_id int references conversations on delete cascade,
  add column message_id bigint references conversation_messages on delete cascade;
create unique index outbox_once_per_message on outbox (conversation_id, coalesce(message_id, 0), kind, recipient)
  where conversation_id is not null;
create index outbox_by_message on outbox (message_id) where message_id is not null;
