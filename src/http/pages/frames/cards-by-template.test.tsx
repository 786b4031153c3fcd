import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { ProductGrid } from '#catalogue/products/storefront/product-grid.tsx';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import { packCard, unpackCard } from '#catalogue/variations/rules/packed-card.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { MarkupContext, type MarkupOf } from '#kit/ui/static/cached-markup.tsx';
import type { Locale } from '#messages/locale.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import { buyCard } from '#selling/cart/storefront/card-swatches/buy-card.tsx';
import { CardChooser } from '#selling/cart/storefront/card-swatches/card-chooser.tsx';
import { markupCache, renderApart } from './markup-cache.tsx';
import { markOf } from './page-frame.ts';

const plain: ProductCard = {
  id: 7,
  slug: 'disco-freno',
  type: 'simple',
  name: 'Disco freno',
  sku: 'DF-300',
  brand: 'Frenotec',
  picture: { key: 'disc', alt: 'Disco', width: 1200, height: 800, widths: [160, 320, 640, 1200] },
  price: { unit: toCents(7999), regular: toCents(7999), onSale: false, upTo: null, mode: 'gross' },
  stock: { kind: 'in-stock' },
  buyable: true,
  minQuantity: 1,
  rating: 0,
  reviewCount: 0,
};
const price = (shown: Partial<ShownPrice>): Partial<ProductCard> => ({
  price: { ...(plain.price as ShownPrice), ...shown },
});
const stock = (note: StockNote): Partial<ProductCard> => ({ stock: note });

const aroundIn = (locale: Locale) => ({ locale, platform: '', redirectAfterAdd: false });

function draw(cards: readonly ProductCard[], locale: Locale, eager: number, markupOf: MarkupOf | null) {
  const grid = (
    <MarkupContext value={markupOf}>
      <ProductGrid cards={cards} buyAction={buyCard} eager={eager} />
    </MarkupContext>
  );
  return renderApart([grid], aroundIn(locale))[0] ?? '';
}

/** Compares cards that are filled into templates with what React renders. */
function expectTheSame(cards: readonly ProductCard[], locale: Locale = 'it', eager = 0): string {
  const own = draw(cards, locale, eager, null);
  expect(draw(cards, locale, eager, markupCache(locale))).toBe(own);
  return own;
}

const shapes: readonly [string, Partial<ProductCard>][] = [
  ['bought as it stands', {}],
  ['on sale', price({ onSale: true, regular: toCents(9999) })],
  ['on sale by less than a percent', price({ onSale: true, regular: toCents(8000) })],
  ['with a range of prices', { type: 'variable', ...price({ upTo: toCents(99_999) }) }],
  ['with a range on sale', { type: 'variable', ...price({ upTo: toCents(9_900), onSale: true }) }],
  ['at a net price', price({ mode: 'net' })],
  ['of more than a thousand euros', price({ unit: toCents(123_456_789) })],
  ['without a price', { price: null, buyable: false }],
  ['on order', stock({ kind: 'backorder' })],
  ['of which one is left', stock({ kind: 'few', left: 1 })],
  ['of which few are left', stock({ kind: 'few', left: 3 })],
  ['sold out', { buyable: false, ...stock({ kind: 'out-of-stock' }) }],
  ['of a variable product that is sold out', { type: 'variable', ...stock({ kind: 'out-of-stock' }) }],
  ['without a picture', { picture: null }],
  ['with one size of picture', { picture: { key: 'a', alt: '', width: 90, height: 90, widths: [90] } }],
  ['with a picture of no size', { picture: { key: 'a', alt: 'x', width: 90, height: 90, widths: [] } }],
  ['without a brand and a code', { brand: null, sku: null }],
  ['with one review', { rating: 5, reviewCount: 1 }],
  ['with many reviews', { rating: 3.7, reviewCount: 1234 }],
  ['sold by several pieces', { minQuantity: 4 }],
  ['with an empty name', { name: '', brand: '', sku: '' }],
];

type Choices = NonNullable<ProductCard['choices']>;
type Option = Choices['attributes'][number]['options'][number];

const side = (swatches: Choices['attributes'][number]['swatches'], options: readonly Option[]) => ({
  name: 'attribute_pa_lato',
  label: 'Lato "A" & <b>',
  swatches,
  options,
});
const variation = (lato: string, more: Partial<Choices['variations'][number]> = {}) => ({
  id: 9,
  attributes: { attribute_pa_lato: lato },
  active: true,
  buyable: true,
  price: plain.price,
  quantity: 1,
  ...more,
});
const right = { slug: 'destro', label: 'Destro' };
const left = { slug: 'sinistro', label: '<Sinistro> & Co.' };
const size = {
  name: 'attribute_pa_misura',
  label: 'Misura',
  swatches: 'label',
  options: [
    { slug: 's', label: 'S' },
    { slug: 'm', label: 'M' },
  ],
} as const;
const both = [variation('destro'), variation('sinistro')];

