import { sql } from 'kysely';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  changesBetween,
  differingFields,
  type ProductChanges,
  wantedValues,
} from '../rules/product-changes.ts';
import type { ProductValues } from '../rules/product-schema.ts';
import { missingReferences } from './missing-references.ts';
import { readProducts } from './read-products.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';

/** A save of a product. */
export type ProductVersion = {
  readonly id: number;
  readonly revision: number;
  /** ISO 8601 */
  readonly at: string;
  /** '' for what the shop did by itself */
  readonly person: string;
  readonly isRestored: boolean;
  readonly changes: ProductChanges;
};

const VERSIONS_SHOWN = 30;

type Row = {
  id: number;
  revision: number;
  at: Date;
  person_name: string;
  restored_from: number | null;
  changes: ProductChanges;
};

/** The last saves of a product, the newest first. */
export async function readVersions(
  { db }: Pick<RequestContext, 'db'>,
  productId: number,
): Promise<readonly ProductVersion[]> {
  const rows = (await db
    .selectFrom('product_versions')
    .select(['id', 'revision', 'at', 'person_name', 'restored_from', 'changes'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute()) as Row[];
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    at: row.at.toISOString(),
    person: row.person_name,
    isRestored: row.restored_from !== null,
    changes: row.changes,
  }));
}

/**
 * Gives a product the values that it had after a version, by going back through all later ones; its state stays, and what is there no
 * longer (a category, a group) is left out.
 */
export async function restoreVersion(
  ctx: RequestContext,
  productId: number,
  versionId: number,
): Promise<SavedProduct> {
  const [stored] = await readProducts({ db: ctx.db, language: translationLanguage(ctx) }, [productId]);
  const { rows } = await sql<{ id: number; changes: ProductChanges }>`
    select id, changes from product_versions where product_id = ${productId} and id >= ${versionId} order by id desc`.execute(
    ctx.db,
  );
  if (!stored || rows.at(-1)?.id !== versionId) return { ok: false, error: { code: 'gone' } };
  let before: Record<string, unknown> = {};
  for (const { changes } of rows.slice(0, -1)) {
    const back = Object.entries(changes).map(([field, change]) => [field, { from: null, to: change.from }]);
    before = { ...before, ...wantedValues(Object.fromEntries(back)).values };
  }
  const { status: _, publishAt: __, ...then } = before as Partial<ProductValues>;
  const gone = await missingReferences(ctx.db, then);
  const wanted = Object.fromEntries(
    Object.entries(then).filter(([field]) => !gone.some((one) => one === field)),
  );
  if (differingFields(wanted, stored.values).length === 0)
    return { ok: true, id: productId, revision: stored.revision };
  return saveProduct(ctx, {
    id: productId,
    changes: changesBetween(stored.values, wanted),
    restoredFrom: versionId,
  });
}
