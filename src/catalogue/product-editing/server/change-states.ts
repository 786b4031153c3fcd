import { sql } from 'kysely';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { changesBetween } from '../rules/product-changes.ts';
import { DAYS_IN_TRASH } from '../rules/product-limits.ts';
import type { StateAction } from '../rules/product-list.ts';
import { moveToTrash } from './move-to-trash.ts';
import { readProducts, type StoredProduct } from './read-products.ts';
import { recordVersions } from './record-version.ts';
import { writeProducts } from './write-products.ts';

/** Publishes products, takes them back, puts them into the trash or out of it; returns how many it was about. */
export async function changeStates(
  ctx: RequestContext,
  { ids, action }: { readonly ids: readonly number[]; readonly action: StateAction },
): Promise<number> {
  const language = translationLanguage(ctx);
  const { count } = await inTransaction(ctx.db, async (db) => {
    const found = await readProducts({ db, language }, ids, { lock: true });
    const about = found.filter(
      (one) => (action === 'restore' ? one.trashedAt : !one.trashedAt) && !isSo(one, action),
    );
    if (about.length === 0) return { ok: true as const, count: 0 };
    const inner = { ...ctx, db };
    await notePriceReason(inner, 'product-editor');
    if (action === 'trash' || action === 'restore') await moveToTrash(inner, about, action);
    else {
      const values = { status: action === 'publish' ? 'published' : 'draft', publishAt: null } as const;
      await writeProducts(
        { db, clock: ctx.clock, language },
        about.map(({ id }) => ({ id, values })),
      );
      await recordVersions(
        inner,
        about.map((one) => ({ id: one.id, changes: changesBetween(one.values, values) })),
      );
    }
    for (const { id, values } of about) {
      const before = action === 'restore' ? 'trash' : values.status;
      const after = { publish: 'published', draft: 'draft', trash: 'trash', restore: values.status }[action];
      await recordAudit(inner, {
        what: 'changed',
        subject: { kind: 'product', id, name: values.name },
        before: { status: before },
        after: { status: after },
      });
    }
    return { ok: true as const, count: about.length };
  });
  return count;
}

const isSo = ({ values }: StoredProduct, action: StateAction) =>
  (action === 'publish' && values.status === 'published') ||
  (action === 'draft' && values.status === 'draft');

/** Deletes what has been in the trash for too long; returns how many products. Lines of orders have their names and codes themselves. */
export async function emptyTrash(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from products where id in (
      select id from products where status = 'trash'
        and trashed_at < ${now}::timestamptz - ${sql.lit(`${DAYS_IN_TRASH} days`)}::interval order by id limit 500)
    returning id`.execute(db);
  return rows.length;
}
