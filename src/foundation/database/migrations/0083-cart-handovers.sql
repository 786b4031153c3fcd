-- When a guest's cart was last handed to a browser: tokens that were signed before it hand it over no more.
alter table sessions add column cart_handed_over_at timestamptz;
