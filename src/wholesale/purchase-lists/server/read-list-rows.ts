import { sql } from 'kysely';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartRow } from '#selling/cart/rules/cart-row.ts';
import { type LineColumns, lineColumns, lineJoins, lineRowFactory } from '#selling/cart/server/line-rows.ts';

/** A line of a list as it is stored, and the item behind it; `row` is null where the buyer cannot buy it any more. */
export type ListRowOf = {
  readonly id: number;
  readonly itemId: number | null;
  /** as it was called when it was saved */
  readonly name: string;
  readonly attributes: AttributeChoice;
  readonly quantity: number;
  readonly row: CartRow | null;
};

type SavedColumns = { line_id: number; item_id: number | null; kept_name: string };
type Columns = SavedColumns &
  (
    | (LineColumns & { published: true })
    | { published: false | null; quantity: number; attributes: AttributeChoice }
  );

/** The lines of a list in their order, in one round trip; whose list it is has been asked before. */
export async function readListRows(ctx: RequestContext, listId: number): Promise<readonly ListRowOf[]> {
  const { audience } = ctx.visitor;
  const [{ rows }, toRow] = await Promise.all([
    sql<Columns>`/* prepared */
      select line.id as line_id, line.item_id, line.name as kept_name,
        line.id::text as key, product.id as product_id, case when item.type = 'variation' then item.id end as variation_id,
        line.attributes, line.quantity, case when line.unit_mode = ${audience.mode} then line.unit_cents end as seen_unit_cents,
        ${lineColumns(audience)}
      from purchase_list_lines line
      left join products item on item.id = line.item_id
      left join products product on product.id = coalesce(item.parent_id, item.id)
      ${lineJoins}
      where line.list_id = ${listId}
      order by line.id`.execute(ctx.db),
    lineRowFactory(ctx),
  ]);
  return rows.map((columns) => {
    const row = columns.published ? toRow(columns) : null;
    return {
      id: Number(columns.line_id),
      itemId: columns.item_id,
      name: columns.kept_name,
      attributes: columns.attributes,
      quantity: columns.quantity,
      row: row?.priceAt(1) ? row : null,
    };
  });
}
