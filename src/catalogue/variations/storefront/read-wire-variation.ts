import type { Picture } from '#catalogue/media/rules/picture.ts';
import { type FieldOf, fieldNames, productFields } from '#catalogue/products/rules/product-fields.ts';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { parseTiers } from '#pricing/prices/rules/parse-tiers.ts';
import type { PriorNote, ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import { unlimitedQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';

const of = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
const textOf = (source: unknown, name: string): string => {
  const value = of(source, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const numberOf = (source: unknown, name: string): number | null => {
  const text = textOf(source, name);
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
};

/** A variation as `get_variation` sends it (VAR-05 to VAR-07); null when the answer holds none. */
export function readWireVariation(body: unknown, mode: TaxMode): VariationChoice | null {
  const id = numberOf(body, 'variation_id');
  if (id === null) return null;
  const attributes = Object.entries(of(body, 'attributes') ?? {}).map(([name, value]) => [
    name,
    String(value),
  ]);
  const buyable = ['is_purchasable', 'is_in_stock', 'variation_is_visible'].every(
    (flag) => of(body, flag) === true,
  );
  return {
    id,
    attributes: Object.fromEntries(attributes),
    ...textsOf(body),
    price: priceOf(body, mode),
    stock: stockOf(body),
    // Without a maximum the stock limits nothing, and the number of pieces is not shown.
    stockLeft: textOf(body, 'max_qty') === '' ? null : numberOf(body, 'variation_stock_left'),
    buyable,
    active: of(body, 'variation_is_active') === true,
    limits: {
      minimum: numberOf(body, 'min_qty') ?? 1,
      maximum: numberOf(body, 'max_qty') ?? unlimitedQuantity,
      step: numberOf(body, 'step') ?? 1,
    },
    tiers: tiersOf(textOf(body, 'tier_price')),
    soldIndividually: of(body, 'is_sold_individually') === 'yes',
    description: textOf(body, 'variation_description'),
    weightGrams: scaled(body, 'weight', gramsPerKilogram),
    size: sizeOf(of(body, 'dimensions')),
    picture: pictureOf(of(body, 'image')),
  };
}

type Texts = Pick<VariationChoice, FieldOf<'variation', 'text'>>;

function textsOf(body: unknown): Texts {
  const texts = fieldNames('variation', 'text').map((name) => [
    name,
    textOf(body, productFields[name].wire) || null,
  ]);
  return Object.fromEntries(texts) as Texts;
}

function tiersOf(text: string): VariationChoice['tiers'] {
  const parsed = parseTiers(text);
  return parsed.ok ? parsed.tiers.map(({ minQuantity, price }) => ({ from: minQuantity, unit: price })) : [];
}

const gramsPerKilogram = 1000;
const millimetresPerCentimetre = 10;

function scaled(source: unknown, name: string, factor: number): number | null {
  const value = numberOf(source, name);
  return value === null ? null : Math.round(value * factor);
}

function sizeOf(dimensions: unknown): VariationChoice['size'] {
  const millimetres = (name: string) => scaled(dimensions, name, millimetresPerCentimetre);
  const [length, width, height] = [millimetres('length'), millimetres('width'), millimetres('height')];
  return length === null || width === null || height === null ? null : [length, width, height];
}

function priceOf(body: unknown, mode: TaxMode): ShownPrice | null {
  if (of(body, 'variation_is_visible') !== true) return null;
  const cents = (name: string) => toCents(Math.round((numberOf(body, name) ?? 0) * 100));
  const unit = cents('display_price');
  const regular = cents('display_regular_price');
  const prior = priorOf(of(body, 'prior_price'));
  return { unit, regular, onSale: unit < regular, upTo: null, mode, ...(prior ? { prior } : {}) };
}

function priorOf(prior: unknown): PriorNote | null {
  const kind = textOf(prior, 'kind');
  if (kind === 'new-article') return { kind, since: Date.parse(textOf(prior, 'since')) };
  return kind === 'lowest' || kind === 'progressive' ? { kind } : null;
}

function stockOf(body: unknown): StockNote {
  if (of(body, 'is_in_stock') !== true) return { kind: 'out-of-stock' };
  if (textOf(body, 'availability_html').includes('available-on-backorder')) return { kind: 'backorder' };
  const left = numberOf(body, 'variation_stock_left');
  // The number of pieces is shown only where few are left: the markup says whether that is so.
  const tellsNumber = left !== null && textOf(body, 'availability_html').includes(` ${left} `);
  return tellsNumber ? { kind: 'few', left } : { kind: 'in-stock' };
}

function pictureOf(image: unknown): Picture | null {
  const key = /\/media\/(.+)-\d+\.\w+$/.exec(textOf(image, 'src'))?.[1];
  const widths = [...textOf(image, 'srcset').matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
  if (key === undefined || widths.length === 0) return null;
  const width = numberOf(image, 'full_src_w') ?? 1;
  return { key, alt: textOf(image, 'alt'), width, height: numberOf(image, 'full_src_h') ?? width, widths };
}
