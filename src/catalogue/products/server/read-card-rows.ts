import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import type { FieldRow } from '../rules/product-fields.ts';
import { fieldColumns, type ItemRow, itemColumns } from './item-columns.ts';
import type { PictureRow } from './picture-of.ts';
import { translatedAlt } from './translated-alt.ts';
import { type TranslatedRow, translatedColumns } from './translated-columns.ts';

/** A listed product with everything that a card is made of. */
export type CardRow = PictureRow &
  ItemRow &
  FieldRow<'card'> &
  TranslatedRow<'name'> & {
    readonly id: number;
    readonly type: 'simple' | 'variable';
    readonly slug: string;
    readonly name: string;
    readonly brand_id: number | null;
    readonly in_stock: boolean;
    readonly average_rating: number;
    readonly review_count: number;
    /** of a variable product: what its variations cost; null where none of them has a price */
    readonly variation_prices: VariationPrices | null;
  };

/** In cents of the price list, but for the lowest regular price, which is the shop's; whether one of them is on sale. */
type VariationPrices = {
  readonly from: number;
  readonly to: number;
  readonly regular: number | null;
  readonly on_sale: boolean;
  /** in cents of the list: the lowest that its variations were before, where one is reduced for consumers */
  readonly struck: number | null;
};

/** The rows of cards, in no order: one query that reads by primary keys only, whatever the size of the catalogue. */
export async function readCardRows(ctx: RequestContext, ids: readonly number[]): Promise<readonly CardRow[]> {
  if (ids.length === 0) return [];
  const { audience } = ctx.visitor;
  const result = await sql<CardRow>`/* prepared */
    select p.id, p.type, p.slug, p.name, p.brand_id, p.in_stock, p.average_rating, p.review_count,
      ${fieldColumns('card', 'p')}, ${itemColumns(audience, 'p')},
      i.file_key, i.alt, i.width, i.height, i.widths, i.focus_x${translatedAlt(audience, 'i')}${translatedColumns(audience, 'p', ['name'])},
      case when p.type = 'variable' then (
        select json_build_object('from', lp.min_cents, 'to', lp.max_cents, 'on_sale', lp.on_sale, 'struck', lp.struck_cents, 'regular', (
          select min(v.regular_price_cents) from products v where v.parent_id = p.id and v.status = 'published'))
        from listing_prices lp where lp.price_list_id = ${audience.priceListId} and lp.product_id = p.id
      ) end as variation_prices
    from products p
    left join images i on i.id = p.image_id
    left join stock on stock.product_id = p.id
    where p.id = any ((select ${ids}::int[])::int[]) and p.type <> 'variation' and p.status = 'published'
      and ${notHidden(audience.hidden, sql`p.id`)}
  `.execute(ctx.db);
  return result.rows;
}
