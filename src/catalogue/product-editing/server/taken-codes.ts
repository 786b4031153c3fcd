import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ProductProblem } from '../rules/product-changes.ts';
import { slugOf } from '../rules/slug-of.ts';
import { lockCodes } from './lock-codes.ts';

export type UniqueValues = {
  readonly slug?: string;
  readonly sku?: string | null;
  readonly gtin?: string | null;
};
type Field = keyof UniqueValues;

/**
 * What somebody else has of a slug, a code and a GTIN. Until the transaction ends nobody else can ask for the same ones: of two people who
 * want one code at the same moment the second is refused.
 */
export async function takenCodes(
  db: Database,
  id: number | null,
  { slug, sku, gtin }: UniqueValues,
): Promise<Readonly<Partial<Record<Field, ProductProblem>>>> {
  const codes = Object.entries({ slug, sku, gtin }).flatMap(([field, code]) =>
    code ? [{ field: field as Field, code }] : [],
  );
  if (codes.length === 0) return {};
  await lockCodes(db, codes);
  const { rows } = await sql<{ field: Field; id: number; name: string }>`
    select 'slug' as field, id, name from products where slug = ${slug ?? null} and id is distinct from ${id}::int
    union all select 'sku', coalesce(parent_id, id), name from products
      where lower(sku) = lower(${sku ?? null}) and id is distinct from ${id}::int
    union all select 'gtin', coalesce(parent_id, id), name from products where gtin = ${gtin ?? null} and id is distinct from ${id}::int`.execute(
    db,
  );
  return Object.fromEntries(
    rows.map((row) => [row.field, { code: 'taken', taken: { id: row.id, name: row.name } }]),
  );
}

const baseOf = (name: string) => slugOf(name).slice(0, 90) || 'prodotto';

/** Whether a slug is one that `freeSlug` makes of this name. */
export const isSlugOf = (slug: string, name: string): boolean =>
  slug.replace(/-\d+$/, '') === baseOf(name) || slug === baseOf(name);

/** A slug of a name that no product has: `filtro-olio`, `filtro-olio-2`. */
export async function freeSlug(db: Database, id: number | null, name: string): Promise<string> {
  const base = baseOf(name);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug of ${base}`}, 7))`.execute(db);
  const { rows } = await sql<{ slug: string | null }>`
    select slug from products where slug >= ${base} and slug < ${`${base}.`} and id is distinct from ${id}::int`.execute(
    db,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
