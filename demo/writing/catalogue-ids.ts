import { attributes } from '../catalogue/attributes.data.ts';
import { brands } from '../catalogue/brands.data.ts';
import { type NumberedCategory, numberCategories } from '../catalogue/category-rows.ts';
import { tags } from '../catalogue/tags.data.ts';
import { type DemoVehicle, vehicleGroups } from '../catalogue/vehicles.data.ts';

export const vehicles: readonly DemoVehicle[] = vehicleGroups.flat();

const numbered = <T, K>(things: readonly T[], key: (thing: T) => K) =>
  new Map(things.map((thing, at) => [key(thing), at + 1]));

/** The ids of what the demo catalogue refers to, all counted from 1 in the order of the data. */
export type CatalogueIds = {
  readonly categories: readonly NumberedCategory[];
  pathOf(category: string): readonly number[];
  brand(slug: string): number;
  tag(slug: string): number;
  attribute(slug: string): number;
  term(attribute: string, term: string): number;
  vehicle(vehicle: DemoVehicle): number;
};

function found(id: number | undefined, what: string): number {
  if (id === undefined) throw new RangeError(`not in the demo data: ${what}`);
  return id;
}

export function numberCatalogue(): CatalogueIds {
  const categories = numberCategories();
  const paths = new Map(categories.map(({ category, path }) => [category.slug, path]));
  const brandIds = numbered(brands, (brand) => brand.slug);
  const tagIds = numbered<{ slug: string }, string>(tags, (tag) => tag.slug);
  const attributeIds = numbered(attributes, (attribute) => attribute.slug);
  const termIds = numbered(
    attributes.flatMap(({ slug, terms }) => terms.map((term) => `${slug} ${term}`)),
    (key) => key,
  );
  const vehicleIds = numbered(vehicles, (vehicle) => vehicle);
  return {
    categories,
    pathOf: (category) => {
      const path = paths.get(category);
      if (!path) throw new RangeError(`not in the demo data: ${category}`);
      return path;
    },
    brand: (slug) => found(brandIds.get(slug), slug),
    tag: (slug) => found(tagIds.get(slug), slug),
    attribute: (slug) => found(attributeIds.get(slug), slug),
    term: (attribute, term) => found(termIds.get(`${attribute} ${term}`), `${attribute} ${term}`),
    vehicle: (vehicle) => found(vehicleIds.get(vehicle), vehicle.join(' ')),
  };
}
