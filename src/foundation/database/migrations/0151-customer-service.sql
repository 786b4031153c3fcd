-- Who of the staff looks after a conversation; null for nobody.
alter table conversations add column assignee_id int references customers on delete set null;
create index conversations_of_assignee on conversations (assignee_id, last_activity_at desc, id desc) where assignee_id is not null;

-- What staff write for each other about a conversation; its customer never reads it.
create table conversation_notes (
  id bigint generated always as identity primary key,
  conversation_id int not null references conversations on delete cascade,
  -- the member of the staff who wrote it; the name stays when the account goes
  author_id int references customers on delete set null,
  author_name text not null,
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index conversation_notes_in_order on conversation_notes (conversation_id, id);
create index conversation_notes_by_author on conversation_notes (author_id) where author_id is not null;

-- Texts that staff begin answers with.
create table answer_templates (
  id int generated always as identity primary key,
  name text not null check (name <> ''),
  body text not null check (body <> '')
);
create unique index answer_templates_by_name on answer_templates (lower(name));
