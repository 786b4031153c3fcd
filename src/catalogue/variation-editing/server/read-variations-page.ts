import { sql } from 'kysely';
import type { ProductPicture } from '#catalogue/media/rules/product-picture.ts';
import { readProductChoices } from '#catalogue/product-editing/server/read-product-choices.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { packRows } from '../rules/grid-row.ts';
import type { ProductAttribute } from '../rules/product-attribute.ts';
import { readVariationPictures } from './read-pictures.ts';
import {
  attributesSeen,
  postedAttributes,
  readProductAttributes,
  type StoredAttribute,
} from './read-product-attributes.ts';
import { readVariationRows } from './read-variation-rows.ts';

/** Everything that the page of the variations of a product shows to staff. */
export type VariationsPage = {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly type: 'simple' | 'variable';
    readonly trashed: boolean;
    /** in the shop its variations are not seen before it is published */
    readonly isDraft: boolean;
    readonly onHand: number;
    readonly reserved: number;
  };
  readonly attributes: readonly StoredAttribute[];
  /** the same as a form posts them, and what says that they are still these */
  readonly posted: readonly ProductAttribute[];
  readonly seen: string;
  /** `packRows` in the order of `axes` */
  readonly rows: string;
  readonly axes: readonly number[];
  readonly pictures: readonly ProductPicture[];
  readonly shopAttributes: readonly {
    readonly id: number;
    readonly name: string;
    readonly terms: readonly { readonly id: number; readonly name: string }[];
  }[];
  readonly taxClasses: readonly string[];
  /** that names of attributes of the product alone are translated into; null in a shop of one language */
  readonly language: 'it' | 'en' | null;
  readonly mayPrice: boolean;
  readonly mayStock: boolean;
};

export async function readVariationsPage(
  ctx: RequestContext,
  productId: number,
): Promise<VariationsPage | null> {
  if (productId > 2_147_483_647) return null;
  const { db } = ctx;
  const { rows: found } = await sql<VariationsPage['product']>`
    select p.id, p.name, p.type, p.status = 'trash' as trashed, p.status = 'draft' as "isDraft",
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved
    from products p left join stock s on s.product_id = p.id
    where p.id = ${productId} and p.type <> 'variation'
      and not exists (select from offer_goods g where g.product_id = p.id)`.execute(db);
  const [product] = found;
  if (!product) return null;
  const [attributes, rows, pictures, choices] = await Promise.all([
    readProductAttributes(ctx, productId),
    readVariationRows(db, productId),
    readVariationPictures(db, productId),
    readProductChoices(ctx),
  ]);
  const axes = attributes.filter(({ forVariations }) => forVariations).map(({ attributeId }) => attributeId);
  const { person } = ctx.visitor;
  return {
    product,
    attributes,
    posted: postedAttributes(attributes),
    seen: attributesSeen(attributes),
    rows: packRows(rows, axes),
    axes,
    pictures,
    shopAttributes: choices.attributes,
    taxClasses: choices.taxClasses,
    language: ctx.settings.language_switch ? translationLanguage(ctx) : null,
    mayPrice: mayStaff(person, 'prices'),
    mayStock: mayStaff(person, 'stock'),
  };
}
