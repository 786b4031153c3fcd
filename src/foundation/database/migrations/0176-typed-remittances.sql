-- A remittance of a courier may be typed instead of read from a file.
alter table payment_statements
  drop constraint payment_statements_format_check,
  add constraint payment_statements_format_check check (format in ('csv', 'camt', 'typed'));
