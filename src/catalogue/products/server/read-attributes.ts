import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type NamedText, translatedName } from '../rules/translated-text.ts';

type TermEntry = NamedText & { readonly id: number; readonly slug: string };
export type AttributeEntry = NamedText & {
  readonly slug: string;
  /** in their order */
  readonly terms: readonly TermEntry[];
};

/** All attributes of the shop by slug with their terms, cached until the shop's data change. */
export async function readAttributes(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
): Promise<ReadonlyMap<string, AttributeEntry>> {
  const { locale, contentLocale } = ctx.visitor.audience;
  return ctx.memory.remember(`attributes ${locale}`, async () => {
    const rows = await ctx.db
      .selectFrom('attributes as a')
      .innerJoin('attribute_terms as t', 't.attribute_id', 'a.id')
      .select(['a.slug as attribute', 'a.name as attribute_name', 't.id', 't.slug', 't.name'])
      .$if(contentLocale !== undefined, (query) =>
        query
          .leftJoin('attribute_translations as ta', (join) =>
            join.onRef('ta.attribute_id', '=', 'a.id').on('ta.language', '=', locale),
          )
          .leftJoin('attribute_term_translations as tt', (join) =>
            join.onRef('tt.term_id', '=', 't.id').on('tt.language', '=', locale),
          )
          .select(['ta.name as translated_attribute', 'tt.name as translated_name']),
      )
      .where('a.product_id', 'is', null)
      .orderBy('a.position')
      .orderBy('a.id')
      .orderBy('t.position')
      .orderBy('t.id')
      .execute();
    const attributes = new Map<string, AttributeEntry & { terms: TermEntry[] }>();
    for (const { attribute, attribute_name, translated_attribute, id, slug, name, translated_name } of rows) {
      const term = { id, slug, ...translatedName(name, translated_name, contentLocale) };
      const known = attributes.get(attribute);
      if (known) known.terms.push(term);
      else
        attributes.set(attribute, {
          slug: attribute,
          ...translatedName(attribute_name, translated_attribute, contentLocale),
          terms: [term],
        });
    }
    return attributes;
  });
}
