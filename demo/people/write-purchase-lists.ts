import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { demoLists } from './purchase-lists.data.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The purchase lists of the demo shop's workshop: of each family the part that lies there in the greatest number. */
export async function writePurchaseLists(client: ClientBase): Promise<void> {
  for (const { title, daysAgo, parts } of demoLists) {
    const at = new Date(demoToday.getTime() - daysAgo * dayMs).toISOString();
    await client.query(
      `with list as (
         insert into purchase_lists (customer_id, title, created_at, updated_at)
         select id, $1, $2, $2 from customers where company <> '' and staff_role is null order by id limit 1 returning id
       )
       insert into purchase_list_lines (list_id, item_id, name, quantity)
       select list.id, part.id, part.name, greatest(part.min_quantity, ceil(wish.pieces::numeric / part.quantity_step) * part.quantity_step)
       from list cross join json_to_recordset($3::json) as wish (category text, pieces int)
         cross join lateral (
           select p.id, p.name, p.min_quantity, p.quantity_step
           from categories c join product_categories pc on pc.category_id = c.id
             join products p on p.id = pc.product_id join stock s on s.product_id = p.id
           where c.slug = wish.category and p.type = 'simple' and p.status = 'published' and p.regular_price_cents is not null
             and not p.sold_individually
           order by s.on_hand - s.reserved desc, p.id limit 1) part`,
      [title, at, JSON.stringify(parts)],
    );
  }
}
