import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { AttributeDraft, AttributeType } from '../../rules/attribute-form.ts';

/** An attribute in the list of staff. */
export type StaffAttribute = {
  readonly id: number;
  readonly name: string;
  readonly type: AttributeType;
  readonly terms: number;
  readonly products: number;
};

/** All attributes in their order. */
export async function listStaffAttributes({
  db,
}: {
  readonly db: Database;
}): Promise<readonly StaffAttribute[]> {
  const { rows } = await sql<StaffAttribute>`
    select a.id, a.name, a.type, (select count(*)::int from attribute_terms t where t.attribute_id = a.id) as terms,
      (select count(*)::int from product_attributes pa where pa.attribute_id = a.id) as products
    from attributes a where a.product_id is null order by a.position, a.id`.execute(db);
  return rows;
}

/** A term in the list of its attribute. */
export type StaffTerm = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** '' where it has none, or none was asked for */
  readonly translatedName: string;
  readonly color: string | null;
  readonly imageId: number | null;
  readonly products: number;
  readonly variations: number;
};

export type StaffAttributePage = {
  readonly id: number;
  readonly draft: AttributeDraft;
  readonly products: number;
  readonly terms: readonly StaffTerm[];
};

/** An attribute with its terms in their order; `language` is that of its translation. Null where there is none. */
export async function readStaffAttribute(
  db: Database,
  { id, language }: { readonly id: number; readonly language: 'it' | 'en' },
): Promise<StaffAttributePage | null> {
  const { rows } = await sql<AttributeDraft & { products: number }>`
    select a.name, a.slug, a.type, coalesce(t.name, '') as "translatedName",
      (select count(*)::int from product_attributes pa where pa.attribute_id = a.id) as products
    from attributes a left join attribute_translations t on t.attribute_id = a.id and t.language = ${language}
    where a.id = ${id} and a.product_id is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { products, ...draft } = row;
  return { id, draft, products, terms: await readStaffTerms(db, id, language) };
}

/** The terms of an attribute in their order, with how many products and variations have each, and their names in another language where one is asked for. */
export async function readStaffTerms(
  db: Database,
  attributeId: number,
  language: 'it' | 'en' | null = null,
): Promise<readonly StaffTerm[]> {
  const { rows } = await sql<StaffTerm>`
    select t.id, t.name, t.slug, t.color, t.image_id as "imageId", coalesce(tr.name, '') as "translatedName",
      (select count(*)::int from variation_terms v where v.term_id = t.id) as variations,
      (select count(*)::int from product_attribute_terms pt where pt.term_id = t.id) as products
    from attribute_terms t
    left join attribute_term_translations tr on tr.term_id = t.id and tr.language = ${language}::text
    where t.attribute_id = ${attributeId} order by t.position, t.id`.execute(db);
  return rows;
}
