-- Tills of the counter: who opened one with how much, what came in and went out, and how it was closed.
create table tills (
  id int generated always as identity primary key,
  name text not null unique check (name <> ''),
  active boolean not null default true,
  -- of the fiscal printer: where it answers, and under which department it knows a VAT rate (in basis points)
  printer_address text not null default '',
  printer_departments jsonb not null default '{}'
);

create table till_sessions (
  id int generated always as identity primary key,
  till_id int not null references tills,
  opened_at timestamptz not null,
  opened_by text not null,
  opening_cents int not null check (opening_cents >= 0),
  closed_at timestamptz,
  closed_by text,
  counted_cents int check (counted_cents >= 0),
  expected_cents int,
  note text not null default '',
  check ((closed_at is null) = (counted_cents is null) and (closed_at is null) = (expected_cents is null))
);
create unique index till_sessions_open on till_sessions (till_id) where closed_at is null;
create index till_sessions_by_till on till_sessions (till_id, id desc);

-- A sale over a till, from the moment at which its order is placed. It is complete with its fiscal receipt or with invoice data.
create table till_sales (
  order_id int primary key references orders on delete cascade,
  session_id int not null references till_sessions,
  method text not null check (method in ('cash', 'card')),
  amount_cents int not null check (amount_cents >= 0),
  -- what the customer gave
  tendered_cents int not null check (tendered_cents >= amount_cents),
  state text not null check (state in ('waiting', 'printing', 'refused', 'unknown', 'printed', 'invoiced', 'cancelled')),
  -- why the printer refused, in its own words
  problem text not null default '',
  attempts int not null default 0,
  -- since when its receipt is being printed: a process that died meanwhile has left it so
  printing_since timestamptz,
  closure_number int,
  receipt_number int,
  printed_at timestamptz,
  sold_at timestamptz not null,
  sold_by text not null,
  check ((state = 'printed') = (receipt_number is not null))
);
create index till_sales_by_session on till_sales (session_id);

-- Cash that goes into a till or out of it without a sale.
create table till_movements (
  id int generated always as identity primary key,
  session_id int not null references till_sessions,
  amount_cents int not null check (amount_cents <> 0),
  reason text not null check (reason <> ''),
  moved_at timestamptz not null,
  moved_by text not null
);
create index till_movements_by_session on till_movements (session_id);

-- A closed day stays as it was closed.
create function refuse_closed_till() returns trigger language plpgsql as $$
begin
  raise exception 'a closed day of a till is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger till_sessions_final before update or delete on till_sessions for each row
  when (old.closed_at is not null) execute function refuse_closed_till();
create function refuse_change_of_closed_till() returns trigger language plpgsql as $$
begin
  if exists (select from till_sessions s where s.closed_at is not null and s.id = coalesce(new.session_id, old.session_id)) then
    raise exception 'a closed day of a till is never changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;
create trigger till_movements_final before insert or update or delete on till_movements for each row execute function refuse_change_of_closed_till();
create trigger till_sales_final before insert or update on till_sales for each row execute function refuse_change_of_closed_till();

update staff_roles set rights = rights || '{tills}' where code = 'sales';
