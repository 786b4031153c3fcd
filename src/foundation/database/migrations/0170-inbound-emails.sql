-- How far the mailbox of customer service has been read.
create table inbound_mailbox (
  is_only boolean primary key default true check (is_only),
  -- of server, user and folder: another mailbox is read from its end on
  mailbox bytea not null,
  uid_validity text not null,
  last_uid bigint not null,
  read_at timestamptz not null,
  -- why it could not be read since then, and what the server said; '' while it can
  problem text not null default '',
  said text not null default '',
  failed_at timestamptz
);

-- Emails that have come to the mailbox of customer service.
create table inbound_emails (
  id bigint generated always as identity primary key,
  -- of what makes it another email than the others: the same one is stored once, however often it is read
  digest bytea not null unique,
  message_id text not null,
  from_address text not null,
  from_name text not null,
  subject text not null,
  -- what was written, and with all that it quotes
  body text not null,
  original text not null,
  sent_at timestamptz,
  received_at timestamptz not null,
  bytes int not null,
  status text not null check (status in ('waiting', 'attached', 'closed', 'automatic')),
  -- why its text is missing or incomplete; '' where it is not
  problem text not null default '' check (problem in ('', 'too-large', 'broken')),
  -- the order and the conversation that it answers, as its marks say; null where it answers nothing
  order_id int references orders on delete set null,
  conversation_id int references conversations on delete cascade,
  -- files that were not taken, with the reason
  left_out jsonb not null default '[]',
  created_at timestamptz not null
);
create index inbound_emails_in_order on inbound_emails (status, received_at desc, id desc);
create index inbound_emails_of_order on inbound_emails (order_id) where order_id is not null;
create index inbound_emails_of_conversation on inbound_emails (conversation_id) where conversation_id is not null;
create index inbound_emails_by_message on inbound_emails (message_id) where message_id <> '';
create index inbound_emails_of_sender on inbound_emails (from_address);

create table inbound_email_files (
  email_id bigint not null references inbound_emails on delete cascade,
  position int not null,
  file_id bigint not null references sent_files on delete cascade,
  primary key (email_id, position)
);
create index inbound_email_files_by_file on inbound_email_files (file_id);

-- The order that a conversation is about.
alter table conversations add column order_id int references orders on delete set null;
create index conversations_of_order on conversations (order_id) where order_id is not null;

-- The email that a message came by; null for one that was written in the shop.
alter table conversation_messages
  add column email_id bigint references inbound_emails on delete set null,
  add column sender_is_known boolean not null default true;
create unique index conversation_messages_by_email on conversation_messages (email_id) where email_id is not null;
