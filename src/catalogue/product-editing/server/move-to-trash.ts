import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { ProductValues } from '../rules/product-schema.ts';
import { countedCategories, moveCounts } from './category-counts.ts';
import { planPublishing } from './publish-products.ts';

type TrashedProduct = { readonly id: number; readonly values: Pick<ProductValues, 'status' | 'publishAt'> };

/** Puts products that are locked into the trash, or out of it with the status that they had. */
export async function moveToTrash(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  products: readonly TrashedProduct[],
  action: 'trash' | 'restore',
): Promise<void> {
  const ids = products.map(({ id }) => id);
  const counted = await countedCategories(db, ids);
  await (action === 'trash'
    ? sql`update products set status = 'trash', trashed_from = status, trashed_at = ${clock.now()}, revision = revision + 1
        where id = any (${ids}::int[])`
    : sql`update products set status = trashed_from, trashed_from = null, trashed_at = null, revision = revision + 1
        where id = any (${ids}::int[])`
  ).execute(db);
  await moveCounts(db, counted, await countedCategories(db, ids));
  if (action === 'trash') return;
  for (const { id, values } of products) {
    if (values.status === 'scheduled' && values.publishAt) await planPublishing(db, id, values.publishAt);
  }
}
