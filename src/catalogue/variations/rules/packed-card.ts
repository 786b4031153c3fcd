import type { CardChoices, ProductCard } from '#catalogue/products/rules/product-card.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';

/** A card whose variation is chosen on the card itself. */
export type ChoosableCard = Pick<ProductCard, 'id' | 'slug' | 'name'> & { readonly choices: CardChoices };

type Attribute = CardChoices['attributes'][number];
type Variation = CardChoices['variations'][number];
type Mode = ShownPrice['mode'];
type PackedAttribute = [
  name: string,
  label: string,
  swatches: Attribute['swatches'],
  options: Attribute['options'],
];
type PackedPrice = [unit: number, regular: number, onSale: 0 | 1, upTo: number | null, mode: Mode] | 0;
type PackedVariation = [
  id: number,
  /** values in the order of the attributes */
  values: (string | null)[],
  flags: number,
  price: PackedPrice,
  quantity: number,
];
type Packed = [id: number, slug: string, name: string, PackedAttribute[], PackedVariation[]];

const ACTIVE = 1;
const BUYABLE = 2;

// In an attribute of a page each quote would be written as six signs.
const quotesAway = (text: string) =>
  text
    .split('"')
    .map((piece) => piece.replaceAll('`', '"'))
    .join('`');

/** A card's choices as a short text that stands in its markup. */
export function packCard({ id, slug, name, choices }: ChoosableCard): string {
  const names = choices.attributes.map((attribute) => attribute.name);
  const packed: Packed = [
    id,
    slug,
    name,
    choices.attributes.map((attribute) => [
      attribute.name,
      attribute.label,
      attribute.swatches,
      attribute.options,
    ]),
    choices.variations.map((variation) => [
      variation.id,
      names.map((attribute) => variation.attributes[attribute] ?? null),
      (variation.active ? ACTIVE : 0) | (variation.buyable ? BUYABLE : 0),
      packPrice(variation.price),
      variation.quantity,
    ]),
  ];
  return quotesAway(JSON.stringify(packed));
}

/** What `packCard` wrote. */
export function unpackCard(text: string): ChoosableCard {
  const [id, slug, name, attributes, variations]: Packed = JSON.parse(quotesAway(text));
  return {
    id,
    slug,
    name,
    choices: {
      attributes: attributes.map(([own, label, swatches, options]) => ({
        name: own,
        label,
        swatches,
        options,
      })),
      variations: variations.map((packed) => unpackVariation(packed, attributes)),
    },
  };
}

function unpackVariation(
  [id, values, flags, price, quantity]: PackedVariation,
  attributes: readonly PackedAttribute[],
): Variation {
  const chosen = attributes.flatMap(([name], at) => {
    const value = values[at];
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  return {
    id,
    attributes: Object.fromEntries(chosen),
    active: (flags & ACTIVE) !== 0,
    buyable: (flags & BUYABLE) !== 0,
    price: unpackPrice(price),
    quantity,
  };
}

function packPrice(price: ShownPrice | null): PackedPrice {
  return price === null ? 0 : [price.unit, price.regular, price.onSale ? 1 : 0, price.upTo, price.mode];
}

function unpackPrice(packed: PackedPrice): ShownPrice | null {
  if (packed === 0) return null;
  const [unit, regular, onSale, upTo, mode] = packed;
  return {
    unit: toCents(unit),
    regular: toCents(regular),
    onSale: onSale === 1,
    upTo: upTo === null ? null : toCents(upTo),
    mode,
  };
}
