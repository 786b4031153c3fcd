import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anImage } from '../factories/an-image.ts';

const base = '/wp-json/wc/store/v1/products';
let shop: TestShop;
let disc: MadeProduct;
let pads: MadeProduct;
let belt: MadeProduct;
let brakesId = 0;

const ask = async (query: string) => {
  const response = await shop.fetch(`${base}/reviews${query}`);
  return { response, body: await response.json() };
};
const authorsOf = async (query: string) => {
  const { response, body } = await ask(query);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.map((review: { reviewer: string }) => review.reviewer);
};

beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  const image = await anImage(db, { fileKey: 'disco-1', alt: 'Disco' });
  const brakes = await aCategory(db, { slug: 'freni' });
  const below = await aCategory(db, { slug: 'dischi', parentId: brakes.id });
  brakesId = brakes.id;
  pads = await aProduct(db, { slug: 'pastiglie', name: 'Pastiglie' });
  disc = await aProduct(db, {
    slug: 'disco',
    name: 'Disco & mozzo',
    categoryIds: [below.id],
    columns: { image_id: image.id },
  });
  belt = await aProduct(db, { slug: 'cinghia' });
  const draft = await aProduct(db, { slug: 'bozza', columns: { status: 'draft' } });
  const review = (author: string, productId: number, rating: number | null, moment: string, more = {}) => ({
    product_id: productId,
    author_name: author,
    author_email: `${author.toLowerCase()}@example.com`,
    rating,
    body: `Parere di ${author}`,
    status: 'approved' as const,
    created_at: moment,
    ...more,
  });
  await db
    .insertInto('reviews')
    .values([
      review('Ada', disc.id, 5, '2026-01-10T23:30:15Z', {
        verified: true,
        body: 'Ottimo <i>disco</i>\nmontato subito.\n\nLo ricompro.',
      }),
      review('Bea', pads.id, 3, '2026-01-12T10:00:00Z'),
      review('Ciro', disc.id, null, '2026-01-11T10:00:00Z'),
      review('Dora', belt.id, 1, '2026-01-09T10:00:00Z'),
      review('Elio', disc.id, 5, '2026-01-13T10:00:00Z', { status: 'pending' }),
      review('Fausto', draft.id, 5, '2026-01-14T10:00:00Z'),
    ])
    .execute();
});
afterAll(() => shop.close());

test('a review is answered field by field; of its author only the name, of its text only what is safe', async () => {
  const { body } = await ask(`?product_id=${disc.id}&orderby=rating`);
  const sign = `${shop.shopUrl}/favicon.svg`;
  expect(body[0]).toEqual({
    id: expect.any(Number),
    date_created: '2026-01-11T00:30:15',
    formatted_date_created: '11 gennaio 2026',
    date_created_gmt: '2026-01-10T23:30:15',
    product_id: disc.id,
    product_name: 'Disco &amp; mozzo',
    product_permalink: `${shop.shopUrl}/product/disco/`,
    product_image: expect.objectContaining({ src: `${shop.shopUrl}/media/disco-1-1200.webp`, alt: 'Disco' }),
    reviewer: 'Ada',
    review: '<p>Ottimo &lt;i&gt;disco&lt;/i&gt;<br />\nmontato subito.</p>\n<p>Lo ricompro.</p>\n',
    rating: 5,
    verified: true,
    reviewer_avatar_urls: { '24': sign, '48': sign, '96': sign },
    _links: {
      self: [{ href: `${shop.shopUrl}${base}/reviews/${body[0].id}` }],
      collection: [{ href: `${shop.shopUrl}${base}/reviews` }],
      up: [{ href: `${shop.shopUrl}${base}/${disc.id}` }],
    },
  });
  expect(body[1]).toMatchObject({ reviewer: 'Ciro', rating: null, verified: false });
  expect(JSON.stringify(body)).not.toContain('@example.com');
});

test.each([
  ['', ['Bea', 'Ciro', 'Ada', 'Dora']],
  ['?order=asc', ['Dora', 'Ada', 'Ciro', 'Bea']],
  ['?orderby=date_gmt', ['Bea', 'Ciro', 'Ada', 'Dora']],
  ['?orderby=rating', ['Ada', 'Bea', 'Dora', 'Ciro']],
  ['?orderby=rating&order=asc', ['Ciro', 'Dora', 'Bea', 'Ada']],
  ['?orderby=id', ['Dora', 'Ciro', 'Bea', 'Ada']],
  ['?orderby=product&order=asc', ['Bea', 'Ciro', 'Ada', 'Dora']],
  ['?per_page=2&page=2', ['Ada', 'Dora']],
  ['?offset=3', ['Dora']],
  ['?offset=0&per_page=1&page=2', ['Ciro']],
  ['?page=9', []],
  ['?product_id=99999', []],
  ['?category_id=99999', []],
])('reviews %s', async (query, expected) => {
  expect(await authorsOf(query)).toEqual(expected);
});

test('reviews of a category are those of what stands below it as well; products named besides are added', async () => {
  expect(await authorsOf(`?category_id=${brakesId}`)).toEqual(['Ciro', 'Ada']);
  expect(await authorsOf(`?category_id=${brakesId}&product_id=${belt.id}`)).toEqual(['Ciro', 'Ada', 'Dora']);
  expect(await authorsOf(`?product_id=${belt.id},${pads.id}`)).toEqual(['Bea', 'Dora']);
});

test('the number of reviews and the next page are given', async () => {
  const { response } = await ask(`?per_page=3&category_id=`);
  expect(response.headers.get('x-wp-total')).toBe('4');
  expect(response.headers.get('x-wp-totalpages')).toBe('2');
  expect(response.headers.get('link')).toContain(
    `<${shop.shopUrl}${base}/reviews?per_page=3&category_id=&page=2>; rel="next"`,
  );
});

test.each([
  '?per_page=0',
  '?per_page=101',
  '?per_page=-1',
  '?offset=-1',
  '?orderby=author',
  '?order=down',
  '?product_id=x',
  '?category_id=1;drop table reviews',
  '?page=😀',
  '?context=embed',
])('%s is refused', async (query) => {
  const { response, body } = await ask(query);
  expect([response.status, body.code]).toEqual([400, 'rest_invalid_param']);
});

test('reviews are not written here', async () => {
  const response = await shop.fetch(`${base}/reviews`, { method: 'POST', body: '{}' });
  expect([response.status, (await response.json()).code]).toEqual([404, 'rest_no_route']);
});
