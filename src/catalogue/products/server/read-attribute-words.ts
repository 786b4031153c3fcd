import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { langOf, type NamedText } from '../rules/translated-text.ts';
import { readAttributes } from './read-attributes.ts';

/** What attributes and their terms are called, by their slugs and the names that the shop gave them. */
export type AttributeWords = {
  attribute(slug: string, own: string): NamedText;
  term(attribute: string, slug: string, own: string): NamedText;
};

type NamedAttribute = NamedText & {
  readonly slug: string;
  readonly terms: readonly (NamedText & { readonly slug: string })[] | null;
};

/** An attribute with its terms, as a statement has read them, named for the reader. */
export function namedFor<T extends NamedAttribute>(attribute: T, words: AttributeWords): T {
  const { slug, name, terms } = attribute;
  return {
    ...attribute,
    ...words.attribute(slug, name),
    terms: terms?.map((term) => ({ ...term, ...words.term(slug, term.slug, term.name) })) ?? null,
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
      attribute: (slug, own) => {
        const known = attributes.get(slug);
        return known ? { name: known.name, ...langOf(known) } : { name: own, lang };
      },
      term: (attribute, slug, own) => terms.get(`${attribute} ${slug}`) ?? { name: own, lang },
    };
  });
}
