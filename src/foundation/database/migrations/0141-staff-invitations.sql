-- Who has been invited to work in the shop and has not accepted yet; the key of the link is one of the account's.
create table staff_invitations (
  customer_id int primary key references customers on delete cascade,
  role_code text not null references staff_roles (code) on delete cascade,
  -- the account was made by the invitation: its owner chooses a password with it
  is_new boolean not null,
  invited_by int references customers on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_invitations_by_role on staff_invitations (role_code);
create index staff_invitations_by_inviter on staff_invitations (invited_by) where invited_by is not null;

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check
  check (kind in ('reset-password', 'confirm-email', 'change-email', 'log-in', 'staff-invitation'));
