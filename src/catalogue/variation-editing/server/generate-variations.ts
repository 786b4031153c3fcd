import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { missingCombinations, type TermChoice } from '../rules/combinations.ts';
import type { VariationsAnswer } from '../rules/variations-answer.ts';
import { becomeVariable } from './become-variable.ts';
import { lockParent } from './lock-parent.ts';
import type { StoredAttribute } from './read-product-attributes.ts';
import { refreshParent, withoutRowTriggers } from './refresh-parent.ts';
import { type AttributesToSave, saveAttributes } from './save-attributes.ts';

export type Generated =
  | { readonly ok: true; readonly made: number }
  | { readonly ok: false; readonly answer: VariationsAnswer };
const refuse = (answer: VariationsAnswer): Generated => ({ ok: false, answer });

/**
 * Gives a product these attributes and makes a variation of each combination of their options that has none yet; known variations stay as
 * they are. A simple product becomes a variable one: its variations get its price.
 */
export function generateVariations(
  ctx: RequestContext,
  productId: number,
  wanted: AttributesToSave,
): Promise<Generated> {
  return inTransaction(ctx.db, async (db): Promise<Generated> => {
    const inner = { ...ctx, db };
    const product = await lockParent(db, productId);
    if (!product) return refuse({ kind: 'gone' });
    if (product.trashed) return refuse({ kind: 'in-trash' });
    const saved = await saveAttributes(inner, product, wanted);
    if (!saved.ok) return saved;
    const axes = saved.attributes.filter(({ forVariations }) => forVariations);
    const found = missingCombinations(
      axes.map(({ attributeId, terms }) => ({ attributeId, termIds: terms.map(({ id }) => id) })),
      await knownChoices(db, productId),
    );
    if (found.kind === 'too-many') return refuse(found);
    if (found.kind === 'nothing-to-combine') return refuse(found);
    if (found.missing.length === 0) return { ok: true, made: 0 };
    await notePriceReason(inner, 'product-editor');
    const start = await becomeVariable(inner, product);
    if (!start.ok) return refuse(start.answer);
    await insertVariations(inner, productId, axes, found.missing, start.price);
    await refreshParent(db, productId);
    await recordAudit(inner, {
      what: 'changed',
      subject: { kind: 'product', id: productId, name: product.name },
      before: { variations: found.total - found.missing.length },
      after: { variations: found.total },
    });
    return { ok: true, made: found.missing.length };
  });
}

async function knownChoices(db: Database, productId: number): Promise<readonly TermChoice[]> {
  const { rows } = await sql<{ terms: TermChoice | null }>`
    select (select json_object_agg(vt.attribute_id, vt.term_id) from variation_terms vt where vt.variation_id = v.id) as terms
    from products v where v.parent_id = ${productId}`.execute(db);
  return rows.map(({ terms }) => terms ?? {});
}

type Price = {
  readonly regular_price_cents: number | null;
  readonly sale_price_cents: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
};

/** Inserts variations with their options and stock; quantities, backorders and VAT are those of the product. */
async function insertVariations(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  productId: number,
  axes: readonly StoredAttribute[],
  missing: readonly (readonly number[])[],
  price: Price,
): Promise<void> {
  const terms = new Map(axes.flatMap((axis) => axis.terms.map((term) => [term.id, term.name])));
  const rows = missing.map((ids, at) => ({
    at,
    // Rows of orders are called by their product and options: this name is for lists of articles.
    options: ids.map((id) => terms.get(id) ?? '').join(', '),
    terms: ids,
  }));
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(at int, options text, terms int[])),
    last as (select coalesce(max(menu_order) + 1, 0) as place from products where parent_id = ${productId}),
    made as (
      insert into products (type, parent_id, status, name, tax_class, regular_price_cents, sale_price_cents, sale_from, sale_to,
        min_quantity, max_quantity, quantity_step, backorders, in_stock, menu_order, published_at, created_at, updated_at)
      select 'variation', p.id, 'published', left(p.name || ' - ' || w.options, 200), p.tax_class,
        ${price.regular_price_cents}::int, ${price.sale_price_cents}::int, ${price.sale_from}::timestamptz, ${price.sale_to}::timestamptz,
        p.min_quantity, p.max_quantity, p.quantity_step, p.backorders, p.backorders <> 'no', last.place + w.at,
        ${clock.now()}, ${clock.now()}, ${clock.now()}
      from wanted w cross join last join products p on p.id = ${productId}
      order by w.at
      returning id, menu_order)
    insert into variation_terms (variation_id, attribute_id, term_id)
    select made.id, axis.attribute_id, w.terms[axis.place]
    from made cross join last join wanted w on w.at = made.menu_order - last.place
    cross join unnest(${axes.map(({ attributeId }) => attributeId)}::int[]) with ordinality as axis (attribute_id, place)`.execute(
    db,
  );
  await withoutRowTriggers(db, () =>
    sql`insert into stock (product_id, low_stock_threshold)
      select v.id, coalesce(p.low_stock_threshold, 5) from products v left join stock p on p.product_id = v.parent_id
      where v.parent_id = ${productId} and not exists (select from stock s where s.product_id = v.id) order by v.id`.execute(
      db,
    ),
  );
}
