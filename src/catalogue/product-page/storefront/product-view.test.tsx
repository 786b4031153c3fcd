import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFields } from '#catalogue/products/rules/no-fields.ts';
import type { ProductReviews } from '#catalogue/reviews/rules/product-review.ts';
import { ratingHistogram } from '#catalogue/reviews/rules/rating-histogram.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { ProductTop } from './product-top.tsx';
import { ProductView } from './product-view.tsx';

const picture = (key: string) => ({
  key,
  alt: `Foto ${key}`,
  width: 1200,
  height: 1100,
  widths: [320, 1200],
});
const product: ProductDetail = {
  ...noFields('card'),
  ...noFields('page'),
  id: 7,
  slug: 'disco-freno',
  type: 'simple',
  name: 'Disco freno </script>',
  sku: 'DF-300',
  brand: 'Frenotec',
  brandSlug: 'frenotec',
  picture: picture('disc'),
  price: { unit: toCents(123450), regular: toCents(123450), onSale: false, upTo: null, mode: 'gross' },
  stock: { kind: 'in-stock' },
  buyable: true,
  minQuantity: 2,
  rating: 4.5,
  reviewCount: 1,
  gallery: [
    { ...picture('disc'), title: 'Davanti', caption: 'Vista frontale' },
    { ...picture('box'), title: '', caption: '' },
  ],
  crumbs: [{ name: 'Freni', path: '/product-category/freni/' }],
  shortDescription: 'Autoventilante.',
  description: '<p>Ghisa.</p>',
  limits: { minimum: 2, maximum: 20, step: 2 },
  tiers: [],
  tierTable: null,
  soldIndividually: false,
  weightGrams: 7850,
  size: [305, 305, 55],
  attributes: [{ label: 'Diametro', values: [{ name: '300 mm' }] }],
  oeNumbers: [{ manufacturer: 'VW', code: '1K0 615 301 AA' }],
  vehicles: [{ make: 'Audi', model: 'A3', engine: '1.6 TDI', powerKw: 77, years: '2009–2013' }],
  variationAttributes: [],
  variations: [],
  allAtOnce: false,
  combinations: null,
  longestDescription: '',
  variationSettings: {
    clearOnReselect: true,
    deselectUnavailable: false,
    showLabel: true,
    stockLabelThreshold: 5,
    addByAjax: true,
  },
};
const reviews: ProductReviews = {
  list: [
    {
      id: 12,
      author: 'Marco',
      rating: 5,
      body: 'Ottimo',
      verified: true,
      createdAt: '2026-10-02T23:30:00Z',
      answer: null,
    },
  ],
  page: 1,
  pages: 1,
  histogram: ratingHistogram([{ rating: 5, count: 1 }]),
  enabled: true,
  terms: { open: true, ratings: true, ratingRequired: true, buyersOnly: false },
  sent: null,
};
const render = (shown: Partial<ProductDetail> = {}) => {
  const part = { ...product, ...shown };
  return renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <ProductView
        safety={{ manufacturer: null, responsible: null }}
        crossNumbers={[]}
        documents={[]}
        product={part}
        top={
          <ProductTop
            product={part}
            platform="shop"
            purchase={(choice: PurchaseChoice) => (
              <button type="submit">{`compra ${choice.quantity}`}</button>
            )}
            galleryFeatures={null}
            fit={null}
            delivery={{ handlingDays: 1, flat: toCents(790), freeFrom: toCents(8900) }}
          />
        }
        extras={<p>fasce di prezzo</p>}
        reviews={reviews}
        related={[]}
        cardMarkup={() => ''}
        shopName="Pistone"
        platform="shop"
        shopUrl="https://shop.test"
      />
    </WordsContext>,
  );
};
const data = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

test('[PDP-01] the page has gallery, purchase area and tabs', () => {
  const html = render();
  expect(html).toContain('<legend');
  expect(html).toContain('action="/product/disco-freno/"');
  expect(html).toContain('role="tablist"');
});

test('what staff wrote as a short description is read as text, with its markup on the page and without in structured data', () => {
  const html = render({ shortDescription: '<p>Viti &amp; <strong>dadi</strong>.</p>' });
  expect(html).toContain('<p>Viti &amp; <strong>dadi</strong>.</p>');
  expect(html).not.toContain('&lt;p&gt;');
  expect(data(html)).toMatchObject({ description: 'Viti & dadi.' });
});

test.each([
  [{ kind: 'lowest' }, 'Il prezzo barrato è il più basso dei 30 giorni prima dello sconto.'],
  [{ kind: 'progressive' }, 'Il prezzo barrato è il più basso dei 30 giorni prima del primo ribasso.'],
  [
    { kind: 'new-article', since: Date.parse('2026-11-11T23:30:00Z') },
    'In vendita dal 12/11/2026: il prezzo barrato è il più basso da allora fino allo sconto.',
  ],
] as const)('below a reduced price stands what is struck: %o', (prior, note) => {
  const price = {
    unit: toCents(900),
    regular: toCents(1000),
    onSale: true,
    upTo: null,
    mode: 'gross',
  } as const;
  expect(render({ price: { ...price, prior } })).toContain(note);
  expect(render({ price })).not.toContain('Il prezzo barrato');
});

