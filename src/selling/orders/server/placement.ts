import { sql } from 'kysely';
import type { Placement } from '../rules/order-view.ts';

/** Who placed an order of `orders` for a company, or in another account; null where customers ordered for themselves. */
export const placementColumn = sql<Placement | null>`(
  select json_build_object(
    'name', coalesce(nullif(placed.person_name, ''), trim(concat(orders.billing_address ->> 'firstName', ' ', orders.billing_address ->> 'lastName'))),
    'personId', placed.person_id, 'accountId', account.id, 'company', account.company, 'actedBy', placed.detail -> 'actedBy')
  from order_events placed
  join customers account on account.id = coalesce(orders.main_account_id, orders.customer_id)
  where placed.order_id = orders.id and placed.kind = 'placed'
    and (orders.main_account_id is not null or placed.detail ? 'actedBy' or placed.person_name like '% (%)')
  order by placed.id limit 1)`;
