-- An offer knows the conversation that it answers, the offer that it replaces, what its customer has said to it, and whom it was sent to.
alter table offers
  add column conversation_id integer references conversations on delete set null,
  add column replaces_id integer references offers on delete set null,
  add column accepted_at timestamptz,
  add column recipient jsonb;
-- Of a conversation one draft is written and one offer is open at a time, whoever presses first.
create unique index offers_drafted_once on offers (conversation_id) where status = 'draft' and conversation_id is not null;
create unique index offers_open_once on offers (conversation_id) where status = 'sent' and conversation_id is not null;
create index offers_by_conversation on offers (conversation_id, id) where conversation_id is not null;
create unique index offers_revised_once on offers (replaces_id) where status = 'draft' and replaces_id is not null;
create index offers_by_replaced on offers (replaces_id) where replaces_id is not null;

-- A message may speak of an offer, name prices, and bring files; with one of these it needs no words.
alter table conversation_messages
  drop constraint conversation_messages_body_check,
  add column offer_id integer references offers on delete set null,
  add column prices_with_tax boolean;
create index conversation_messages_by_offer on conversation_messages (offer_id) where offer_id is not null;

create table message_lines (
  message_id bigint not null references conversation_messages on delete cascade,
  -- of the line of the quote, or of the offer, that the price is said of
  position integer not null,
  name text not null,
  sku text,
  quantity integer check (quantity > 0),
  unit_cents integer not null check (unit_cents >= 0),
  -- the price that it answers
  before_cents integer check (before_cents >= 0),
  primary key (message_id, position)
);

create table message_files (
  message_id bigint not null references conversation_messages on delete cascade,
  position integer not null,
  file_id bigint not null unique references sent_files,
  primary key (message_id, position)
);

-- The customer's answer to an offer that asks for other prices.
alter table offers add column counter_id bigint references conversation_messages on delete set null;
create index offers_by_counter on offers (counter_id) where counter_id is not null;

alter table sent_files
  drop constraint sent_files_purpose_check,
  add constraint sent_files_purpose_check check (purpose in ('registration', 'quote', 'message'));

-- Offers are counted by their state from this index alone.
drop index offers_counted;
create index offers_counted on offers (status, valid_until) include (counter_id, accepted_at);
