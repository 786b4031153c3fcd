-- A file of a quote request comes before it is known which question it answers: what it is for is told, not the question.
alter table sent_files
  drop constraint sent_files_one_field,
  drop column quote_field_id,
  add column purpose text not null default 'registration' check (purpose in ('registration', 'quote')),
  add constraint sent_files_registration_field check ((purpose = 'registration') = (registration_field_id is not null));

-- How many conversations stand on each shelf of the staff's list is told by an index alone.
create index conversations_counted on conversations (status, last_author);
create index conversations_unresolved on conversations (last_activity_at desc, id desc) where status <> 'resolved';
