import type { PictureKind } from '../pictures/picture-kinds.ts';

/** One value of an attribute that variations differ by: term, price and weight as multiples of the part's own. */
export type VariationTerm = readonly [term: string, price: number, weight?: number];

/** How variable products of a kind are made: one variation for each mixture of some terms of each attribute. */
export type VariationPlan = {
  /** the part of the kind's products that are variable, 0 to 1 */
  readonly share: number;
  readonly axes: readonly {
    readonly attribute: string;
    readonly least: number;
    readonly most: number;
    readonly terms: readonly VariationTerm[];
  }[];
  /** an attribute that is chosen but makes no difference (VAR-05) */
  readonly any?: { readonly attribute: string; readonly terms: readonly string[] };
};

/** A kind of part: everything from which its products are composed. */
export type PartKind = {
  readonly key: string;
  readonly name: string;
  readonly category: string;
  /** how often it occurs, compared with the others */
  readonly weight: number;
  readonly picture: PictureKind;
  readonly brands: readonly string[];
  readonly euro: readonly [least: number, most: number];
  readonly grams: readonly [least: number, most: number];
  /** usual length, width and height in millimetres */
  readonly size: readonly [number, number, number];
  readonly use: 'mounted' | 'fluid' | 'tyre' | 'tool';
  /** whether it fits certain cars, and whether its name says so */
  readonly fits: 'named' | 'listed' | 'none';
  /** only cars that burn this have it */
  readonly fuel?: 'diesel' | 'petrol';
  /** one term of each is drawn; those in `inName` stand in the product's name */
  readonly traits?: Readonly<Record<string, readonly string[]>>;
  readonly inName?: readonly string[];
  /** the traits rise together: the largest of one goes with the largest of the other, and with the highest price */
  readonly traitsRiseTogether?: boolean;
  readonly short: readonly string[];
  readonly about: readonly string[];
  readonly points: readonly string[];
  readonly variations?: VariationPlan;
  /** sold in steps of this many by some makers */
  readonly inSetsOf?: number;
  /** one to an order */
  readonly alone?: boolean;
  /** also offered reconditioned: the word for it, of the name's gender */
  readonly reconditioned?: 'ricondizionato' | 'ricondizionata';
  readonly tag?: 'inverno' | 'lunga-durata';
};
