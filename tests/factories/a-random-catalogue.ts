import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { aCategory } from './a-category.ts';
import { aPriceList, type MadePriceList } from './a-price-list.ts';
import { aTaxRate } from './a-tax-rate.ts';
import { asOpening } from './as-opening.ts';

/** A product of a random catalogue; what a listing counts is worked out from these once more, the plain way. */
export type RandomProduct = {
  id: number;
  categories: string[];
  brand: string | null;
  terms: Record<string, string[]>;
  tagged: boolean;
  inStock: boolean;
  shown: boolean;
  price: number;
  listPrice: number | null;
  onSale: boolean;
};

export const categorySlugs = ['reparto', 'uno', 'due', 'tre'];
export const brandSlugs = ['alfa', 'beta', 'gamma'];
export const attributeTerms: Record<string, string[]> = {
  asse: ['ant', 'post'],
  misura: ['10', '12', '14', '16'],
};

/** Chance that is the same in every run. */
let seed = 7;
const chance = (below: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >>> 8) % below;
};
const some = (all: readonly string[]) => all.filter(() => chance(3) === 0);

function aMadeProduct(id: number): RandomProduct {
  const leaf = categorySlugs[1 + chance(3)] ?? 'uno';
  return {
    id,
    categories: ['reparto', leaf],
    brand: chance(5) === 0 ? null : (brandSlugs[chance(3)] ?? null),
    terms: { asse: some(attributeTerms.asse ?? []), misura: some(attributeTerms.misura ?? []) },
    tagged: chance(4) === 0,
    inStock: chance(3) > 0,
    shown: chance(10) > 0,
    price: 100 * (1 + chance(50)),
    listPrice: chance(3) === 0 ? 80 * (1 + chance(50)) : null,
    onSale: chance(4) === 0,
  };
}

/** 300 products of all kinds with a price list for workshops; the same in every run. */
export async function aRandomCatalogue(
  db: Database,
): Promise<{ made: readonly RandomProduct[]; workshops: MadePriceList }> {
  await aTaxRate(db);
  const workshops = await aPriceList(db);
  const ids = new Map<string, number>();
  const remember = (kind: string, row: { id: number; slug: string }) =>
    ids.set(`${kind} ${row.slug}`, row.id);
  const id = (key: string) => ids.get(key) ?? 0;
  const department = await aCategory(db, { slug: 'reparto', name: 'Reparto' });
  ids.set('category reparto', department.id);
  for (const slug of categorySlugs.slice(1)) {
    ids.set(`category ${slug}`, (await aCategory(db, { slug, name: slug, parentId: department.id })).id);
  }
  for (const slug of brandSlugs) {
    remember(
      'brand',
      await db
        .insertInto('brands')
        .values({ slug, name: slug })
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow(),
    );
  }
  for (const [slug, terms] of Object.entries(attributeTerms)) {
    const attribute = await db
      .insertInto('attributes')
      .values({ slug, name: slug })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, term] of terms.entries()) {
      const values = { attribute_id: attribute.id, slug: term, name: term, position };
      const row = await db
        .insertInto('attribute_terms')
        .values(values)
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow();
      ids.set(`${slug} ${term}`, row.id);
    }
  }
  const tag = await db
    .insertInto('tags')
    .values({ slug: 'scelti', name: 'Scelti' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = Array.from({ length: 300 }, (_, at) => aMadeProduct(1000 + 2 * at));
  const rows = made.map((product) => ({
    id: product.id,
    type: 'simple' as const,
    slug: `p-${product.id}`,
    name: `Ricambio ${product.id}`,
    brand_id: product.brand === null ? null : id(`brand ${product.brand}`),
    regular_price_cents: product.onSale ? product.price + 500 : product.price,
    sale_price_cents: product.onSale ? product.price : null,
    in_stock: product.inStock,
    catalog_visibility: product.shown ? ('visible' as const) : ('hidden' as const),
    menu_order: chance(20),
    total_sales: chance(9),
    average_rating: chance(11) / 2,
    review_count: chance(4),
  }));
  await asOpening(db, (inside) => inside.insertInto('products').values(rows).execute());
  const categories = made.flatMap((product) =>
    product.categories.map((slug) => ({
      product_id: product.id,
      category_id: id(`category ${slug}`),
      direct: slug !== 'reparto',
    })),
  );
  await db.insertInto('product_categories').values(categories).execute();
  const terms = made.flatMap((product) =>
    Object.entries(product.terms).flatMap(([attribute, slugs]) =>
      slugs.map((slug) => ({ product_id: product.id, term_id: id(`${attribute} ${slug}`) })),
    ),
  );
  await db.insertInto('product_attribute_terms').values(terms).execute();
  const tagged = made.filter((product) => product.tagged);
  await db
    .insertInto('product_tags')
    .values(tagged.map((product) => ({ product_id: product.id, tag_id: tag.id })))
    .execute();
  const entries = made.flatMap(({ id: productId, listPrice }) =>
    listPrice === null
      ? []
      : [{ price_list_id: workshops.id, product_id: productId, price_cents: listPrice }],
  );
  await db.insertInto('price_list_entries').values(entries).execute();
  await sql`select refresh_listing_prices(array(select id from products))`.execute(db);
  return { made, workshops };
}
