import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { type LineColumns, lineColumns, lineJoins, lineRowFactory } from '#selling/cart/server/line-rows.ts';
import type { BulkItem, OpenChoice } from '../rules/bulk-item.ts';

type Columns = LineColumns & { readonly open: readonly OpenChoice[] | null };

/**
 * Items by their ids, in that order, priced for the visitor: simple products and variations that are published, not hidden from the
 * visitor and have a price. One round trip for any number of items.
 */
export async function readItems(
  ctx: RequestContext,
  itemIds: readonly number[],
): Promise<readonly BulkItem[]> {
  if (itemIds.length === 0) return [];
  const [{ rows }, toRow, pricer] = await Promise.all([
    itemsStatement(ctx, itemIds).execute(ctx.db),
    lineRowFactory(ctx),
    createPricer(ctx),
  ]);
  return rows.flatMap((columns) => {
    if (!columns.published) return [];
    const row = toRow(columns);
    const price = row.priceAt(1);
    if (!price) return [];
    const { available } = row.rule;
    const shown = row.shown ?? row;
    const limits = quantityLimits({ ...row.rule, available: null });
    const canBeAdded = available === null || available >= limits.minimum;
    return [
      {
        id: row.itemId,
        productId: row.productId,
        label: [shown.name, ...shown.chosen.map(({ value }) => value)].join(' · '),
        sku: row.sku,
        url: addressOf(row.slug, row.attributes),
        image: row.picture && pictureFile(row.picture),
        price: price.unit,
        tiers: pricer.tiers(columns, columns.list_terms),
        stock: available,
        limits,
        quantity: canBeAdded ? limits.minimum : 0,
        soldIndividually: row.rule.soldIndividually,
        hasOptions: false,
        choices: columns.open ?? [],
      },
    ];
  });
}

function addressOf(slug: string, attributes: Readonly<Record<string, string>>): string {
  const chosen = new URLSearchParams(attributes).toString();
  return productPath(slug) + (chosen === '' ? '' : `?${chosen}`);
}

/** The statement, for the test of its plan: items are looked up by their keys alone. */
function itemsStatement(
  { visitor: { audience } }: Pick<RequestContext, 'visitor'>,
  itemIds: readonly number[],
): RawBuilder<Columns> {
  return sql<Columns>`/* prepared */
    select line.id::text as key, product.id as product_id, case when item.type = 'variation' then item.id end as variation_id,
      line.attributes, 1 as quantity, null::int as seen_unit_cents,
      case when item.type = 'variation' then (
        select json_agg(json_build_object('name', 'attribute_pa_' || a.slug, 'label', a.name, 'options', (
            select coalesce(json_agg(json_build_object('slug', t.slug, 'label', t.name) order by t.position, t.id), '[]')
            from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
            where pt.product_id = product.id and t.attribute_id = a.id)) order by a.position, a.id)
        from variation_terms vt join attributes a on a.id = vt.attribute_id
        where vt.variation_id = item.id and vt.term_id is null) end as open,
      ${lineColumns(audience)}
    from (
      select asked.id, asked.place, coalesce((
        select jsonb_object_agg('attribute_pa_' || a.slug, t.slug)
        from variation_terms vt join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = asked.id), '{}') as attributes
      from unnest(${[...itemIds]}::int[]) with ordinality asked (id, place)
    ) line
    join products item on item.id = line.id and item.type <> 'variable'
    join products product on product.id = coalesce(item.parent_id, item.id)
    ${lineJoins}
    order by line.place`;
}

// Sharp as a thumbnail, and large enough for its preview (BULK-11).
const wantedWidth = 480;

/** The one file of a picture that the form shows. */
export function pictureFile({ key, widths }: Picture): string {
  const width = widths.findLast((known) => known <= wantedWidth) ?? widths[0];
  return `/media/${key}-${width}.webp`;
}