const choosable: readonly [string, Choices][] = [
  ['by names', { attributes: [side('label', [right, left])], variations: both }],
  [
    'one that belongs to nothing',
    { attributes: [side('label', [right, left])], variations: [variation('destro')] },
  ],
  [
    'one that is sold out',
    {
      attributes: [side('label', [right, left])],
      variations: [variation('destro', { buyable: false }), variation('sinistro')],
    },
  ],
  [
    'by colours, one of them without',
    {
      attributes: [side('color', [{ ...right, color: '#c8102e' }, left])],
      variations: [variation('destro'), variation('sinistro', { buyable: false })],
    },
  ],
  [
    'by pictures',
    {
      attributes: [
        side('image', [
          { ...right, picture: { key: 'a', alt: 'x', width: 90, height: 90, widths: [90, 160] } },
          left,
        ]),
      ],
      variations: both,
    },
  ],
  [
    'by two attributes, with any value of the first',
    {
      attributes: [side('label', [right, left]), size],
      variations: [variation('', { attributes: { attribute_pa_lato: '', attribute_pa_misura: 'm' } })],
    },
  ],
  ['none of which exists', { attributes: [side('label', [right])], variations: [] }],
];

// Texts that could be misread: as markup, as a replacement pattern, as a mark of a template.
const odd: readonly [string, string][] = [
  ['signs of markup', `l'“usato” "garantito" <b>&amp;</b> & Co. > 5 <script>`],
  ['signs of patterns', `$& $1 $\` $' $$ \\$&`],
  ['a mark', markOf('0')],
  ['marks of other positions', `${markOf('1')}${markOf('x')}`],
  ['other scripts and half a character', '🚗 \u202eעברית\u202c \u200f قطع \u0000\ufeff \ud83d'],
  ['an address that runs', 'javascript:alert(1)'],
  ['what parts pieces', '<!-- --> <template data-cut="true"></template'],
];

describe('a card that is filled into the template of its shape is what React renders', () => {
  it.each(shapes)('%s', (_, shape) => {
    // The second of a shape is never rendered by React.
    const cards = [1, 2].map((id) => ({ ...plain, ...shape, id, slug: `disco-${id}` }));
    expect(expectTheSame(cards)).toContain('href="/product/disco-2/"');
    expectTheSame(cards, 'en');
    expectTheSame(cards, 'it', 1);
  });

  it.each(odd)('saying %s', (_, text) => {
    const picture = { key: 'a', alt: text, width: 1, height: 1, widths: [160] };
    expectTheSame([plain, { ...plain, name: text, brand: text, sku: text, picture }]);
  });

  it.each(choosable)('chosen by swatches: %s', (_, choices) => {
    const chosen: ProductCard = { ...plain, type: 'variable', name: 'A "scelta" <i>', choices };
    const cards = [chosen, plain, { ...chosen, id: 8, slug: 'altro', name: 'Altro' }];
    expect(expectTheSame(cards)).toContain('id="p8-attribute_pa_lato-destro"');
    expectTheSame(cards, 'en');
  });

  it.each(choosable)('and swatches are rendered as the browser hydrates them: %s', (_, choices) => {
    const chosen = { ...plain, type: 'variable', choices } as const;
    const card = unpackCard(packCard(chosen));
    const [alive] = renderApart([<CardChooser key="alive" card={card} />], aroundIn('it'));
    expect(expectTheSame([chosen])).toContain(`>${alive}</div>`);
  });

  it('with any texts, beside any other cards', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(...odd.map(([, one]) => one)),
    );
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map(toCents);
    const size = fc.integer({ min: 1, max: 4000 });
    const card = fc.record({
      id: fc.integer({ min: 1 }),
      slug: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
      type: fc.constantFrom('simple', 'variable'),
      name: text,
      sku: fc.option(text),
      brand: fc.option(text),
      picture: fc.option(
        fc.record({
          key: text,
          alt: text,
          width: size,
          height: size,
          widths: fc.array(size, { maxLength: 5 }),
        }),
      ),
      price: fc.option(
        fc.record({
          unit: cents,
          regular: cents,
          onSale: fc.boolean(),
          upTo: fc.option(cents),
          mode: fc.constantFrom('gross', 'net'),
        }),
      ),
      stock: fc.oneof(
        fc.constantFrom({ kind: 'in-stock' }, { kind: 'backorder' }, { kind: 'out-of-stock' }),
        fc.record({ kind: fc.constant('few'), left: fc.integer({ min: 1, max: 9 }) }),
      ) as fc.Arbitrary<StockNote>,
      buyable: fc.boolean(),
      minQuantity: fc.integer({ min: 1, max: 20 }),
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      reviewCount: fc.integer({ min: 0, max: 3 }),
      choices: fc.option(fc.constantFrom(...choosable.map(([, one]) => one)), { nil: undefined }),
    }) as fc.Arbitrary<ProductCard>;
    const cards = fc.array(card, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(cards, fc.constantFrom<Locale>('it', 'en'), fc.nat(4), (some, locale, eager) => {
        expectTheSame(some, locale, eager);
      }),
      { numRuns: 200 },
    );
  });
});
