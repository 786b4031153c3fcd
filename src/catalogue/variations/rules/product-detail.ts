import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { Crumb } from '#catalogue/products/rules/listing.ts';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import type { FieldLangs, FieldValues } from '#catalogue/products/rules/product-fields.ts';
import type { NamedText, TextLang } from '#catalogue/products/rules/translated-text.ts';
import type { ShownTier } from '#pricing/prices/rules/tier-rows.ts';
import type { TierTableTerms } from '#pricing/prices/rules/tier-terms.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { VariationSettings } from './swatch.ts';
import type { VariationAttribute } from './variation-attribute.ts';
import type { VariationChoice } from './variation-choice.ts';

/** Everything a product page shows. */
export type ProductDetail = ProductCard &
  FieldValues<'page'> &
  FieldLangs<'page'> & {
    readonly gallery: readonly (Picture & { readonly title: string; readonly caption: string })[];
    readonly crumbs: readonly Crumb[];
    /** of the brand's own page; null without a brand */
    readonly brandSlug: string | null;
    /** who sells it, where the shop has more than one vendor (ACC-11) */
    readonly vendor?: string | null;
    readonly limits: QuantityLimits;
    /** what the buyer's price list asks from quantities on; of a variable product its variations have them (TIER-01) */
    readonly tiers: readonly ShownTier[];
    /** null: no tier table for this audience */
    readonly tierTable: TierTableTerms | null;
    readonly soldIndividually: boolean;
    readonly attributes: readonly (TextLang & {
      readonly label: string;
      readonly values: readonly NamedText[];
    })[];
    readonly oeNumbers: readonly { readonly manufacturer: string; readonly code: string }[];
    readonly vehicles: readonly {
      readonly make: string;
      readonly model: string;
      readonly engine: string;
      readonly powerKw: number;
      readonly years: string;
    }[];
    readonly variationAttributes: readonly VariationAttribute[];
    /** null where there are too many to embed and the server is asked (VAR-27) */
    readonly variations: readonly VariationChoice[] | null;
    /** where the server is asked: for all of them in one request, not for each choice (VAR-27) */
    readonly allAtOnce: boolean;
    /** where the server is asked: which mixtures of options exist (see combination-map) */
    readonly combinations: string | null;
    /** the longest description of a variation, HTML: space for it is reserved */
    readonly longestDescription: string;
    readonly variationSettings: VariationSettings;
  };
