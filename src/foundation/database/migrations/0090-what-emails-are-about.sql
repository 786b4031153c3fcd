-- What an email is about, where no other column says so: a new kind of email needs no column of its own.
alter table outbox add column about_id bigint;
update outbox set about_id = review_id where review_id is not null;
alter table outbox drop column review_id;
create unique index outbox_once_about on outbox (about_id, kind, recipient, occasion) where about_id is not null;
