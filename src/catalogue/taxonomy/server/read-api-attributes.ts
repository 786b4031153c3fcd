import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AttributeType } from '../rules/attribute-form.ts';

/** An attribute of the shop as programs read it. */
export type ApiAttributeOfShop = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly type: AttributeType;
  /** in the other language; '' for none */
  readonly translatedName: string;
};

/** The attributes of the shop in their order, or the one with an id; those of one product alone are none of them. */
export async function readApiAttributes(
  { db }: Pick<RequestContext, 'db'>,
  id: number | null = null,
): Promise<readonly ApiAttributeOfShop[]> {
  const { rows } = await sql<ApiAttributeOfShop>`
    select a.id, a.name, a.slug, a.type,
      coalesce((select t.name from attribute_translations t where t.attribute_id = a.id limit 1), '') as "translatedName"
    from attributes a where a.product_id is null and (${id}::int is null or a.id = ${id}::int) order by a.position, a.id`.execute(
    db,
  );
  return rows;
}
