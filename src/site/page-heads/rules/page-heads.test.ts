import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseListingQuery } from '#catalogue/products/rules/listing-query.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import {
  boundedDescription,
  boundedTitle,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
} from '#kit/text/rules/bounded-text.ts';
import { wordsOfPath } from '#site/frame/rules/words-of-path.ts';
import { type HeadTag, headTags, sharePicture } from './head-tags.ts';
import { contentHead, type HeadWords, homeHead, listingHead, productHead } from './page-heads.ts';

const words: HeadWords = {
  code: (sku) => `Codice ${sku}.`,
  price: (amount) => `Prezzo ${amount}`,
  priceFrom: (amount) => `Prezzo da ${amount}`,
  withTax: { gross: 'IVA inclusa', net: 'IVA esclusa' },
  stock: { 'in-stock': 'Disponibile.', few: 'Ultimi.', backorder: 'Ordinabile.', 'out-of-stock': 'Finito.' },
  home: (shop) => `${shop}, ricambi.`,
  shopTitle: 'Catalogo',
  categoryTitle: (name) => `${name}: ricambi auto`,
  tagTitle: (name) => `${name}: ricambi`,
  brandTitle: (name) => `Ricambi ${name}`,
  onPage: (page) => `pagina ${page}`,
  everything: (count) => `${count} articoli.`,
  inScope: (name, count) => `${count} articoli in ${name}.`,
  ofBrand: (name, count) => `${count} articoli ${name}.`,
};
const context = { words, shopName: 'Pistone', locale: 'it' } as const;
const shop = { name: 'Pistone', url: 'https://shop.test', locale: 'it' } as const;
const picture = { key: 'disco', alt: 'Un disco', width: 1920, height: 1440, widths: [160, 640, 1200, 1920] };
const product = {
  sku: 'DSC-1',
  shortDescription: 'Disco ventilato per Fiat Panda.',
  picture,
  price: {
    unit: toCents(123456),
    regular: toCents(123456),
    onSale: false,
    upTo: null,
    mode: 'gross' as const,
  },
  stock: { kind: 'in-stock' as const },
};

const shown = (tags: readonly HeadTag[]) =>
  Object.fromEntries(
    tags.flatMap((tag) => {
      if ('property' in tag) return [[tag.property, tag.content]];
      if ('name' in tag) return [[tag.name, tag.content]];
      return 'rel' in tag ? [[tag.rel, tag.href]] : [];
    }),
  );

test('titles and descriptions are never longer than what is shown of them', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.array(fc.string({ maxLength: 90 }), { maxLength: 4 }),
      (text, more) => {
        expect(boundedTitle(text, more).length).toBeLessThanOrEqual(LONGEST_TITLE);
        expect(boundedDescription([text, ...more]).length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
      },
    ),
  );
});

test('a title has what fits after it, a long one is cut between words', () => {
  expect(boundedTitle('Disco freno', [' – DSC-1', ' | Pistone'])).toBe('Disco freno – DSC-1 | Pistone');
  const long = 'Ammortizzatore anteriore lato sinistro Stabilia Duo per Volkswagen T-Roc Cabriolet';
  expect(boundedTitle(long, [' | Pistone'])).toBe('Ammortizzatore anteriore lato sinistro Stabilia Duo per…');
});

test('a description is made of whole sentences, without markup', () => {
  expect(boundedDescription(['<p>Spediamo  in <b>24 ore</b>.</p>', '', 'Anche nelle isole.'])).toBe(
    'Spediamo in 24 ore. Anche nelle isole.',
  );
  expect(boundedDescription(['Uno.', 'x'.repeat(200), 'Due.'])).toBe('Uno. Due.');
});

test('a product has its title, price, picture with its size, and its one address', () => {
  const head = productHead(product, { title: 'Disco freno', path: '/product/disco/' }, context);
  const tags = headTags(head, shop);
  expect(tags[0]).toEqual({ title: 'Disco freno – DSC-1 | Pistone' });
  expect(shown(tags)).toEqual({
    description: 'Disco ventilato per Fiat Panda. Prezzo 1.234,56 € IVA inclusa. Disponibile. Codice DSC-1.',
    canonical: 'https://shop.test/product/disco/',
    'og:type': 'product',
    'og:site_name': 'Pistone',
    'og:locale': 'it_IT',
    'og:title': 'Disco freno – DSC-1 | Pistone',
    'og:url': 'https://shop.test/product/disco/',
    'og:description':
      'Disco ventilato per Fiat Panda. Prezzo 1.234,56 € IVA inclusa. Disponibile. Codice DSC-1.',
    'og:image': 'https://shop.test/media/disco-1200.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '900',
    'og:image:alt': 'Un disco',
    'twitter:card': 'summary_large_image',
    'product:price:amount': '1234.56',
    'product:price:currency': 'EUR',
    'product:availability': 'in stock',
  });
});

