-- As what somebody has registered stands with the registration alone.
alter table customers drop column registration_role_id;

-- Files that neither a registration nor an order speaks of are cleared away.
create index orders_by_registration on orders using gin (registration jsonb_path_ops) where registration is not null;
