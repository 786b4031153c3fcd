import type { ClientBase } from 'pg';
import { attributes } from '../catalogue/attributes.data.ts';
import { attributeNames } from '../english/attribute-names.data.ts';
import { categoryTexts } from '../english/category-texts.data.ts';
import { termInEnglish } from '../english/term-in-english.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import { insertRows } from './insert-rows.ts';

const english = 'en';

/** Writes what categories, attributes and terms are called in English; products have theirs with them. */
export async function writeEnglish(client: ClientBase, ids: CatalogueIds): Promise<void> {
  await insertRows(
    client,
    {
      table: 'category_translations',
      columns: ['category_id int', 'language text', 'name text', 'description text'],
    },
    ids.categories.map(({ id, category }) => {
      const [name, description] = categoryTexts[category.slug] ?? [null, null];
      return [id, english, name, description && `<p>${description}</p>`];
    }),
  );
  await insertRows(
    client,
    { table: 'attribute_translations', columns: ['attribute_id int', 'language text', 'name text'] },
    attributes.map(({ slug }) => [ids.attribute(slug), english, attributeNames[slug] ?? null]),
  );
  await insertRows(
    client,
    { table: 'attribute_term_translations', columns: ['term_id int', 'language text', 'name text'] },
    attributes.flatMap(({ slug, terms }) =>
      terms.map((term) => [ids.term(slug, term), english, termInEnglish(term)]),
    ),
  );
}
