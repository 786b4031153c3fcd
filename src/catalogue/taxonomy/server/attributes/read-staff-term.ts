import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { readChosenPicture } from '#catalogue/media/server/library/choose-picture.ts';
import type { Database } from '#foundation/database/client.ts';
import type { TermDraft } from '../../rules/attribute-form.ts';

export type StaffTermPage = {
  readonly id: number;
  readonly attributeId: number;
  readonly draft: TermDraft;
  readonly picture: Picture | null;
  readonly products: number;
  readonly variations: number;
};

/** A term with what has it; `language` is that of its translation. Null where there is none. */
export async function readStaffTerm(
  db: Database,
  { id, language }: { readonly id: number; readonly language: 'it' | 'en' },
): Promise<StaffTermPage | null> {
  const { rows } = await sql<TermDraft & { attributeId: number; products: number; variations: number }>`
    select a.attribute_id as "attributeId", a.name, a.slug, coalesce(a.color, '') as color, a.image_id as "imageId",
      coalesce(t.name, '') as "translatedName",
      (select count(*)::int from product_attribute_terms pt where pt.term_id = a.id) as products,
      (select count(*)::int from variation_terms v where v.term_id = a.id) as variations
    from attribute_terms a left join attribute_term_translations t on t.term_id = a.id and t.language = ${language}
    where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { attributeId, products, variations, ...draft } = row;
  const picture = await readChosenPicture(db, draft.imageId);
  return { id, attributeId, draft, picture, products, variations };
}
