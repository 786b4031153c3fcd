-- Where the goods of a payment go, as the provider knows it: the address that the shop has told it, one that the buyer chooses over there, or none
-- where the goods are collected.
alter table wallet_payments
  add column ship_from text not null default 'wallet' check (ship_from in ('shop', 'wallet', 'none')),
  -- an address in the shop's shape; of the wallet's own once the buyer has approved
  add column ship_to jsonb;
