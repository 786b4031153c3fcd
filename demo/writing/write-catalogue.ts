import type { ClientBase } from 'pg';
import { attributes } from '../catalogue/attributes.data.ts';
import { brands } from '../catalogue/brands.data.ts';
import { tags } from '../catalogue/tags.data.ts';
import { slugify } from '../composing/slugify.ts';
import { type CatalogueIds, vehicles } from './catalogue-ids.ts';
import { type ImageRegister, imagesShape } from './image-register.ts';
import { type Cell, insertRows } from './insert-rows.ts';

/** Writes what products refer to: categories, brands, tags, attributes with their terms, and vehicles. */
export async function writeCatalogue(
  client: ClientBase,
  ids: CatalogueIds,
  images: ImageRegister,
): Promise<void> {
  const insert = (table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]) =>
    insertRows(client, { table, columns }, rows);

  const categoryRows = ids.categories.map(({ id, parentId, category, position, shownBy }) => [
    id,
    parentId,
    category.slug,
    category.name,
    `<p>${category.description}</p>`,
    images.idOf({ view: 'studio', kind: shownBy.picture, variant: 0 }, category.name),
    position,
  ]);
  const brandRows = brands.map(({ slug, name, description, colour }) => [
    ids.brand(slug),
    slug,
    name,
    description,
    images.idOf({ view: 'carton', brand: name, colour }, `Confezione ${name}`),
  ]);
  await insertRows(client, imagesShape, images.takeNew());
  await insert(
    'categories',
    ['id int', 'parent_id int', 'slug text', 'name text', 'description text', 'image_id int', 'position int'],
    categoryRows,
  );
  await insert('brands', ['id int', 'slug text', 'name text', 'description text', 'image_id int'], brandRows);
  await insert(
    'tags',
    ['id int', 'slug text', 'name text'],
    tags.map(({ slug, name }) => [ids.tag(slug), slug, name]),
  );
  await insert(
    'attributes',
    ['id int', 'slug text', 'name text', 'type text', 'position int'],
    attributes.map(({ slug, name, type }, position) => [ids.attribute(slug), slug, name, type, position]),
  );
  const termRows = attributes.flatMap(({ slug, terms, colors = {}, pictures = {} }) =>
    terms.map((term, position) => {
      const picture = pictures[term];
      const image = picture ? images.idOf(picture, term) : null;
      return [
        ids.term(slug, term),
        ids.attribute(slug),
        slugify(term),
        term,
        position,
        colors[term] ?? null,
        image,
      ];
    }),
  );
  await insertRows(client, imagesShape, images.takeNew());
  await insert(
    'attribute_terms',
    ['id int', 'attribute_id int', 'slug text', 'name text', 'position int', 'color text', 'image_id int'],
    termRows,
  );
  await insert(
    'vehicles',
    ['id int', 'make text', 'model text', 'engine text', 'power_kw int', 'year_from int', 'year_to int'],
    vehicles.map((vehicle) => [ids.vehicle(vehicle), ...vehicle]),
  );
}
