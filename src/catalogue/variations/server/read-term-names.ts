import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';

/** The terms of a variation, each of another attribute; null is any. */
export type TermIds = readonly (number | null)[];

/** The attributes that a product is chosen by, in their order, with the slugs of their terms by id. */
export type TermNames = readonly {
  readonly id: number;
  readonly name: string;
  readonly slugs: ReadonlyMap<number, string>;
}[];

type Row = {
  product_id: number;
  id: number;
  slug: string;
  terms: { id: number; slug: string }[] | null;
};

/** Read once for all variations of a product: thousands of them need no join for their names. */
export async function readTermNames(ctx: Pick<RequestContext, 'db'>, productId: number): Promise<TermNames> {
  return (await readTermNamesOfSome(ctx, [productId])).get(productId) ?? [];
}

/** The same for some products at once, by their ids. */
export async function readTermNamesOfSome(
  ctx: Pick<RequestContext, 'db'>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, TermNames>> {
  const { rows } = await sql<Row>`/* prepared */
    select pa.product_id, a.id, a.slug, (
      select json_agg(json_build_object('id', t.id, 'slug', t.slug)) from attribute_terms t
      where t.attribute_id = a.id) as terms
    from product_attributes pa join attributes a on a.id = pa.attribute_id
    where pa.product_id = any ((select ${productIds}::int[])::int[]) and pa.for_variations
    order by pa.position, a.position, a.id`.execute(ctx.db);
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([productId, own]) => [productId, own.map(namesOf)]),
  );
}

/** How an attribute and its terms are called on the wire. */
export const namesOf = ({ id, slug, terms }: Pick<Row, 'id' | 'slug' | 'terms'>) => ({
  id,
  name: `attribute_pa_${slug}`,
  slugs: new Map((terms ?? []).map((term) => [term.id, term.slug])),
});

/** Wire name to slug, an empty value is any (VAR-05). */
export function namedTerms(ids: TermIds, names: TermNames): AttributeChoice {
  const named: Record<string, string> = {};
  for (const { name, slugs } of names) {
    named[name] = '';
    for (const id of ids) named[name] ||= slugs.get(id ?? 0) ?? '';
  }
  return named;
}
