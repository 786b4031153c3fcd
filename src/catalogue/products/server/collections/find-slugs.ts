import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { variationIdOf } from './variation-slug.ts';

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
