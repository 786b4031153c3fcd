import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { taxClasses } from '#pricing/tax/rules/rate-form.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { CartRow } from '#selling/cart/rules/cart-row.ts';
import { type LineColumns, lineColumns, lineRowFactory } from '#selling/cart/server/line-rows.ts';
import { storedJoins } from '#selling/cart/server/read-cart-rows.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { addedRow, keyOfAdded, keyOfLine, stayingRow } from '../rules/edited-rows.ts';
import type { AddedLine, OrderEdit } from '../rules/order-edit.ts';

type OfArticle = 'tax_class' | 'backorders' | 'min_quantity' | 'quantity_step' | 'name' | 'slug';
type Columns = Omit<LineColumns, OfArticle> & {
  /** null where the article is gone */
  readonly [Column in OfArticle]: LineColumns[Column] | null;
} & {
  /** of an article that comes in: it is one, and everything of it is chosen; of a line: its article is still there */
  readonly is_article: boolean;
};

/** The rows of an order as it shall be, for its buyer. Lines with quantity 0 are left out. `gone`: articles that cannot come in. */
export async function readEditRows(
  buyer: RequestContext,
  order: OrderView,
  edit: Pick<OrderEdit, 'lines' | 'added' | 'reason'>,
): Promise<{ readonly rows: readonly CartRow[]; readonly gone: readonly AddedLine[] }> {
  const wanted = [
    ...order.lines.map(({ id, productId, variationId }) => ({
      key: keyOfLine(id),
      product_id: productId,
      variation_id: variationId,
      item_id: null,
    })),
    ...edit.added.map(({ itemId, place }) => ({
      key: keyOfAdded(place),
      product_id: null,
      variation_id: null,
      item_id: itemId,
    })),
  ];
  const [columns, toRow, rates] = await Promise.all([
    readColumns(buyer, wanted),
    lineRowFactory(buyer),
    readTaxRates(buyer),
  ]);
  const known = new Map(columns.map((row) => [row.key, row]));
  const edits = new Map(edit.lines.map((line) => [line.lineId, line]));
  const owned = new Map<number, number>();
  for (const { productId, variationId, quantity } of order.lines) {
    const itemId = variationId ?? productId;
    if (itemId !== null) owned.set(itemId, (owned.get(itemId) ?? 0) + quantity);
  }
  const terms = { mode: order.mode, homeRate: rates.home, reason: edit.reason, owned };
  const staying = order.lines.flatMap((line): readonly CartRow[] => {
    const row = known.get(keyOfLine(line.id));
    const change = edits.get(line.id) ?? { lineId: line.id, quantity: line.quantity, unit: null };
    if (!row || change.quantity === 0) return [];
    const tax_class = row.is_article ? row.tax_class : classOf(rates, order, line.rate);
    const published = row.is_article && row.published;
    return [stayingRow(line, change, toRow(filled({ ...row, tax_class, published }, line.name)), terms)];
  });
  // The prices of a gross order to where no VAT is due are net ones.
  const rate = order.lines.every((line) => line.rate === 0) ? 0 : rates.home('standard');
  const added = edit.added.flatMap((line): readonly CartRow[] => {
    const row = known.get(keyOfAdded(line.place));
    return row?.is_article ? [addedRow(toRow(filled(row, '')), line, { ...terms, rate })] : [];
  });
  const gone = edit.added.filter(({ place }) => !known.get(keyOfAdded(place))?.is_article);
  return { rows: [...staying, ...added], gone };
}

/** The columns of an article that is gone, as its line needs them. */
const filled = (row: Columns, name: string): LineColumns => ({
  ...row,
  tax_class: row.tax_class ?? 'standard',
  backorders: row.backorders ?? 'no',
  min_quantity: row.min_quantity ?? 1,
  quantity_step: row.quantity_step ?? 1,
  name: row.name ?? name,
  slug: row.slug ?? '',
});

type Wanted = {
  readonly key: string;
  readonly product_id: number | null;
  readonly variation_id: number | null;
  readonly item_id: number | null;
};

async function readColumns(buyer: RequestContext, wanted: readonly Wanted[]): Promise<readonly Columns[]> {
  const { rows } = await sql<Columns>`
    select line.key, line.product_id, line.variation_id, line.attributes, line.quantity, line.seen_unit_cents,
      ${lineColumns(buyer.visitor.audience)},
      item.id is not null and item.type <> 'variable' and not exists (
        select from variation_terms vt where vt.variation_id = line.added_id and vt.term_id is null) as is_article
    from (
      select named.key, named.item_id as added_id, coalesce(named.product_id, article.parent_id, article.id) as product_id,
        coalesce(named.variation_id, case when article.parent_id is not null then article.id end) as variation_id,
        coalesce((select jsonb_object_agg('attribute_pa_' || a.slug, t.slug) from variation_terms vt
          join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
          where vt.variation_id = article.id), '{}') as attributes,
        1 as quantity, null::int as seen_unit_cents
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as named (key text, product_id int, variation_id int, item_id int)
      left join products article on article.id = named.item_id) line
    ${storedJoins}`.execute(buyer.db);
  return rows;
}

/** The tax class of an article that is gone: one whose VAT is what the line was charged. */
function classOf(
  rates: Awaited<ReturnType<typeof readTaxRates>>,
  { shipping }: OrderView,
  rate: number,
): string {
  return taxClasses.find((name) => rates.at(name, shipping) === rate) ?? 'standard';
}
