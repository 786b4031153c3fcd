-- A link in an email that logs its owner in, where passwords were guessed too often.
alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check
  check (kind in ('reset-password', 'confirm-email', 'change-email', 'log-in'));
