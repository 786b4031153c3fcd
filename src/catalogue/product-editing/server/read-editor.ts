import type { Picture } from '#catalogue/media/rules/picture.ts';
import { readProductPictures } from '#catalogue/media/server/read-product-pictures.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { emptyProduct, type ProductValues } from '../rules/product-schema.ts';
import { productNames } from './list-products.ts';
import { readTypedDraft, type TypedDraft } from './product-drafts.ts';
import { type KnownDocument, readDocuments } from './read-documents.ts';
import { type EditedVariations, readEditedVariations } from './read-edited-variations.ts';
import { type ProductChoices, readProductChoices } from './read-product-choices.ts';
import { readProducts } from './read-products.ts';
import { type ProductVersion, readVersions } from './read-versions.ts';

/** Everything that the page of a product shows to staff. */
export type EditedProduct = {
  readonly product: {
    /** null for a new one */
    readonly id: number | null;
    readonly type: 'simple' | 'variable';
    readonly revision: number;
    /** ISO 8601; null unless it is in the trash */
    readonly trashedAt: string | null;
    readonly onHand: number;
    readonly reserved: number;
    readonly stored: ProductValues;
    readonly variations: EditedVariations;
  };
  readonly pictures: readonly Picture[];
  readonly draft: TypedDraft | null;
  readonly versions: readonly ProductVersion[];
  readonly choices: ProductChoices;
  /** the products that it is linked to */
  readonly linked: readonly { readonly id: number; readonly name: string; readonly sku: string | null }[];
  /** the documents that it can be given */
  readonly documents: readonly KnownDocument[];
  readonly mayPrice: boolean;
  readonly mayStock: boolean;
  /** prices are entered as private customers pay them */
  readonly pricesIncludeTax: boolean;
  readonly shopLanguage: 'it' | 'en';
  readonly otherLanguage: 'it' | 'en';
  readonly shopUrl: string;
};

/** A product for its editor, or a new one (`id` null); null where there is none. */
export async function readEditor(ctx: RequestContext, id: number | null): Promise<EditedProduct | null> {
  const otherLanguage = translationLanguage(ctx);
  const [[found], variations, draft, versions, choices, pictured] = await Promise.all([
    id === null ? [] : readProducts({ db: ctx.db, language: otherLanguage }, [id]),
    readEditedVariations(ctx.db, id),
    readTypedDraft(ctx, id),
    id === null ? [] : readVersions(ctx, id),
    readProductChoices(ctx),
    id === null ? null : readProductPictures(ctx, id),
  ]);
  if (id !== null && !found) return null;
  const stored = found?.values ?? emptyProduct;
  const typed = Object.values(draft?.changes ?? {}).flatMap(({ to }) => (Array.isArray(to) ? to : []));
  const linkedIds = [...stored.relatedIds, ...stored.upSellIds, ...stored.crossSellIds, ...typed].filter(
    (one): one is number => Number.isSafeInteger(one),
  );
  const documents = await readDocuments(
    ctx,
    stored.documents.map(({ mediaId }) => mediaId),
  );
  const { person } = ctx.visitor;
  return {
    product: {
      id,
      type: found?.type ?? 'simple',
      revision: found?.revision ?? 0,
      trashedAt: found?.trashedAt?.toISOString() ?? null,
      onHand: found?.onHand ?? 0,
      reserved: found?.reserved ?? 0,
      stored,
      variations,
    },
    pictures: pictured?.pictures.filter(({ widths }) => widths.length > 0) ?? [],
    draft,
    versions,
    choices,
    linked: linkedIds.length === 0 ? [] : await productNames(ctx, [...new Set(linkedIds)]),
    documents,
    mayPrice: mayStaff(person, 'prices'),
    mayStock: mayStaff(person, 'stock'),
    pricesIncludeTax: ctx.settings.prices_include_tax,
    shopLanguage: otherLanguage === 'en' ? 'it' : 'en',
    otherLanguage,
    shopUrl: ctx.shopUrl,
  };
}
