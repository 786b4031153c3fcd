import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { notHidden } from '#shop/groups/server/not-hidden.ts';
import { type ListTerms, listTerms } from '#shop/pricing/server/list-terms.ts';
import type { PictureRow } from './picture-of.ts';

/** A listed product with everything that a card is made of. */
export type CardRow = PictureRow & {
  readonly id: number;
  readonly type: 'simple' | 'variable';
  readonly slug: string;
  readonly name: string;
  readonly sku: string | null;
  readonly brand_id: number | null;
  readonly tax_class: string;
  readonly regular_price_cents: number | null;
  readonly sale_price_cents: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly quantity_step: number;
  readonly sold_individually: boolean;
  readonly backorders: 'no' | 'notify' | 'yes';
  readonly in_stock: boolean;
  readonly average_rating: number;
  readonly review_count: number;
  readonly on_hand: number | null;
  readonly reserved: number | null;
  readonly low_stock_threshold: number | null;
  readonly list_terms: ListTerms;
  readonly min_cents: number | null;
  readonly max_cents: number | null;
  /** of a variable product: its lowest regular price, and whether one of its variations is on sale */
  readonly variations_regular_cents: number | null;
  readonly variations_on_sale: boolean | null;
};

/** The rows of cards, in no order: one query that reads by primary keys only, whatever the size of the catalogue. */
export async function readCardRows(toolbox: Toolbox, ids: readonly number[]): Promise<readonly CardRow[]> {
  if (ids.length === 0) return [];
  const { audience } = toolbox.visitor;
  const result = await sql<CardRow>`/* prepared */
    select p.id, p.type, p.slug, p.name, p.sku, p.brand_id, p.tax_class,
      p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to,
      p.min_quantity, p.max_quantity, p.quantity_step, p.sold_individually,
      p.backorders, p.in_stock, p.average_rating, p.review_count,
      i.file_key, i.alt, i.width, i.height, i.widths,
      s.on_hand, s.reserved, s.low_stock_threshold,
      ${listTerms(audience, 'p')} as list_terms, lp.min_cents, lp.max_cents,
      case when p.type = 'variable' then (
        select min(v.regular_price_cents) from products v where v.parent_id = p.id and v.status = 'published'
      ) end as variations_regular_cents,
      case when p.type = 'variable' then lp.on_sale end as variations_on_sale
    from products p
    left join images i on i.id = p.image_id
    left join stock s on s.product_id = p.id
    left join listing_prices lp on lp.price_list_id = ${audience.priceListId} and lp.product_id = p.id
    where p.id = any ((select ${ids}::int[])::int[]) and p.type <> 'variation' and p.status = 'published'
      and ${notHidden(audience.hidden, sql`p.id`)}
  `.execute(toolbox.db);
  return result.rows;
}
