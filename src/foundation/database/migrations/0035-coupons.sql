-- Codes that take something off a cart. Amounts are cents with VAT, those of `percent` basis points; what is not limited is null or empty.
create table coupons (
  id int generated always as identity primary key,
  code text not null check (code = btrim(code) and length(code) between 1 and 40),
  description text not null default '',
  kind text not null check (kind in ('percent', 'fixed_cart', 'fixed_product')),
  amount int not null check (amount >= 0 and (kind <> 'percent' or amount <= 10000)),
  free_shipping boolean not null default false,
  minimum_cents int check (minimum_cents > 0),
  maximum_cents int check (maximum_cents > 0),
  -- products and categories that it is for, and that it is not for
  product_ids int[] not null default '{}',
  excluded_product_ids int[] not null default '{}',
  category_ids int[] not null default '{}',
  excluded_category_ids int[] not null default '{}',
  excludes_sale_items boolean not null default false,
  individual_use boolean not null default false,
  limit_total int check (limit_total > 0),
  limit_per_customer int check (limit_per_customer > 0),
  -- uses that count; raised in the transaction of the order, never above the limit
  used int not null default 0 check (used >= 0),
  active boolean not null default true,
  valid_from timestamptz,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  check (minimum_cents is null or maximum_cents is null or minimum_cents <= maximum_cents),
  check (valid_from is null or valid_until is null or valid_from < valid_until)
);
create unique index coupons_by_code on coupons (lower(code));

-- Which order used a coupon, and for whom; `given_back_at` once the order was cancelled or failed.
create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id int not null references coupons on delete cascade,
  -- checked at the end: a use is taken before the order's row is written, so that its counter is locked last and shortest
  order_id int not null references orders on delete cascade deferrable initially deferred,
  customer_id int references customers on delete set null,
  -- in small letters
  email text not null,
  created_at timestamptz not null default now(),
  given_back_at timestamptz,
  unique (order_id, coupon_id)
);
create index coupon_uses_by_customer on coupon_uses (customer_id, coupon_id) where customer_id is not null;
create index coupon_uses_by_email on coupon_uses (coupon_id, email);

-- Applied coupons in the order of their application; no rows of their own, so that a cart without coupons costs nothing more to read.
alter table carts add column coupon_ids int[] not null default '{}';

-- Snapshots: what coupons took off. Lines and items are what is paid; the discount is what they cost more before it.
alter table orders
  add column discount_net_cents int not null default 0,
  add column discount_tax_cents int not null default 0,
  -- [{"id": 7, "code": "BENVENUTO10", "kind": "percent", "amount": 1000, "freeShipping": false, "discount": 1200}], in the order's mode
  add column coupons jsonb not null default '[]';
alter table order_lines
  add column discount_net_cents int not null default 0,
  add column discount_tax_cents int not null default 0;
