import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';

/** A variation's picture; without one the sizes are missing and `srcset` and `sizes` are false (VAR-06). */
export type VariationImage = {
  readonly title: string;
  readonly caption: string;
  readonly url: string;
  readonly alt: string;
  readonly src: string;
  readonly srcset: string | false;
  readonly sizes: string | false;
  readonly full_src?: string;
  readonly full_src_w?: number;
  readonly full_src_h?: number;
  readonly gallery_thumbnail_src?: string;
  readonly gallery_thumbnail_src_w?: number;
  readonly gallery_thumbnail_src_h?: number;
  readonly thumb_src?: string;
  readonly thumb_src_w?: number;
  readonly thumb_src_h?: number;
  readonly src_w?: number;
  readonly src_h?: number;
};

/** A variation as clients of the platform read it (VAR-05, VAR-06, VAR-07); prices are in euro, not in cents. */
export type VariationObject = {
  readonly variation_id: number;
  readonly attributes: AttributeChoice;
  readonly sku: string;
  readonly display_price: number;
  readonly display_regular_price: number;
  /** markup; empty where all variations cost the same */
  readonly price_html: string;
  readonly availability_html: string;
  readonly variation_description: string;
  /** kilograms */
  readonly weight: string;
  readonly weight_html: string;
  /** centimetres */
  readonly dimensions: { readonly length: string; readonly width: string; readonly height: string };
  readonly dimensions_html: string;
  readonly image_id: number;
  readonly image: VariationImage;
  readonly is_sold_individually: 'yes' | 'no';
  readonly min_qty: number;
  /** empty: as much as one likes */
  readonly max_qty: number | '';
  readonly step: number;
  readonly is_purchasable: boolean;
  readonly is_in_stock: boolean;
  readonly is_downloadable: boolean;
  readonly is_virtual: boolean;
  readonly backorders_allowed: boolean;
  readonly variation_is_visible: boolean;
  readonly variation_is_active: boolean;
  readonly variation_stock_left: number;
  /** the price list's tiers as `minQty:price;…` with a comma, in the buyer's mode; empty where there are none (TIER-02) */
  readonly tier_price: string;
};

/** What is looked up. */
export type VariationCall = { readonly productId: number; readonly choice: AttributeChoice };

type Fields = { get(name: string): unknown; keys(): Iterable<string> };

const largestId = 2_147_483_647;
const longestName = 100;
const longestValue = 200;
const mostAttributes = 50;

// A value that no term can have: it matches nothing but an attribute that is open to any.
const noTerm = '\u{fffd}';
const termOf = (value: unknown) => {
  if (typeof value !== 'string') return '';
  return value.length > longestValue || value.includes('\0') ? noTerm : value;
};

/**
 * Reads a lookup from a posted form; null where no product is named. `custom_data` is the client's own and passed over; a value
 * that can be no term's is kept as one that nobody has.
 */
export function readVariationCall(fields: Fields): VariationCall | null {
  const sent = fields.get('product_id');
  const text = typeof sent === 'string' ? sent.trim() : '';
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > largestId) return null;
  const choice = [...fields.keys()]
    .filter((name) => name.startsWith('attribute_') && name.length <= longestName && !name.includes('\0'))
    .slice(0, mostAttributes)
    .map((name) => [name, termOf(fields.get(name))] as const);
  return { productId: Number(text), choice: Object.fromEntries(choice) };
}
