import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import type { FieldValues } from './product-fields.ts';
import type { NamedText, TextLang } from './translated-text.ts';

/** What a card lets one choose by swatches: few attributes, few variations (VAR-36, VAR-37). */
export type CardChoices = {
  readonly attributes: readonly (TextLang & {
    readonly name: string;
    readonly label: string;
    readonly swatches: 'label' | 'color' | 'image';
    readonly options: readonly (TextLang & {
      readonly slug: string;
      readonly label: string;
      readonly color?: string;
      readonly picture?: Picture;
    })[];
  })[];
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
export type ProductCard = FieldValues<'card'> &
  NamedText & {
    readonly id: number;
    readonly slug: string;
    readonly type: 'simple' | 'variable';
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
