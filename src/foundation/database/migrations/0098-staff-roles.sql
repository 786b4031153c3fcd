-- What somebody of the staff may do follows from the rights of their role, which administrators put together.
create table staff_roles (
  id int generated always as identity primary key,
  -- what accounts and the audit trail name it by
  code text not null default gen_random_uuid()::text unique,
  -- '' for a role that came with the shop and is called by the words of the shop's language
  name text not null default '' check (length(name) <= 60),
  -- the administrator has every right, whatever stands here
  rights text[] not null default '{}',
  -- how much of an order may be refunded, VAT included; null without limit
  refund_limit_cents int check (refund_limit_cents > 0)
);
create unique index staff_roles_by_name on staff_roles (lower(name)) where name <> '';

-- The roles of before, each with the rights that it had.
insert into staff_roles (code, rights) values
  ('administrator', '{}'),
  ('sales', '{orders,conversations,offers,letters,customers-view,customers,agents,registration,groups,vat,reviews,searches,explain-prices,prices,coupons,quote-fields}'),
  ('clerk', '{orders,conversations,letters,customers-view,products,reviews,searches}'),
  ('warehouse', '{orders,products,shipping}'),
  ('accounting', '{orders,refunds,letters,customers-view,vat,payments,taxes,audit}');

alter table customers
  drop constraint customers_staff_role_check,
  add constraint customers_staff_role_fkey foreign key (staff_role) references staff_roles (code);
create index customers_by_staff_role on customers (staff_role) where staff_role is not null;
