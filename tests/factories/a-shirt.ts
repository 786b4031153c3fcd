import type { ProductAttribute } from '#catalogue/variation-editing/rules/product-attribute.ts';
import type { VariationField } from '#catalogue/variation-editing/rules/variation-field.ts';
import { generateVariations } from '#catalogue/variation-editing/server/generate-variations.ts';
import {
  attributesSeen,
  readProductAttributes,
} from '#catalogue/variation-editing/server/read-product-attributes.ts';
import { readVariationRows } from '#catalogue/variation-editing/server/read-variation-rows.ts';
import { aProduct, type ProductOptions } from './a-product.ts';
import type { TestRequestContext } from './a-request-context.ts';

/** An attribute of a product alone with these options, as the page of variations posts it. */
export const anOwnAttribute = (
  name: string,
  options: readonly string[],
  more: Partial<ProductAttribute> = {},
): ProductAttribute =>
  ({
    kind: 'own',
    attributeId: null,
    name,
    look: 'select',
    translatedName: '',
    options: options.map((option) => ({ termId: null, name: option, translatedName: '', color: null })),
    forVariations: true,
    preset: null,
    ...more,
  }) as ProductAttribute;

/** What a page has shown of the attributes of a product. */
export const attributesShown = async (ctx: Parameters<typeof readProductAttributes>[0], id: number) =>
  attributesSeen(await readProductAttributes(ctx, id));

/** Cells of one column as they are posted: variation, what stood there, what shall stand there. */
export const postedColumn = (
  field: VariationField,
  cells: readonly (readonly [number, unknown, unknown])[],
) => ({
  [field]: {
    ids: cells.map(([id]) => id),
    from: cells.map(([, from]) => from),
    to: cells.map(([, , to]) => to),
  },
});

/** A product of 49,90 € in two sizes and two colours, without stock. */
export async function aShirt(owner: TestRequestContext, options: ProductOptions = {}) {
  const product = await aProduct(owner.db, {
    stock: 0,
    name: 'Tuta da officina',
    regularPriceCents: 4990,
    ...options,
  });
  const attributes = [anOwnAttribute('Taglia', ['S', 'M']), anOwnAttribute('Colore', ['Blu', 'Rosso'])];
  await generateVariations(owner, product.id, { attributes, seen: await attributesShown(owner, product.id) });
  const [a, b, c, d] = (await readVariationRows(owner.db, product.id)).map(({ id }) => id);
  if (!a || !b || !c || !d) throw new Error('four variations were expected');
  return { ...product, ids: [a, b, c, d] as const };
}
