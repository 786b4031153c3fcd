import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';

export type FoundId = {
  /** null where no variation answers the choice */
  readonly variationId: number | null;
  /** whether all variations of the product cost the same */
  readonly samePrice: boolean;
};

type Wanted = { readonly productId: number; readonly choice: AttributeChoice };
type Row = { variation_id: number | null; same_price: boolean | null };

/**
 * The first published variation, in their order, that answers a choice, as `findVariation` would find it (VAR-11); null where the
 * product is unknown or not variable. The database goes through the variations in their order and stops at the first match:
 * nothing of the others is read into the shop, however many there are.
 */
export async function findVariationId(ctx: RequestContext, wanted: Wanted): Promise<FoundId | null> {
  const { priceListId, hidden } = ctx.visitor.audience;
  const [row] = (await variationIdQuery(priceListId, wanted, hidden).execute(ctx.db)).rows;
  return row ? { variationId: row.variation_id, samePrice: row.same_price ?? true } : null;
}

export function variationIdQuery(
  list: number,
  { productId, choice }: Wanted,
  hidden: HiddenGoods | null = null,
): RawBuilder<Row> {
  return sql<Row>`
    with wanted as materialized (
      select a.id as attribute_id, t.id as term_id
      from jsonb_each_text(${JSON.stringify(choice)}::jsonb) c
      join attributes a on 'attribute_pa_' || a.slug = c.key
      join product_attributes pa on pa.product_id = ${productId} and pa.attribute_id = a.id and pa.for_variations
      left join attribute_terms t on t.attribute_id = a.id and t.slug = c.value
      where c.value <> '')
    select found.id as variation_id,
      not exists (
        select from products o
        where o.parent_id = p.id and o.status = 'published'
          and ((o.regular_price_cents, o.sale_price_cents, o.sale_from, o.sale_to, o.tax_class)
              is distinct from
              (found.regular_price_cents, found.sale_price_cents, found.sale_from, found.sale_to, found.tax_class)
            or (select lp.cents from variation_prices lp where lp.product_id = o.id and lp.price_list_id = ${list})
              is distinct from
              (select lp.cents from variation_prices lp where lp.product_id = found.id and lp.price_list_id = ${list})
            or o.sale_price_cents is not null
              and (select x.cents from prior_prices x where x.product_id = o.id)
                is distinct from (select x.cents from prior_prices x where x.product_id = found.id))) as same_price
    from products p
    left join lateral (
      select v.id, v.regular_price_cents, v.sale_price_cents, v.sale_from, v.sale_to, v.tax_class
      from products v
      where v.parent_id = p.id and v.status = 'published'
        and not exists (
          select from wanted w join variation_terms vt on vt.variation_id = v.id and vt.attribute_id = w.attribute_id
          where vt.term_id is not null and vt.term_id is distinct from w.term_id)
      order by v.menu_order, v.id limit 1) found on true
    where p.id = ${productId} and p.type = 'variable' and p.status = 'published'
      and ${notHidden(hidden, sql`p.id`)}
  `;
}
