import { describe, expect, it, test } from 'vitest';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { packCard } from '#catalogue/variations/rules/packed-card.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { cardMarkupIn } from './card-markup.tsx';

const price = {
  unit: toCents(7999),
  regular: toCents(9999),
  onSale: true,
  upTo: null,
  mode: 'gross',
} as const;
const plain: ProductCard = {
  id: 7,
  slug: 'disco-freno',
  type: 'simple',
  name: 'Disco freno',
  sku: 'DF-300',
  brand: 'Frenotec',
  picture: { key: 'disc', alt: 'Disco', width: 1200, height: 800, widths: [160, 320, 640, 1200] },
  price,
  stock: { kind: 'few', left: 3 },
  buyable: true,
  minQuantity: 1,
  rating: 4.5,
  reviewCount: 2,
};
const draw = (card: Partial<ProductCard> = {}, eager = false) =>
  cardMarkupIn({ locale: 'it' })({ ...plain, ...card }, eager);
const islandsIn = (html: string) => [...html.matchAll(/data-island="([^"]*)"/g)].map(([, name]) => name);
const propsIn = (html: string) =>
  JSON.parse((/data-props="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'));

const right = { slug: 'destro', label: 'Destro' };
const left = { slug: 'sinistro', label: 'Sinistro' };
const variation = { id: 9, active: true, buyable: true, price, quantity: 1 };
const choices: ProductCard['choices'] = {
  attributes: [{ name: 'attribute_pa_lato', label: 'Lato', swatches: 'label', options: [right, left] }],
  variations: [{ ...variation, attributes: { attribute_pa_lato: 'destro' } }],
};

describe('a card', () => {
  it('[CAT-05] carries its add-to-cart button where the product can be bought as it stands', () => {
    const html = draw({ minQuantity: 4 });
    expect(islandsIn(html)).toEqual(['add-to-cart']);
    expect(propsIn(html)).toEqual({
      id: 7,
      type: 'simple',
      name: 'Disco freno',
      sku: 'DF-300',
      minQuantity: 4,
    });
    expect(html).toContain('href="?add-to-cart=7&amp;quantity=4"');
  });

  it('[CAT-05] leads to the options of a variable product instead', () => {
    const html = draw({ type: 'variable' });
    expect(islandsIn(html)).toEqual([]);
    expect(html).toMatch(/<a [^>]*href="\/product\/disco-freno\/"[^>]*>Scegli le opzioni<\/a>/);
  });

  it('leads to the page of a product that is sold out', () => {
    const html = draw({ buyable: false, stock: { kind: 'out-of-stock' } });
    expect(islandsIn(html)).toEqual([]);
    expect(html).toContain('Esaurito');
    expect(html).toContain('>Vedi il prodotto</a>');
  });

  it('[VAR-36] has swatches where its variation is chosen on it, with ids of its own', () => {
    const html = draw({ type: 'variable', choices });
    expect(islandsIn(html)).toEqual(['card-swatches']);
    expect(propsIn(html)).toEqual({ packed: packCard({ ...plain, choices }) });
    expect(html).toContain('id="p7-attribute_pa_lato-destro"');
    expect(html).toMatch(/<form [^>]*action="\/product\/disco-freno\/"/);
    // No variation has it.
    expect(html).toMatch(
      /value="sinistro"[^>]*aria-disabled="true"|aria-disabled="true"[^>]*value="sinistro"/,
    );
  });

  it('[SITE-02] shows a reduced price with the one before', () => {
    const html = draw();
    expect(html).toMatch(/<ins[^>]*>.*79,99\u00a0€<\/ins>/);
    expect(html).toMatch(/<del>.*99,99\u00a0€<\/del>/);
  });

  it('has its picture in two formats and as many widths as it may need', () => {
    const html = draw();
    expect(html).toContain(
      'srcSet="/media/disc-160.avif 160w, /media/disc-320.avif 320w, /media/disc-640.avif 640w"',
    );
    expect(html).toContain('src="/media/disc-640.webp"');
    expect(html).toContain('loading="lazy"');
  });

  it('loads its picture at once among the first that are seen', () => {
    expect(draw({}, true)).toMatch(/loading="eager"/);
  });
});

test('a card that is read in English says where the name of the part is Italian', () => {
  const drawIn = cardMarkupIn({ locale: 'en', contentLocale: 'it' });
  expect(drawIn({ ...plain, lang: 'it' }, false)).toMatch(/<h3 [^>]*lang="it"/);
  expect(drawIn({ ...plain, name: 'Disc' }, false)).not.toContain('lang=');
  expect(draw()).not.toContain('lang=');
});

test('a card is rendered once for each language and each way', () => {
  const drawn = (['it', 'en'] as const).flatMap((locale) =>
    [false, true].map((eager) => cardMarkupIn({ locale })(plain, eager)),
  );
  expect(new Set(drawn).size).toBe(4);
  expect(cardMarkupIn({ locale: 'en' })(plain, true)).toBe(drawn[3]);
});

test('a card has a heart where the shop shows hearts, in the language of the shop', () => {
  const heartOf = (locale: 'it' | 'en', hearts: boolean) =>
    /<form [^>]*action="\/wishlist\/".*?<\/form>/.exec(
      cardMarkupIn({ locale }, { hearts })(plain, false),
    )?.[0];
  expect(heartOf('it', false)).toBeUndefined();
  expect(heartOf('it', true)).toContain('aria-label="Aggiungi ai preferiti: Disco freno"');
  expect(heartOf('en', true)).toContain('aria-label="Add to wishlist: Disco freno"');
  expect(heartOf('en', true)).toContain('name="product" value="7"');
});
