import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { langOf, type NamedText, translatedName } from '../rules/translated-text.ts';
import { readAttributes } from './read-attributes.ts';

/**
 * What attributes and their terms are called, by their slugs and the names that the shop gave them. Those of one product alone are not cached: the
 * statement that reads them brings their `translated` names (`ownTranslation`).
 */
export type AttributeWords = {
  attribute(slug: string, own: string, translated?: string | null): NamedText;
  term(attribute: string, slug: string, own: string, translated?: string | null): NamedText;
};

/** The translated name of an attribute `a` of one product alone, or of its term `t`, as one more field of a JSON object; nothing for the shop's own language. */
export function ownTranslation(
  { locale, contentLocale }: Audience,
  of: 'attribute' | 'term',
  field = 'translated',
): RawBuilder<unknown> {
  if (contentLocale === undefined) return sql``;
  const name =
    of === 'attribute'
      ? sql`select tr.name from attribute_translations tr where tr.attribute_id = a.id and tr.language = ${locale}`
      : sql`select tr.name from attribute_term_translations tr where tr.term_id = t.id and tr.language = ${locale}`;
  return sql`, ${sql.lit(field)}, case when a.product_id is not null then (${name}) end`;
}

type Translated = NamedText & { readonly translated?: string | null };
type NamedAttribute = Translated & {
  readonly slug: string;
  readonly terms: readonly (Translated & { readonly slug: string })[] | null;
};

/** An attribute with its terms, as a statement has read them, named for the reader. */
export function namedFor<T extends NamedAttribute>(attribute: T, words: AttributeWords): T {
  const { slug, name, translated, terms } = attribute;
  return {
    ...attribute,
    ...words.attribute(slug, name, translated),
    terms:
      terms?.map((term) => ({ ...term, ...words.term(slug, term.slug, term.name, term.translated) })) ?? null,
  };
}

const ownWords: AttributeWords = {
  attribute: (_, own) => ({ name: own }),
  term: (_, __, own) => ({ name: own }),
};

/** The names in the language of the reader: those of the shop itself without any query, others cached until the shop's data change. */
export async function readAttributeWords(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
): Promise<AttributeWords> {
  const { locale, contentLocale: lang } = ctx.visitor.audience;
  if (lang === undefined) return ownWords;
  const attributes = await readAttributes(ctx);
  return ctx.memory.remember(`attribute-words ${locale}`, async () => {
    const terms = new Map(
      [...attributes.values()].flatMap(({ slug, terms: own }) =>
        own.map((term) => [`${slug} ${term.slug}`, { name: term.name, ...langOf(term) }]),
      ),
    );
    return {
      attribute: (slug, own, translated) => {
        const known = attributes.get(slug);
        return known ? { name: known.name, ...langOf(known) } : translatedName(own, translated, lang);
      },
      term: (attribute, slug, own, translated) =>
        terms.get(`${attribute} ${slug}`) ?? translatedName(own, translated, lang),
    };
  });
}
