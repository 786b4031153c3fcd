-- Who calls too often is counted by what is called; the names stand in src/services/count-call.ts alone.
alter table api_calls drop constraint if exists api_calls_kind_check;
alter table api_calls add constraint api_calls_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