test('[PDP-02] the tabs stand in their order', () => {
  const tabs = [...render().matchAll(/role="tab"[^>]*aria-controls="([^"]+)"[^>]*>([^<]+)/g)];
  expect(tabs.map(([, panel, label]) => [panel, label])).toEqual([
    ['tab-description', 'Descrizione'],
    ['tab-additional_information', 'Informazioni aggiuntive'],
    ['tab-reviews', 'Recensioni'],
  ]);
});

test('[PDP-05] the first tab is open when the page is made', () => {
  const open = [...render().matchAll(/<section id="(tab-[^"]+)"[^>]*data-open=""/g)].map(([, id]) => id);
  expect(open).toEqual(['tab-description']);
});

test('[PDP-06] the review count is a link to the reviews, which it finds', () => {
  const html = render();
  expect(html).toMatch(/<a href="#reviews">.*1 recensione/);
  expect(html).toContain('id="reviews"');
  expect(html).toContain('id="comment-12"');
});

test('[PDP-08] a gallery image has its large image, caption, alternative text and title', () => {
  const image = /<img[^>]*alt="Foto disc"[^>]*>/.exec(render())?.[0] ?? '';
  expect(image).toContain('data-large_image="/media/disc-1200.webp"');
  expect(image).toContain('data-large_image_width="1200"');
  expect(image).toContain('data-large_image_height="1100"');
  expect(image).toContain('data-caption="Vista frontale"');
  expect(image).toContain('title="Davanti"');
});

test('[PDP-09] the gallery is plain images, chosen without scripts', () => {
  const html = render();
  expect(html.match(/<input type="radio" name="image"/g)).toHaveLength(2);
  expect(html).not.toContain('schermo intero');
});

test('[PDP-13] the purchase area carries quantity, button and what else applies', () => {
  const html = render();
  const input = /<input[^>]*name="quantity"[^>]*>/.exec(html)?.[0] ?? '';
  for (const attribute of ['min="2"', 'max="20"', 'step="2"', 'value="2"'])
    expect(input).toContain(attribute);
  expect(html).toContain('compra 2');
  expect(html).toContain('fasce di prezzo');
});

test('[CART-12] without scripts the form posts the product', () => {
  expect(render()).toMatch(/<form[^>]*method="post".*<input type="hidden" name="add-to-cart" value="7"\/>/s);
});

test('[QTY-02] what is sold in multiples says so', () => {
  expect(render()).toContain('Si vende a multipli di 2, da 2 pezzi');
});

test('an item that cannot be bought has no form', () => {
  expect(render({ buyable: false, stock: { kind: 'out-of-stock' } })).not.toMatch(
    /<form[^>]*action="\/product\//,
  );
});

test('an item that is sold one at a time has no visible quantity', () => {
  const html = render({ soldIndividually: true, limits: { minimum: 1, maximum: 1, step: 1 } });
  expect(html).toContain('<input type="hidden" name="quantity" value="1"/>');
  expect(html).not.toContain('type="number"');
});

test('the additional information shows data, OE numbers and vehicles', () => {
  const html = render();
  for (const shown of [
    'DF-300',
    '300 mm',
    '7,85 kg',
    '305 × 305 × 55 mm',
    '1K0 615 301 AA',
    '77 kW (105 CV)',
  ])
    expect(html).toContain(shown);
});

test('[VAR-19] a variable product has a row for what only a variation has', () => {
  expect(render({ weightGrams: null })).not.toContain('data-fact="weightGrams"');
  const html = render({ type: 'variable', weightGrams: null });
  expect(html).toContain('<tr data-fact="weightGrams" hidden="">');
  expect(html).toContain('<tr data-fact="sku"><th scope="row">Codice</th><td>DF-300</td>');
});

test('a review is dated by the day in Italy', () => {
  expect(render()).toContain('3 ottobre 2026');
});

test('the product is structured data for search engines, and its name cannot end the script element', () => {
  expect(data(render())).toMatchObject({
    '@type': 'Product',
    name: 'Disco freno </script>',
    url: 'https://shop.test/product/disco-freno/',
    image: ['https://shop.test/media/disc-1200.webp', 'https://shop.test/media/box-1200.webp'],
    offers: {
      '@type': 'Offer',
      price: '1234.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 1 },
  });
});

test('the breadcrumbs that the page shows are structured data for search engines', () => {
  const html = render();
  const [, script = ''] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => text ?? '',
  );
  expect(JSON.parse(script)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/' },
      { position: 2, name: 'Freni', item: 'https://shop.test/product-category/freni/' },
      { position: 3, name: 'Disco freno </script>', item: 'https://shop.test/product/disco-freno/' },
    ],
  });
  expect(html).toContain('<a href="/product-category/freni/">Freni</a>');
});

test('a product without reviews has no rating for search engines, one without price no offer', () => {
  expect(data(render({ reviewCount: 0, rating: 0 }))).not.toHaveProperty('aggregateRating');
  expect(data(render({ price: null }))).not.toHaveProperty('offers');
});

test('when the item leaves and what sending it costs stands below the price', () => {
  expect(render()).toContain('Spedito entro 1 giorno lavorativo');
  expect(render()).toContain('Spedizione gratuita');
  const price = {
    unit: toCents(500),
    regular: toCents(500),
    onSale: false,
    upTo: null,
    mode: 'gross',
  } as const;
  expect(render({ price })).toContain('Spedizione 7,90\u00a0€, gratuita da 89,00\u00a0€ di spesa');
  expect(render({ stock: { kind: 'backorder' } })).toContain('Spedito appena arriva in magazzino');
  expect(render({ stock: { kind: 'out-of-stock' } })).not.toContain('Spedi');
});
