-- Since when a main account has suspended a subaccount; null while its owner may log in.
alter table subaccounts add column suspended_at timestamptz;
