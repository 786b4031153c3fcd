-- The start page of the staff area counts emails that could not be sent.
create index outbox_failed on outbox (id) where status = 'failed';
