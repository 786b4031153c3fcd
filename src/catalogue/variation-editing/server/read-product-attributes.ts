import { sql } from 'kysely';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductAttribute } from '../rules/product-attribute.ts';

export type StoredTerm = {
  readonly id: number;
  readonly name: string;
  /** of one of a product alone, in the other language; '' for none */
  readonly translatedName: string;
  readonly color: string | null;
};

/** An attribute of a product with its options, each in its order. */
export type StoredAttribute = {
  readonly attributeId: number;
  readonly name: string;
  /** of one of this product alone, in the other language; '' for none */
  readonly translatedName: string;
  /** of this product alone */
  readonly isOwn: boolean;
  readonly look: string;
  readonly forVariations: boolean;
  readonly presetId: number | null;
  readonly terms: readonly StoredTerm[];
};

export async function readProductAttributes(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  productId: number,
): Promise<readonly StoredAttribute[]> {
  const language = translationLanguage(ctx);
  const { rows } = await sql<Omit<StoredAttribute, 'terms'> & { terms: StoredTerm[] | null }>`
    select a.id as "attributeId", a.name, a.product_id is not null as "isOwn",
      coalesce((select tr.name from attribute_translations tr
        where a.product_id is not null and tr.attribute_id = a.id and tr.language = ${language}), '') as "translatedName", a.type as look,
      pa.for_variations as "forVariations", pa.default_term_id as "presetId", (
        select json_agg(json_build_object('id', t.id, 'name', t.name, 'translatedName', coalesce((
          select tr.name from attribute_term_translations tr
          where a.product_id is not null and tr.term_id = t.id and tr.language = ${language}), ''), 'color', t.color) order by t.position, t.id)
        from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id
        where pt.product_id = pa.product_id and t.attribute_id = a.id) as terms
    from product_attributes pa join attributes a on a.id = pa.attribute_id
    where pa.product_id = ${productId} order by pa.position, a.position, a.id`.execute(ctx.db);
  return rows.map((row) => ({ ...row, terms: row.terms ?? [] }));
}

/** Stored attributes as a form posts them. */
export const postedAttributes = (stored: readonly StoredAttribute[]): readonly ProductAttribute[] =>
  stored.map(({ attributeId, name, translatedName, isOwn, look, forVariations, presetId, terms }) => {
    const at = terms.findIndex(({ id }) => id === presetId);
    const shared = { forVariations, preset: at < 0 ? null : at };
    if (!isOwn) return { kind: 'shop', attributeId, termIds: terms.map(({ id }) => id), ...shared };
    return {
      kind: 'own',
      attributeId,
      name,
      translatedName,
      look: look === 'label' || look === 'color' ? look : 'select',
      options: terms.map(({ id: termId, ...option }) => ({ termId, ...option })),
      ...shared,
    };
  });

/** What says whether the attributes of a product still are those that a page has shown. */
export const attributesSeen = (stored: readonly StoredAttribute[]): string =>
  JSON.stringify(postedAttributes(stored));
