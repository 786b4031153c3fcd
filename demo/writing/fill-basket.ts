import type { DemoItem, DemoProduct, DemoVariation } from '../composing/demo-product.ts';
import { demoToday } from '../composing/demo-today.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import type { ImageRegister } from './image-register.ts';
import type { RowBasket } from './product-tables.ts';

/** The next free ids; products and variations share one count. */
export type Counters = { product: number; oeNumber: number; movement: number; review: number };

export type BasketTools = {
  readonly ids: CatalogueIds;
  readonly images: ImageRegister;
  readonly counters: Counters;
  readonly workshopList: number;
};

/** What there was when the shop began, weeks before its people moved anything. */
const openedAt = new Date(demoToday.getTime() - 30 * 24 * 60 * 60 * 1000).toISOString();
/** What an article has cost, without VAT: a share of its price. */
const costOf = ({ regular }: DemoItem) => Math.round((regular / 1.22) * 0.58);
const available = (item: DemoItem) => item.onHand > 0 || item.backorders !== 'no';

function addItem(basket: RowBasket, tools: BasketTools, id: number, item: DemoItem): void {
  for (const { from, cents } of item.tiers) {
    basket.price_list_entries.push([tools.workshopList, id, from, cents]);
  }
  basket.stock.push([id, item.onHand]);
  if (item.onHand > 0) {
    basket.stock_movements.push([
      tools.counters.movement++,
      id,
      item.onHand,
      'opening',
      costOf(item),
      openedAt,
    ]);
  }
}

const quantities = (product: DemoProduct) => [
  product.soldIndividually,
  product.minQuantity,
  product.maxQuantity,
  product.step,
];

function addVariation(
  basket: RowBasket,
  tools: BasketTools,
  parent: { id: number; product: DemoProduct; imageOf: (variant: DemoVariation['variant']) => number },
  variation: DemoVariation,
  position: number,
): void {
  const { id: parentId, product } = parent;
  const id = tools.counters.product++;
  const when = product.publishedAt.toISOString();
  basket.products.push([
    id,
    'variation',
    parentId,
    null,
    variation.sku,
    variation.name,
    '',
    '',
    null,
    parent.imageOf(variation.variant),
    variation.regular,
    variation.sale,
    variation.grams,
    ...variation.size,
    ...quantities(product),
    variation.backorders,
    false,
    position,
    0,
    available(variation),
    when,
    when,
    when,
  ]);
  for (const [attribute, term] of variation.terms) {
    const termId = term === null ? null : tools.ids.term(attribute, term);
    basket.variation_terms.push([id, tools.ids.attribute(attribute), termId]);
  }
  addItem(basket, tools, id, variation);
}

function addListing(basket: RowBasket, tools: BasketTools, id: number, product: DemoProduct): void {
  const { ids, counters } = tools;
  const path = ids.pathOf(product.kind.category);
  for (const category of path) basket.product_categories.push([category, id, category === path.at(-1)]);
  for (const tag of product.tags) basket.product_tags.push([ids.tag(tag), id]);
  for (const [position, attribute] of product.attributes.entries()) {
    const preset = attribute.preset === null ? null : ids.term(attribute.slug, attribute.preset);
    basket.product_attributes.push([
      id,
      ids.attribute(attribute.slug),
      position,
      attribute.forVariations,
      preset,
    ]);
    for (const term of attribute.terms)
      basket.product_attribute_terms.push([ids.term(attribute.slug, term), id]);
  }
  for (const { manufacturer, code } of product.oeNumbers) {
    basket.oe_numbers.push([counters.oeNumber++, id, manufacturer, code]);
  }
  for (const vehicle of product.vehicles) basket.fitments.push([id, ids.vehicle(vehicle)]);
  for (const review of product.reviews) {
    basket.reviews.push([
      counters.review++,
      id,
      review.author,
      review.email,
      review.rating,
      review.body,
      'approved',
      review.verified,
      review.writtenAt.toISOString(),
    ]);
  }
}

/** Turns a composed product into rows and takes its ids; returns the id of the listed product. */
export function fillBasket(basket: RowBasket, tools: BasketTools, product: DemoProduct): number {
  const { kind, brand } = product;
  const id = tools.counters.product++;
  const about = `${kind.name} ${brand.name}`;
  const imageOf = (variant: DemoProduct['variant']) =>
    tools.images.idOf({ view: 'studio', kind: kind.picture, variant }, about);
  const gallery = [
    imageOf(product.variant),
    tools.images.idOf(
      { view: 'scheda', kind: kind.picture, variant: product.variant },
      `Scheda tecnica: ${about}`,
    ),
    tools.images.idOf(
      { view: 'carton', brand: brand.name, colour: brand.colour },
      `Confezione ${brand.name}: ${kind.name}`,
    ),
  ];
  const item = product.type === 'simple' ? product.item : null;
  const first = product.type === 'simple' ? product.item : product.variations[0];
  const when = product.publishedAt.toISOString();
  basket.products.push([
    id,
    product.type,
    null,
    product.slug,
    product.sku,
    product.name,
    product.short,
    product.description,
    tools.ids.brand(brand.slug),
    gallery[0] ?? null,
    item?.regular ?? null,
    item?.sale ?? null,
    item?.grams ?? null,
    ...(item?.size ?? [null, null, null]),
    ...quantities(product),
    first?.backorders ?? 'no',
    product.featured,
    0,
    product.totalSales,
    product.type === 'simple' ? available(product.item) : product.variations.some(available),
    when,
    when,
    when,
  ]);
  basket.product_translations.push([id, 'en', product.english]);
  for (const [position, image] of gallery.entries()) basket.product_images.push([id, position, image]);
  addListing(basket, tools, id, product);
  if (product.type === 'simple') addItem(basket, tools, id, product.item);
  else {
    for (const [position, variation] of product.variations.entries()) {
      addVariation(basket, tools, { id, product, imageOf }, variation, position);
    }
  }
  return id;
}
