-- What somebody of the staff may do follows from their role: src/shop/accounts/rules/staff-rights.ts.
alter table customers
  drop constraint customers_staff_role_check,
  add constraint customers_staff_role_check check (staff_role in ('administrator', 'sales', 'clerk', 'warehouse', 'accounting'));
create index customers_of_staff on customers (last_name, first_name) where staff_role is not null;

-- Who of the staff changed what, when, from what to what. Entries are added in the transaction of the change and never altered.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id int references customers on delete set null,
  -- as the person was called, and what they were, then
  person_name text not null default '',
  staff_role text not null default '',
  deed text not null,
  subject_kind text not null,
  subject_id text not null default '',
  subject_name text not null default '',
  -- the fields that differ, without secrets; null where there was nothing before, or is nothing after
  before jsonb,
  after jsonb
);
create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_by_person on audit_entries (person_id, id) where person_id is not null;
create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, id);

-- Nobody rewrites what was done: only the name's account may be let go of, when it is deleted.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.person_id is null and to_jsonb(new) - 'person_id' = to_jsonb(old) - 'person_id' then return new; end if;
  raise exception 'audit entries are never changed' using errcode = 'restrict_violation';
end $$;
create trigger audit_entries_kept before update or delete on audit_entries for each row execute function keep_audit_entry();
