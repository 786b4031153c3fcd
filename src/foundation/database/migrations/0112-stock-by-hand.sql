-- A movement that staff make says who made it, why, and what was to be said about it.
alter table stock_movements
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in ('opening', 'sale', 'return', 'correction',
    'adjustment', 'damage', 'loss', 'found', 'own-use', 'supplier-return')),
  add column person_id int references customers on delete set null,
  -- as it was then: people leave
  add column person_name text not null default '' check (length(person_name) <= 200),
  add column note text not null default '' check (length(note) <= 300);
create index stock_movements_by_person on stock_movements (person_id) where person_id is not null;

-- Who keeps the warehouse changes what lies in it.
update staff_roles set rights = rights || '{stock}' where code = 'warehouse';
