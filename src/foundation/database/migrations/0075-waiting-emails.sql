-- What has not left yet is looked for every minute, among however many emails there are.
create index outbox_waiting on outbox (created_at) where status in ('waiting', 'failed');
