import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import type { ShownTier } from '#pricing/prices/rules/tier-rows.ts';

/** How the amounts of a row are written (TAB-06). */
export type PriceData = {
  /** sign of the currency: `€` */
  readonly currency: string;
  readonly price_decimal_separator: string;
  readonly thousand_separator: string;
  readonly number_of_decimal: number;
};

/** A term of a taxonomy. */
export type RowTerm = { readonly id: number; readonly name: string };

/** What a row knows of its product, in the browser as on the server (TAB-05, TAB-06); names as on the wire. */
export type TableRow = {
  /** of the row of a variation: the variation's own */
  readonly product_id: number;
  /** the product of a variation; 0 for any other row */
  readonly parent_id: number;
  readonly type: 'simple' | 'variable' | 'variation';
  readonly title: string;
  /** of the product's page */
  readonly href: string;
  readonly sku: string;
  /** what the quantity box says first; 0 where nothing is left (TAB-53) */
  readonly quantity: number;
  readonly min_quantity: number;
  /** null: as many as one likes */
  readonly max_quantity: number | null;
  readonly step: number;
  readonly stock_status: 'instock' | 'outofstock' | 'onbackorder';
  /** of one piece, in cents in the audience's mode; null: not for sale without a choice */
  readonly price: number | null;
  /** what one piece costs from a quantity on; of a variable product none, its variations have theirs */
  readonly tiers: readonly ShownTier[];
  readonly price_data: PriceData;
  /** of a variable product; null: it is chosen on its own page, as there are too many */
  readonly product_variations: readonly VariationChoice[] | null;
  /** what is chosen by: wire names; of the row of a variation, what it is */
  readonly variation: AttributeChoice;
  /** 0 while nothing is chosen */
  readonly variation_id: number;
  readonly additional_json: string;
  readonly wpt_custom_message: string;
  /** kilograms of one piece; null where it is unknown */
  readonly weight: number | null;
  /** what `weight` was before a variation was chosen */
  readonly weight_backup: number | null;
  /** by taxonomy */
  readonly terms: Readonly<Record<string, readonly RowTerm[]>>;
};

/** The terms of a taxonomy as a row carries them: `'12:Freni, 15:Dischi'` (TAB-06). */
export function writeTaxonomyData(terms: readonly RowTerm[]): string {
  return terms.map(({ id, name }) => `${id}:${name.replaceAll(', ', ' ')}`).join(', ');
}

/** What `writeTaxonomyData` wrote; what cannot be read is left out. */
export function readTaxonomyData(text: string): readonly RowTerm[] {
  return text.split(', ').flatMap((part) => {
    const [, id, name] = /^(\d{1,10}):(.+)$/s.exec(part.trim()) ?? [];
    return id === undefined || name === undefined ? [] : [{ id: Number(id), name }];
  });
}
