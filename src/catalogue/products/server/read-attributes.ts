import type { RequestContext } from '#foundation/request-context/request-context.ts';

type TermEntry = { readonly id: number; readonly slug: string; readonly name: string };
export type AttributeEntry = {
  readonly slug: string;
  readonly name: string;
  /** in their order */
  readonly terms: readonly TermEntry[];
};

/** All attributes by slug with their terms, cached until the shop's data change. */
export async function readAttributes(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
): Promise<ReadonlyMap<string, AttributeEntry>> {
  return ctx.memory.remember('attributes', async () => {
    const rows = await ctx.db
      .selectFrom('attributes as a')
      .innerJoin('attribute_terms as t', 't.attribute_id', 'a.id')
      .select(['a.slug as attribute', 'a.name as attribute_name', 't.id', 't.slug', 't.name'])
      .orderBy('a.position')
      .orderBy('a.id')
      .orderBy('t.position')
      .orderBy('t.id')
      .execute();
    const attributes = new Map<string, AttributeEntry & { terms: TermEntry[] }>();
    for (const { attribute, attribute_name, id, slug, name } of rows) {
      const term = { id, slug, name };
      const known = attributes.get(attribute);
      if (known) known.terms.push(term);
      else attributes.set(attribute, { slug: attribute, name: attribute_name, terms: [term] });
    }
    return attributes;
  });
}
