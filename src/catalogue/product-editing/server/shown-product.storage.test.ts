import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { saveProduct } from './save-product.ts';

let home: TestDatabase;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
});
afterAll(() => home.close());

const shown = async (slug: string, locale: 'it' | 'en' = 'it') =>
  readProduct(
    await aRequestContext(home.db, locale === 'en' ? { audience: { locale, contentLocale: 'it' } } : {}),
    slug,
  );
const relatedTo = async (slug: string) => (await shown(slug))?.related.map(({ id }) => id);

test('the page of a product shows the products that it was linked to, better ones first, and popular ones otherwise', async () => {
  const category = await aCategory(home.db);
  const neighbour = await aProduct(home.db, { categoryIds: [category.id] });
  const related = await aProduct(home.db);
  const better = await aProduct(home.db);
  const draft = await aProduct(home.db, { columns: { status: 'draft' } });
  const { id } = await aProduct(home.db, { slug: 'frizione', categoryIds: [category.id] });
  expect(await relatedTo('frizione')).toEqual([neighbour.id]);
  await saveProduct(owner, {
    id,
    changes: {
      relatedIds: { from: [], to: [draft.id, related.id] },
      upSellIds: { from: [], to: [better.id] },
    },
  });
  expect(await relatedTo('frizione')).toEqual([better.id, related.id]);
});

test('what is written for search engines, who answers for safety and the numbers of other makers come with the page, in its language', async () => {
  const { id } = await aProduct(home.db, { slug: 'faro' });
  const manufacturer = {
    name: 'Hella',
    address: 'Rixbecker Straße 75, Lippstadt',
    email: 'info@example.com',
  };
  const saved = await saveProduct(owner, {
    id,
    changes: {
      seoTitle: { from: '', to: 'Faro anteriore in offerta' },
      translatedSeoTitle: { from: '', to: 'Headlight on sale' },
      manufacturer: { from: null, to: manufacturer },
      oeNumbers: {
        from: [],
        to: [
          { kind: 'oe', manufacturer: 'Fiat', code: '51766132' },
          { kind: 'cross', manufacturer: 'Valeo', code: '043 911' },
        ],
      },
    },
  });
  expect(saved).toMatchObject({ ok: true });
  expect(await shown('faro')).toMatchObject({
    seo: { title: 'Faro anteriore in offerta', description: '' },
    safety: { manufacturer, responsible: null },
    oeNumbers: [{ manufacturer: 'Fiat', code: '51766132' }],
    crossNumbers: [{ manufacturer: 'Valeo', code: '043 911' }],
  });
  expect((await shown('faro', 'en'))?.seo.title).toBe('Headlight on sale');
});
