import type { Page } from '@playwright/test';
import { pick, type StoreProduct } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';

const viewed = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Visti di recente' }) });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('recently_viewed'));
const remembered = async (page: Page): Promise<number[]> =>
  JSON.parse((await stored(page)) ?? '{"ids":[]}').ids;
const look = (page: Page, { slug }: StoreProduct) => open(page, `/product/${slug}/`);
const toTheFoot = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test.afterEach(() =>
  changeSettings({
    order_attribution: undefined,
    order_attribution_with_consent: undefined,
    recently_viewed_products: undefined,
  }),
);

test('a guest finds what this browser has looked at below a product, the latest first, and buys it there', async ({
  page,
  catalogue,
}) => {
  const [one, two, three] = [0, 1, 2].map((at) => pick(catalogue.plenty, at)) as [
    StoreProduct,
    StoreProduct,
    StoreProduct,
  ];
  await look(page, one);
  await expect.poll(() => remembered(page)).toEqual([one.id]);
  await toTheFoot(page);
  await expect(viewed(page)).toHaveCount(0);
  await look(page, two);
  await expect.poll(() => remembered(page)).toEqual([two.id, one.id]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await look(page, three);
  await expect.poll(() => remembered(page)).toEqual([three.id, two.id, one.id]);
  await toTheFoot(page);
  await expect(viewed(page).getByRole('heading', { level: 3 })).toHaveText([two.name, one.name]);
  await expectNoFaults(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);

  await viewed(page)
    .getByRole('link', { name: `Aggiungi al carrello: ${two.name}` })
    .click();
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
});

test('nothing is remembered of a page that was only rendered ahead, where storage is denied, against the browser’s setting, or in a shop that shows none', async ({
  page,
  anotherVisitor,
  catalogue,
}) => {
  const part = pick(catalogue.plenty);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await look(page, part);
  await expect(page.locator('[data-island="recently-viewed"][data-mounted]')).toBeAttached();
  expect(await stored(page)).toBeNull();
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  expect(await remembered(page)).toEqual([part.id]);

  const denied = await (await anotherVisitor()).newPage();
  await denied.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await look(denied, part);
  await expect(denied.locator('[data-island="recently-viewed"][data-mounted]')).toBeAttached();

  const reserved = await (await anotherVisitor()).newPage();
  await reserved.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await look(reserved, part);
  await expect(reserved.locator('[data-island="recently-viewed"][data-mounted]')).toBeAttached();
  expect(await stored(reserved)).toBeNull();

  await changeSettings({ recently_viewed_products: 0 });
  await expect(async () => {
    await look(page, part);
    expect(await page.locator('[data-island="recently-viewed"]').count()).toBe(0);
  }).toPass();
});

test('where the shop asks for consent nothing is remembered before a yes, and a no forgets it on any page', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty);
  await changeSettings({ order_attribution_with_consent: true });
  await expect(async () => {
    await look(page, part);
    await expect(page.getByText('ricorda gli articoli che guardi')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectNoFaults(page);
  expect(await stored(page)).toBeNull();
  await page.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect.poll(() => remembered(page)).toEqual([part.id]);
  await open(page, '/shop/#privacy-choices');
  await page.getByRole('button', { name: 'No, grazie' }).click();
  await expect.poll(() => stored(page)).toBeNull();
});
