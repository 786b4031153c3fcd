import type { Picture, ShownPrice } from './product-card.ts';

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
