import type { StoreImage } from '#foundation/calls/rules/store-money.ts';

type Links = Readonly<Record<string, readonly { readonly href: string }[]>>;

/** A tag, or a term of an attribute (wire 1.10); texts are safe in markup. */
export type StoreTermObject = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly parent: number;
  /** published products that the catalogue shows */
  readonly count: number;
  /** of a term of an attribute: how it is shown */
  readonly __experimentalVisual?: {
    readonly type: 'color' | 'image' | 'none';
    readonly value: string;
  };
  readonly _links: Links;
};

/** A category or a brand (wire 1.10). */
export type StoreCategoryObject = StoreTermObject & {
  readonly image: StoreImage | null;
  readonly review_count: number;
  readonly permalink: string;
};

/** An attribute (wire 1.10). */
export type StoreAttributeObject = {
  readonly id: number;
  readonly name: string;
  /** `pa_` and its slug */
  readonly taxonomy: string;
  /** how its terms are chosen: `select`, `label`, `color`, `image` */
  readonly type: string;
  readonly order: 'menu_order';
  readonly has_archives: boolean;
  /** its terms */
  readonly count: number;
  readonly _links: Links;
};
