import { describe, expect, it } from 'vitest';
import { composeProduct } from './compose-product.ts';
import { wholeRangeIndex } from './compose-whole-range.ts';
import type { DemoItem, DemoProduct } from './demo-product.ts';
import { demoToday } from './demo-today.ts';
import { fuelOf } from './draw-fitments.ts';
import { typeNumber } from './type-number.ts';

const products = Array.from({ length: 1200 }, (_, index) => composeProduct(index));
const itemsOf = (product: DemoProduct): readonly DemoItem[] =>
  product.type === 'simple' ? [product.item] : product.variations;
// The tyre with all its variations would outweigh everything else in the shares.
const items = products.filter((_, index) => index !== wholeRangeIndex).flatMap(itemsOf);
const share = (part: number, whole: number) => part / whole;

function textsOf(product: DemoProduct): string[] {
  return [
    product.name,
    product.short,
    product.description,
    ...(product.type === 'variable' ? product.variations.map(({ name }) => name) : []),
    ...product.reviews.flatMap(({ author, body }) => [author, body]),
  ];
}

describe('a product of the demo shop', () => {
  it('is the same every time it is composed', () => {
    for (const index of [0, 1, 7, 500, 99_999]) {
      expect(composeProduct(index)).toEqual(composeProduct(index));
    }
    expect(composeProduct(3)).not.toEqual(composeProduct(4));
  });

  it('has a slug and codes of its own', () => {
    const many = Array.from({ length: 8000 }, (_, index) => composeProduct(index));
    const codes = many.flatMap((product) => [
      product.sku,
      ...(product.type === 'variable' ? product.variations.map(({ sku }) => sku) : []),
    ]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(many.length);
    for (const { slug } of many) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has a name of its own, in a shop of any size', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => composeProduct(index));
    const names = many.flatMap((product) => [
      product.name,
      ...(product.type === 'variable' ? product.variations.map(({ name }) => name) : []),
    ]);
    expect(new Set(names).size).toBe(names.length);
    const types = Array.from({ length: 200_000 }, (_, index) => typeNumber(index));
    expect(new Set(types).size).toBe(types.length);
    expect([typeNumber(0), typeNumber(8999), typeNumber(9000)]).toEqual(['2789', '7368', '2789/1']);
  });

  it('[VAR-27] is a tyre in 2,000 variations at one place', () => {
    const tyre = composeProduct(wholeRangeIndex);
    expect(itemsOf(tyre)).toHaveLength(2000);
    expect(tyre.attributes.map(({ terms }) => terms.length)).toEqual([20, 5, 4, 3, 2]);
  });

  it('holds only finished sentences', () => {
    for (const text of products.flatMap(textsOf)) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}$]| {2}|^\s|\s$/);
      expect(text.length).toBeGreaterThan(0);
    }
    for (const { description } of products) {
      expect(description).toMatch(/^<p>[^<]+\.<\/p>\n<ul>(<li>[^<]+<\/li>){2,4}<\/ul>\n<p>[^<]+\.<\/p>$/);
    }
  });

  it('costs a price that ends in ,50 or ,90, and less in a sale', () => {
    for (const { regular, sale } of items) {
      expect([50, 90]).toContain(regular % 100);
      if (sale !== null) {
        expect([50, 90]).toContain(sale % 100);
        expect(sale).toBeLessThan(regular);
      }
    }
    const reduced = products.filter((product) => itemsOf(product).some(({ sale }) => sale !== null));
    expect(share(reduced.length, products.length)).toBeGreaterThan(0.08);
    expect(share(reduced.length, products.length)).toBeLessThan(0.16);
  });

  it('costs workshops less without VAT, and less again from each tier on', () => {
    const listed = items.filter(({ tiers }) => tiers.length > 0);
    expect(share(listed.length, items.length)).toBeGreaterThan(0.6);
    expect(share(listed.length, items.length)).toBeLessThan(0.8);
    for (const { tiers, regular, sale } of listed) {
      const [base] = tiers;
      expect(base?.from).toBe(1);
      expect(base?.cents).toBeLessThan((sale ?? regular) / 1.22);
      for (const [at, tier] of tiers.entries()) {
        const before = tiers[at - 1];
        if (before) {
          expect(tier.from).toBeGreaterThan(before.from);
          expect(tier.cents).toBeLessThan(before.cents);
        }
      }
    }
  });

  it('fits 2 to 12 cars, unless it is oil, a tool or a tyre', () => {
    for (const { kind, vehicles } of products) {
      if (kind.fits === 'none') expect(vehicles).toHaveLength(0);
      else {
        expect(vehicles.length).toBeGreaterThanOrEqual(2);
        expect(vehicles.length).toBeLessThanOrEqual(12);
        expect(new Set(vehicles).size).toBe(vehicles.length);
      }
      if (kind.use !== 'mounted') expect(kind.fits).toBe('none');
    }
  });

  it('fits diesels only where it is for diesels', () => {
    for (const { kind, vehicles } of products) {
      if (kind.fuel) for (const vehicle of vehicles) expect(fuelOf(vehicle)).toBe(kind.fuel);
    }
    expect(fuelOf(['BMW', 'Serie 1', '116d', 85, 2011, 2019])).toBe('diesel');
    expect(fuelOf(['BMW', 'Serie 1', '118i', 100, 2019, 2024])).toBe('petrol');
    expect(fuelOf(['Mercedes-Benz', 'GLA', '200 d', 100, 2014, 2020])).toBe('diesel');
  });

  it('varies in 3 to 24 ways, each different, where it is variable', () => {
    const variable = products.filter((product) => product.type === 'variable');
    expect(variable.length).toBeGreaterThanOrEqual(80);
    for (const product of variable) {
      expect(product.variations.length).toBeGreaterThanOrEqual(3);
      if (product !== products[wholeRangeIndex]) expect(product.variations.length).toBeLessThanOrEqual(24);
      const ways = product.variations.map(({ terms }) => JSON.stringify(terms));
      expect(new Set(ways).size).toBe(ways.length);
    }
    expect(
      variable.some(({ variations }) =>
        variations.some(({ terms }) => terms.some(([, term]) => term === null)),
      ),
    ).toBe(true);
  });

  it('is presented with attributes that one of its variations has', () => {
    for (const product of products) {
      if (product.type === 'simple') continue;
      const preset = product.attributes.filter((attribute) => attribute.preset !== null);
      const matching = product.variations.filter(({ terms }) =>
        preset.every((attribute) =>
          terms.some(
            ([slug, term]) => slug === attribute.slug && (term ?? attribute.preset) === attribute.preset,
          ),
        ),
      );
      expect(matching.length).toBeGreaterThan(0);
    }
  });

  it('is out of stock now and then, and low a little more often', () => {
    const none = items.filter(({ onHand }) => onHand === 0).length;
    const few = items.filter(({ onHand }) => onHand > 0 && onHand <= 5).length;
    expect(share(none, items.length)).toBeGreaterThan(0.04);
    expect(share(none, items.length)).toBeLessThan(0.08);
    expect(share(few, items.length)).toBeGreaterThan(0.05);
    expect(share(few, items.length)).toBeLessThan(0.11);
    expect(Math.max(...items.map(({ onHand }) => onHand))).toBeGreaterThan(200);
  });

  it('was published, and reviewed afterwards, before the day of the demo shop', () => {
    const reviewed = products.filter(({ reviews }) => reviews.length > 0);
    expect(share(reviewed.length, products.length)).toBeGreaterThan(0.25);
    expect(share(reviewed.length, products.length)).toBeLessThan(0.35);
    for (const { publishedAt, reviews } of products) {
      expect(publishedAt.getTime()).toBeLessThanOrEqual(demoToday.getTime());
      for (const { writtenAt } of reviews) {
        expect(writtenAt.getTime()).toBeGreaterThanOrEqual(publishedAt.getTime());
        expect(writtenAt.getTime()).toBeLessThanOrEqual(demoToday.getTime());
      }
    }
  });
});
