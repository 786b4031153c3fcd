import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The ids behind slugs; a variation has none in the tables, on the wire its slug ends with its id (wire 1.8). */
export async function findSlugs(
  ctx: Pick<RequestContext, 'db'>,
  slugs: readonly string[],
): Promise<readonly number[]> {
  const variations = slugs.map(variationIdOf).filter((id) => id !== null);
  const result = await sql<{ id: number }>`
    select id from products where slug = any (${slugs}::text[])
    union all
    select v.id from products v join products p on p.id = v.parent_id
      where v.id = any (${variations}::int[]) and p.slug || '-' || v.id = any (${slugs}::text[])
  `.execute(ctx.db);
  return result.rows.map((row) => row.id);
}

/** The slug that a variation goes by on the wire: its product's, and its own id (wire 1.8). */
export function variationSlug(productSlug: string, id: number): string {
  return `${productSlug}-${id}`;
}

/** The id at the end of a slug that may be a variation's; null where there is none. */
export function variationIdOf(slug: string): number | null {
  const digits = /-([1-9]\d{0,9})$/.exec(slug)?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= 2_147_483_647 ? id : null;
}
