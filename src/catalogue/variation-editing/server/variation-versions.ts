import { sql } from 'kysely';
import type { ProductPicture } from '#catalogue/media/rules/product-picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isVariationField, type VariationField } from '../rules/variation-field.ts';
import { readVariationPictures } from './read-pictures.ts';
import { readProductAttributes, type StoredAttribute } from './read-product-attributes.ts';

/** A field of a variation before and after a save. */
export type VariationChange = {
  readonly variationId: number;
  readonly field: VariationField;
  readonly from: unknown;
  readonly to: unknown;
};

/** What one person saved of the variations of a product at one moment. */
export type VariationSave = {
  /** the first of its versions, which names it */
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  /** '' for what the shop did by itself */
  readonly person: string;
  readonly isRestored: boolean;
  /** how many variations it changed */
  readonly count: number;
  /** of the first of them */
  readonly changes: readonly VariationChange[];
};

export type VariationVersions = {
  readonly product: { readonly id: number; readonly name: string; readonly trashed: boolean };
  /** the only variation whose saves are shown; null for all */
  readonly variationId: number | null;
  /** what variations are called, by their ids */
  readonly names: Readonly<Record<number, string>>;
  readonly saves: readonly VariationSave[];
  readonly attributes: readonly StoredAttribute[];
  readonly pictures: readonly ProductPicture[];
};

const SAVES_SHOWN = 30;
const VARIATIONS_SHOWN = 20;

type Row = {
  id: number;
  at: Date;
  person: string;
  restored: boolean;
  count: number;
  versions: readonly {
    id: number;
    name: string;
    changes: Readonly<Record<string, { from: unknown; to: unknown }>>;
  }[];
};

/** The last saves of the variations of a product, or of one of them, the newest first; null for what has none. */
export async function readVariationVersions(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  { productId, variationId }: { readonly productId: number; readonly variationId: number | null },
): Promise<VariationVersions | null> {
  const { db } = ctx;
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'status'])
    .where('id', '=', Math.min(productId, 2_147_483_647))
    .where('type', '<>', 'variation')
    .executeTakeFirst();
  if (!product) return null;
  const only = variationId === null ? null : await nameOf(db, product.id, variationId);
  if (variationId !== null && only === null) return null;
  const [{ rows }, attributes, pictures] = await Promise.all([
    sql<Row>`
      with own as materialized (
        select v.id, v.product_id, v.at, v.person_id, v.person_name, v.restored_from, v.changes
        from products p join product_versions v on v.product_id = p.id
        where p.parent_id = ${product.id} and (${variationId}::int is null or p.id = ${variationId}::int)
      ), saves as (
        select at, person_id, max(person_name) as person, min(id) as id, bool_or(restored_from is not null) as restored,
          count(distinct product_id)::int as count
        from own group by at, person_id order by min(id) desc limit ${SAVES_SHOWN}
      )
      select s.id, s.at, s.person, s.restored, s.count, (
        select coalesce(json_agg(json_build_object('id', o.product_id, 'name', o.name, 'changes', o.changes) order by o.id), '[]') from (
          select own.id, own.product_id, p.name, own.changes from own join products p on p.id = own.product_id
          where own.at = s.at and own.person_id is not distinct from s.person_id order by own.id limit ${VARIATIONS_SHOWN}
        ) o) as versions
      from saves s order by s.id desc`.execute(db),
    readProductAttributes(ctx, product.id),
    readVariationPictures(db, product.id),
  ]);
  const shown = rows.flatMap(({ versions }) => versions);
  return {
    product: { id: product.id, name: product.name, trashed: product.status === 'trash' },
    variationId,
    names: Object.fromEntries([
      ...(variationId === null ? [] : [[variationId, shortName(only ?? '', product.name)]]),
      ...shown.map(({ id, name }) => [id, shortName(name, product.name)]),
    ]),
    saves: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      person: row.person,
      isRestored: row.restored,
      count: row.count,
      changes: row.versions.flatMap(({ id, changes }) =>
        Object.entries(changes).flatMap(([field, { from, to }]) =>
          isVariationField(field) ? [{ variationId: id, field, from, to }] : [],
        ),
      ),
    })),
    attributes,
    pictures,
  };
}

async function nameOf(
  db: RequestContext['db'],
  productId: number,
  variationId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', variationId)
    .where('parent_id', '=', productId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** The options alone: a variation is named by its product and them. */
const shortName = (name: string, product: string): string =>
  (name.startsWith(product) ? name.slice(product.length).replace(/^\s*[-–,]\s*/, '') : name) || name;
