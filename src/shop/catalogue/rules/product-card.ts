import type { Cents } from '#shop/money/rules/cents.ts';
import type { TaxMode } from '#shop/tax/rules/tax-rate.ts';

/** A picture of the shop: files `/media/{key}-{width}.avif|webp` exist in each width. */
export type Picture = {
  readonly key: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

/** A price as it is shown: cents in the audience's tax mode; `upTo` is the dearest variation where prices differ. */
export type ShownPrice = {
  readonly unit: Cents;
  readonly regular: Cents;
  readonly onSale: boolean;
  readonly upTo: Cents | null;
  readonly mode: TaxMode;
};

/** What a shopper reads of a stock; the number only where few are left. */
export type StockNote =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'backorder' }
  | { readonly kind: 'out-of-stock' };

/** What a card lets one choose by swatches: few attributes, few variations (VAR-36, VAR-37). */
export type CardChoices = {
  readonly attributes: readonly {
    readonly name: string;
    readonly label: string;
    readonly swatches: 'label' | 'color' | 'image';
    readonly options: readonly {
      readonly slug: string;
      readonly label: string;
      readonly color?: string;
      readonly picture?: Picture;
    }[];
  }[];
  readonly variations: readonly {
    readonly id: number;
    readonly attributes: Readonly<Record<string, string>>;
    readonly active: boolean;
    readonly buyable: boolean;
    /** null: not for sale to this audience */
    readonly price: ShownPrice | null;
    /** pieces that are added at once */
    readonly quantity: number;
  }[];
};

/** A product as a listing shows it. */
export type ProductCard = {
  readonly id: number;
  readonly slug: string;
  readonly type: 'simple' | 'variable';
  readonly name: string;
  readonly sku: string | null;
  readonly brand: string | null;
  readonly picture: Picture | null;
  readonly price: ShownPrice | null;
  readonly stock: StockNote;
  /** may be added to the cart as it stands (CAT-05) */
  readonly buyable: boolean;
  readonly minQuantity: number;
  readonly rating: number;
  readonly reviewCount: number;
  /** of a variable product that is chosen by swatches on its card */
  readonly choices?: CardChoices;
};
