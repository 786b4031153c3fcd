import type { StoredMeta } from '#foundation/calls/rules/merge-meta.ts';

type Named = { readonly id: number; readonly name: string; readonly slug: string };

/** A picture of a product or a variation; times in ISO 8601. */
export type ApiImage = {
  readonly id: number;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly alt: string;
  readonly title: string;
  readonly createdAt: string;
  readonly changedAt: string;
};

/** An attribute of a product with the names of its options. */
export type ApiAttribute = Named & {
  /** of this product alone */
  readonly isOwn: boolean;
  readonly forVariations: boolean;
  readonly preset: string | null;
  readonly options: readonly string[];
};

/** The option of a variation; null for any. */
export type ApiOption = Named & {
  readonly isOwn: boolean;
  readonly option: string | null;
  readonly optionSlug: string | null;
};

/** A product or a variation as programs read it: amounts in cents in the shop's own tax mode. */
export type ApiProduct = {
  readonly id: number;
  readonly type: 'simple' | 'variable' | 'variation';
  readonly parentId: number | null;
  /** of a variation that of its product */
  readonly productSlug: string;
  readonly slug: string;
  readonly status: 'published' | 'draft' | 'private' | 'scheduled' | 'trash';
  readonly name: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly purchaseNote: string;
  readonly sku: string | null;
  readonly gtin: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishAt: Date | null;
  readonly featured: boolean;
  readonly visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  readonly reviewsAllowed: boolean;
  readonly rating: number;
  readonly reviewCount: number;
  readonly totalSales: number;
  readonly menuOrder: number;
  readonly taxClass: string;
  readonly regularCents: number | null;
  readonly saleCents: number | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
  /** what is asked now; of a variable product its lowest and highest */
  readonly now: { readonly from: number; readonly to: number; readonly onSale: boolean } | null;
  readonly backorders: 'no' | 'notify' | 'yes';
  readonly soldIndividually: boolean;
  readonly inStock: boolean;
  /** what can be sold: pieces on hand that no order has reserved; null for a variable product */
  readonly available: number | null;
  readonly lowStock: number | null;
  readonly weightGrams: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly shippingClass: { readonly id: number; readonly slug: string } | null;
  readonly brand: Named | null;
  readonly categories: readonly Named[];
  readonly tags: readonly Named[];
  readonly images: readonly ApiImage[];
  readonly attributes: readonly ApiAttribute[];
  readonly options: readonly ApiOption[];
  readonly variationIds: readonly number[];
  readonly relatedIds: readonly number[];
  readonly upSellIds: readonly number[];
  readonly crossSellIds: readonly number[];
  readonly meta: readonly StoredMeta[];
};
