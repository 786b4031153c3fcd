import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { TextLang } from '#catalogue/products/rules/translated-text.ts';

/** How the terms of an attribute are shown where they are not a select (VAR-28). */
export type SwatchKind = 'label' | 'color' | 'image';

/** A term that can be chosen: a colour is `#rrggbb`. */
export type VariationOption = TextLang & {
  readonly slug: string;
  readonly label: string;
  readonly color?: string;
  readonly picture?: Picture;
};

/** The shop's settings of variations and swatches (VAR-28 to VAR-36). */
export type VariationSettings = {
  /** clicking the selected swatch deselects it */
  readonly clearOnReselect: boolean;
  /** choices that no longer belong to a variation in stock are cleared */
  readonly deselectUnavailable: boolean;
  /** the chosen option's name stands after the attribute's label */
  readonly showLabel: boolean;
  /** from how few pieces on the stock-left label is shown */
  readonly stockLabelThreshold: number;
  /** with swatches, adding to the cart asks the server without leaving the page */
  readonly addByAjax: boolean;
};