test('a product without price, code or picture has only what there is', () => {
  const bare = {
    ...product,
    sku: null,
    price: null,
    picture: null,
    stock: { kind: 'out-of-stock' as const },
  };
  const tags = shown(headTags(productHead(bare, { title: 'Disco', path: '/product/d/' }, context), shop));
  expect(Object.keys(tags).filter((name) => /price|image|availability/.test(name))).toEqual([]);
  expect(tags.description).toBe('Disco ventilato per Fiat Panda. Finito.');
  expect(tags['twitter:card']).toBe('summary');
});

test('the price of a product with variations is the lowest', () => {
  const price = { ...product.price, upTo: toCents(200000), mode: 'net' as const };
  const head = productHead({ ...product, price }, { title: 'Olio', path: '/product/olio/' }, context);
  expect(head.description).toContain('Prezzo da 1.234,56 € IVA esclusa.');
});

const listing = (address: string, scope: Parameters<typeof parseListingQuery>[0], page?: string) => ({
  query: parseListingQuery(scope, page, new URL(address, 'https://shop.test').searchParams),
  heading: 'Freni',
  description: 'Dischi e pastiglie.',
  crumbs: [
    { name: 'Meccanica', path: '/product-category/meccanica/' },
    { name: 'Freni', path: '/product-category/freni/' },
  ],
  total: 42,
  products: [],
});
const category = { kind: 'category', slug: 'freni' } as const;

test('a category has its number of products and its breadcrumb', () => {
  const head = listingHead(listing('/', category), context);
  expect(head).toMatchObject({
    title: 'Freni: ricambi auto | Pistone',
    description: 'Dischi e pastiglie. 42 articoli in Freni.',
    path: '/product-category/freni/',
  });
  expect(headTags(head, shop).at(-1)).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Meccanica',
          item: 'https://shop.test/product-category/meccanica/',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Freni',
          item: 'https://shop.test/product-category/freni/',
        },
      ],
    },
  });
});

test('each page of a list has an address and a title of its own; the order changes neither', () => {
  expect(listingHead(listing('/?orderby=price', category, '3'), context)).toMatchObject({
    title: 'Freni: ricambi auto, pagina 3 | Pistone',
    path: '/product-category/freni/page/3/',
  });
});

test.each([
  ['/?s=disco', { kind: 'shop' } as const],
  ['/?in_stock=1', category],
  ['/?min_price=5&orderby=price', category],
])('what is searched or filtered (%s) is not to be indexed, nor shared', (address, scope) => {
  const tags = shown(headTags(listingHead(listing(address, scope), context), shop));
  expect([tags.robots, tags.canonical, tags['og:url']]).toEqual(['noindex', undefined, undefined]);
});

test('the home page and the shop’s texts have heads too', () => {
  expect(homeHead({ tagline: 'Ricambi', hero: picture }, context)).toMatchObject({
    title: 'Ricambi | Pistone',
    description: 'Pistone, ricambi.',
    path: '/',
  });
  const page = { title: 'Spedizioni', path: '/spedizioni/', text: '<h2>Come</h2><p>Con corriere.</p>' };
  expect(contentHead(page, context)).toMatchObject({
    title: 'Spedizioni | Pistone',
    description: 'Come Con corriere.',
    path: '/spedizioni/',
  });
});

test('a picture narrower than usual is shared as it is, none is not shared', () => {
  expect(sharePicture({ ...picture, widths: [1920] })).toMatchObject({ width: 1920, height: 1440 });
  expect(sharePicture({ ...picture, width: 300, height: 200, widths: [160, 300] })).toMatchObject({
    path: '/media/disco-300.jpg',
    width: 300,
    height: 200,
  });
  expect(sharePicture(null)).toBeNull();
});

test.each([
  ['/product/disco-freno-280-mm/', 'disco freno 280 mm'],
  ['/product-category/freni/page/9/', 'freni'],
  ['/wp-login.php', 'wp login'],
  ['/caff%C3%A8/', 'caffè'],
  ['/%/', ''],
  ['/', ''],
])('the address %s asks for %j', (path, asked) => {
  expect(wordsOfPath(path)).toBe(asked);
});
