import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

type AttributeTermEntry = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly position: number;
};

export type AttributeEntry = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** how its terms are shown */
  readonly type: string;
  readonly terms: readonly AttributeTermEntry[];
};

/** All attributes with their terms, in their order; cached until the shop's data change. */
export async function readAttributes(ctx: RequestContext): Promise<readonly AttributeEntry[]> {
  return ctx.memory.remember('attributes-for-programs', async () => {
    const result = await sql<AttributeEntry>`
      select a.id, a.slug, a.name, a.type, coalesce((
        select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'position', t.position)
          order by t.position, t.id)
        from attribute_terms t where t.attribute_id = a.id), '[]') as terms
      from attributes a where a.product_id is null order by a.position, a.name, a.id
    `.execute(ctx.db);
    return result.rows;
  });
}
