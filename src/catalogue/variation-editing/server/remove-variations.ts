import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import type { VariationsAnswer } from '../rules/variations-answer.ts';
import { lockParent } from './lock-parent.ts';
import { refreshParent } from './refresh-parent.ts';

export type Removed =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly answer: VariationsAnswer };

const MOST_NAMED = 20;

/**
 * Deletes variations of a product, all of them or none. Lines of orders have their names and codes themselves; what orders have reserved, or
 * what still lies in the warehouse, stays.
 */
export function removeVariations(
  ctx: RequestContext,
  productId: number,
  ids: readonly number[],
): Promise<Removed> {
  return inTransaction(ctx.db, async (db): Promise<Removed> => {
    const inner = { ...ctx, db };
    const product = await lockParent(db, productId);
    if (!product) return { ok: false, answer: { kind: 'gone' } };
    if (product.trashed) return { ok: false, answer: { kind: 'in-trash' } };
    const { rows } = await sql<{ id: number; name: string; on_hand: number; reserved: number }>`
      select v.id, coalesce(v.sku, v.name) as name, s.on_hand, s.reserved
      from products v join stock s on s.product_id = v.id
      where v.parent_id = ${productId} and v.id = any (${ids}::int[]) order by v.id for update of s`.execute(
      db,
    );
    const reserved = rows.filter((row) => row.reserved > 0).length;
    const onHand = rows.filter((row) => row.on_hand !== 0).length;
    if (reserved > 0 || onHand > 0) return { ok: false, answer: { kind: 'stay', reserved, onHand } };
    await notePriceReason(inner, 'product-editor');
    const gone = await sql<{ name: string }>`
      delete from products where parent_id = ${productId} and id = any (${ids}::int[]) returning coalesce(sku, name) as name`.execute(
      db,
    );
    const count = gone.rows.length;
    if (count === 0) return { ok: true, count };
    await refreshParent(db, productId);
    const names = gone.rows.slice(0, MOST_NAMED).map(({ name }) => name);
    await recordAudit(inner, {
      what: 'changed',
      subject: { kind: 'product', id: productId, name: product.name },
      before: { variations: count > names.length ? [...names, `+${count - names.length}`] : names },
      after: { variations: [] },
    });
    return { ok: true, count };
  });
}
