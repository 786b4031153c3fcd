import { randomUUID } from 'node:crypto';
import { readProductPictures } from '#catalogue/media/server/read-product-pictures.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { type ReductionBasis, reductionBasis } from '#pricing/price-history/rules/reduction-basis.ts';
import { readPricedTerms } from '#pricing/price-history/server/read-price-history.ts';
import { emptyProduct, type ProductValues } from '../rules/product-schema.ts';
import { type EditorPicture, readLibraryPictures } from './library-pictures.ts';
import { productNames } from './list-products.ts';
import { type BegunProduct, readBegunProducts, readTypedDraft, type TypedDraft } from './product-drafts.ts';
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
  /** of this opening of the page: what is sent from it carries it */
  readonly formKey: string;
  /** what was sent last from an earlier opening of the same draft */
  readonly lastStep: number;
  /** other new products that were begun and not saved, on the page of a new one */
  readonly begun: readonly BegunProduct[];
  /** of a new product those that its draft begins with */
  readonly pictures: readonly EditorPicture[];
  /** how many more have no sizes yet */
  readonly picturesInTheMaking: number;
  readonly draft: TypedDraft | null;
  readonly versions: readonly ProductVersion[];
  readonly choices: ProductChoices;
  /** the products that it is linked to */
  readonly linked: readonly { readonly id: number; readonly name: string; readonly sku: string | null }[];
  /** the documents that it can be given */
  readonly documents: readonly KnownDocument[];
  readonly mayPrice: boolean;
  readonly mayStock: boolean;
  /** what a sale is struck from for consumers; null where the shop strikes the price itself */
  readonly basis: ReductionBasis | null;
  /** prices are entered as private customers pay them */
  readonly pricesIncludeTax: boolean;
  readonly shopLanguage: 'it' | 'en';
  readonly otherLanguage: 'it' | 'en';
  /** shoppers may read it */
  readonly hasOtherLanguage: boolean;
  readonly shopUrl: string;
};

/**
 * A product for its editor, or a new one (`id` null), which goes on with the draft `begun`; null where there is no such product. A draft that is
 * gone begins empty.
 */
export async function readEditor(
  ctx: RequestContext,
  id: number | null,
  begun = '',
): Promise<EditedProduct | null> {
  const otherLanguage = translationLanguage(ctx);
  const [[found], variations, draft, begunProducts, versions, choices, pictured] = await Promise.all([
    id === null ? [] : readProducts({ db: ctx.db, language: otherLanguage }, [id]),
    readEditedVariations(ctx.db, id),
    readTypedDraft(ctx, id === null ? { productId: id, form: begun } : { productId: id }),
    id === null ? readBegunProducts(ctx) : [],
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
  const goesOn = id === null ? draft?.at : null;
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
    formKey: goesOn?.form ?? randomUUID(),
    lastStep: goesOn?.step ?? 0,
    begun: begunProducts.filter(({ form }) => form !== goesOn?.form),
    pictures:
      pictured?.pictures.filter(({ widths }) => widths.length > 0) ??
      (await readLibraryPictures(ctx, draft?.beginning.pictureIds ?? [])),
    picturesInTheMaking: pictured?.pictures.filter(({ widths }) => widths.length === 0).length ?? 0,
    draft,
    versions,
    choices,
    linked: linkedIds.length === 0 ? [] : await productNames(ctx, [...new Set(linkedIds)]),
    documents,
    basis: await readBasis(ctx, id, stored.taxClass),
    mayPrice: mayStaff(person, 'prices'),
    mayStock: mayStaff(person, 'stock'),
    pricesIncludeTax: ctx.settings.prices_include_tax,
    shopLanguage: otherLanguage === 'en' ? 'it' : 'en',
    otherLanguage,
    hasOtherLanguage: ctx.settings.language_switch,
    shopUrl: ctx.shopUrl,
  };
}

async function readBasis(
  ctx: RequestContext,
  id: number | null,
  taxClass: string,
): Promise<ReductionBasis | null> {
  if (!ctx.settings.strike_lowest_price) return null;
  const terms = id === null ? [] : await readPricedTerms(ctx, { id, taxClass });
  return reductionBasis(terms, ctx.clock.now().getTime());
}
