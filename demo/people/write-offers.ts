import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { demoOffers } from './offers.data.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The offers of the demo shop's workshop, without VAT, at a share of the retail price; in whole sets of what is sold in sets. */
export async function writeOffers(client: ClientBase): Promise<void> {
  for (const { daysAgo, holdsDays, percent, text, parts } of demoOffers) {
    const sent = demoToday.getTime() - daysAgo * dayMs;
    const until = holdsDays === null ? null : new Date(sent + holdsDays * dayMs).toISOString();
    await client.query(
      `with offer as (
         insert into offers (customer_id, status, prices_with_tax, custom_text, valid_until, created_at, updated_at, sent_at)
         select id, 'sent', false, $2, $3, $1, $1, $1 from customers where company <> '' and staff_role is null order by id limit 1
         returning id
       )
       insert into offer_lines (offer_id, position, item_id, name, sku, quantity, unit_cents)
       select offer.id, wish.position, part.id, part.name, part.sku,
         greatest(part.min_quantity, ceil(wish.pieces::numeric / part.quantity_step) * part.quantity_step),
         round(part.regular_price_cents / 1.22 * $5 / 100)
       from offer cross join json_to_recordset($4::json) as wish (position int, category text, pieces int)
         cross join lateral (
           select p.id, p.name, p.sku, p.min_quantity, p.quantity_step, p.regular_price_cents
           from categories c join product_categories pc on pc.category_id = c.id
             join products p on p.id = pc.product_id join stock s on s.product_id = p.id
           where c.slug = wish.category and p.type = 'simple' and p.status = 'published' and p.regular_price_cents is not null
             and not p.sold_individually
           order by s.on_hand - s.reserved desc, p.id limit 1) part`,
      [
        new Date(sent).toISOString(),
        text,
        until,
        JSON.stringify(parts.map((part, index) => ({ ...part, position: index + 1 }))),
        percent,
      ],
    );
  }
}
