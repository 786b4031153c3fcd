import { sql } from 'kysely';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { recordAudits } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { moveToTrash } from './move-to-trash.ts';
import { readProducts } from './read-products.ts';

/**
 * Deletes products for good, with their variations; answers with those that stay because orders have reserved pieces of them. Lines of orders have
 * their names and codes themselves.
 */
export async function deleteProducts(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { staying } = await inTransaction(ctx.db, async (db) => {
    const inner = { ...ctx, db };
    const found = await readProducts({ db, language: translationLanguage(ctx) }, ids, { lock: true });
    const { rows } = await sql<{ id: number }>`
      select coalesce(p.parent_id, p.id) as id from stock s join products p on p.id = s.product_id
      where (p.id = any (${[...ids]}::int[]) or p.parent_id = any (${[...ids]}::int[])) and s.reserved > 0
      order by s.product_id for update of s`.execute(db);
    const reserved = new Set(rows.map(({ id }) => id));
    const gone = found.filter(({ id }) => !reserved.has(id));
    await notePriceReason(inner, 'product-editor');
    // On its way out a product leaves the counts of its categories as any other does.
    await moveToTrash(
      inner,
      gone.filter(({ trashedAt }) => !trashedAt),
      'trash',
    );
    await sql`delete from products where id = any (${gone.map(({ id }) => id)}::int[])`.execute(db);
    await recordAudits(
      inner,
      gone.map(({ id, values: { name, sku, status } }) => ({
        what: 'deleted',
        subject: { kind: 'product', id, name },
        before: { name, sku, status },
      })),
    );
    return { ok: true as const, staying: reserved };
  });
  return staying;
}
