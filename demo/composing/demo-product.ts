import type { DemoBrand } from '../catalogue/brands.data.ts';
import type { TagSlug } from '../catalogue/tags.data.ts';
import type { DemoVehicle } from '../catalogue/vehicles.data.ts';
import type { PartKind } from '../parts/part-kind.ts';
import type { Variant } from '../pictures/picture-spec.ts';

/** A price of a list from so many pieces on, in cents without VAT. */
export type Tier = { readonly from: number; readonly cents: number };

/** What is sold: a simple product or a variation. Amounts in cents with VAT. */
export type DemoItem = {
  readonly sku: string;
  readonly regular: number;
  readonly sale: number | null;
  readonly grams: number;
  readonly size: readonly [number, number, number];
  readonly onHand: number;
  readonly backorders: 'no' | 'notify';
  readonly tiers: readonly Tier[];
};

export type DemoVariation = DemoItem & {
  readonly name: string;
  readonly variant: Variant;
  /** attribute slug and term; null stands for any */
  readonly terms: readonly (readonly [attribute: string, term: string | null])[];
};

export type DemoReview = {
  readonly author: string;
  readonly email: string;
  readonly rating: number;
  readonly body: string;
  readonly verified: boolean;
  readonly writtenAt: Date;
};

/** A product of the demo shop, before it has ids. */
export type DemoProduct = {
  readonly kind: PartKind;
  readonly brand: DemoBrand;
  readonly name: string;
  /** its English name */
  readonly english: string;
  readonly slug: string;
  readonly sku: string;
  readonly short: string;
  readonly description: string;
  readonly variant: Variant;
  readonly attributes: readonly {
    readonly slug: string;
    readonly terms: readonly string[];
    readonly forVariations: boolean;
    readonly preset: string | null;
  }[];
  readonly tags: readonly TagSlug[];
  readonly vehicles: readonly DemoVehicle[];
  readonly oeNumbers: readonly { readonly manufacturer: string; readonly code: string }[];
  readonly soldIndividually: boolean;
  readonly minQuantity: number;
  readonly maxQuantity: number | null;
  readonly step: number;
  readonly featured: boolean;
  readonly totalSales: number;
  readonly publishedAt: Date;
  readonly reviews: readonly DemoReview[];
} & (
  | { readonly type: 'simple'; readonly item: DemoItem }
  | { readonly type: 'variable'; readonly variations: readonly DemoVariation[] }
);
