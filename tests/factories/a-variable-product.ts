import type { Database } from '#foundation/database/client.ts';
import { insertItem, type MadeProduct, type ProductOptions, refreshProduct } from './a-product.ts';
import { aTaxRate } from './a-tax-rate.ts';

/** An attribute by its slug (`litri`, on the wire `attribute_pa_litri`) with the slugs of its terms. */
export type AttributeOptions = {
  readonly slug: string;
  readonly name?: string;
  readonly terms: readonly string[];
  readonly preset?: string;
};

/** A variation: attribute slug to term slug, null for any; the rest as for a product. */
export type VariationOptions = ProductOptions & { readonly terms: Readonly<Record<string, string | null>> };

export type MadeVariableProduct = MadeProduct & { readonly variationIds: readonly number[] };

/** A variable product; by default: oil in cans of 1 l (12,20 €) and 5 l (48,80 €). */
export async function aVariableProduct(
  db: Database,
  options: ProductOptions & {
    attributes?: readonly AttributeOptions[];
    variations?: readonly VariationOptions[];
  } = {},
): Promise<MadeVariableProduct> {
  await aTaxRate(db);
  const attributes = options.attributes ?? [{ slug: 'litri', name: 'Litri', terms: ['1-l', '5-l'] }];
  const variations = options.variations ?? [
    { terms: { litri: '1-l' } },
    { terms: { litri: '5-l' }, regularPriceCents: 4880 },
  ];
  const product = await insertItem(db, options, { type: 'variable' });
  const ids = new Map<string, { id: number; terms: Map<string, number> }>();
  for (const [position, attribute] of attributes.entries()) {
    ids.set(attribute.slug, await insertAttribute(db, product.id, attribute, position));
  }
  const variationIds: number[] = [];
  for (const [position, variation] of variations.entries()) {
    const row = await insertItem(
      db,
      { name: product.name, ...variation, columns: { menu_order: position, ...variation.columns } },
      { type: 'variation', parent_id: product.id },
    );
    variationIds.push(row.id);
    for (const [slug, attribute] of ids) {
      const term = variation.terms[slug];
      await db
        .insertInto('variation_terms')
        .values({
          variation_id: row.id,
          attribute_id: attribute.id,
          term_id: term ? (attribute.terms.get(term) ?? null) : null,
        })
        .execute();
    }
  }
  await refreshProduct(db, product.id);
  return { ...product, slug: product.slug ?? '', variationIds };
}

async function insertAttribute(db: Database, productId: number, options: AttributeOptions, position: number) {
  const attribute = await db
    .insertInto('attributes')
    .values({ slug: options.slug, name: options.name ?? options.slug })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: options.name ?? options.slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const terms = new Map<string, number>();
  for (const [termPosition, slug] of options.terms.entries()) {
    const term = await db
      .insertInto('attribute_terms')
      .values({
        attribute_id: attribute.id,
        slug,
        name: slug.replaceAll('-', ' '),
        position: termPosition,
      })
      .onConflict((conflict) =>
        conflict.columns(['attribute_id', 'slug']).doUpdateSet({ position: termPosition }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    terms.set(slug, term.id);
    await db
      .insertInto('product_attribute_terms')
      .values({ term_id: term.id, product_id: productId })
      .execute();
  }
  await db
    .insertInto('product_attributes')
    .values({
      product_id: productId,
      attribute_id: attribute.id,
      position,
      for_variations: true,
      default_term_id: options.preset ? (terms.get(options.preset) ?? null) : null,
    })
    .execute();
  return { id: attribute.id, terms };
}
