import type { Page } from '@playwright/test';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { cookieNamed, shopCookies } from '#site/content/rules/shop-cookies.ts';
import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';

const declared = shopCookies(defaultWirePrefixes, {
  vatDays: 1,
  tracking: 'with-consent',
  languages: true,
  viewed: false,
});
const question = (page: Page) => page.getByRole('region', { name: 'Possiamo ricordare da dove arrivi?' });
const sourceOf = (page: Page) => page.locator('[name="wc_order_attribution_source_type"]');
const visitCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));

test.afterEach(() =>
  changeSettings({ order_attribution: undefined, order_attribution_with_consent: undefined }),
);

test('[ATTR-07] [ATTR-08] where the shop asks first nothing is noted before a yes, and a no forgets at once', async ({
  page,
  catalogue,
}) => {
  await changeSettings({ order_attribution_with_consent: true });
  await putIntoCart(page, pick(catalogue.plenty).id);
  await expect(async () => {
    await open(page, '/checkout/');
    await expect(question(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectNoFaults(page);
  expect(await visitCookies(page)).toEqual([]);
  const set = await page.context().cookies();
  expect(set.map(({ name }) => cookieNamed(declared, name)?.kind)).toEqual(set.map(() => 'necessary'));
  await expect(sourceOf(page)).toHaveValue('');

  // Consent that is given later begins at once, on the same page.
  await page.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(sourceOf(page)).toHaveValue('typein');
  expect((await visitCookies(page)).length).toBeGreaterThan(0);

  // The answer is kept, and changed from the foot of any page.
  await open(page, '/checkout/');
  await expect(sourceOf(page)).toHaveValue('typein');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze sulla privacy' }).click();
  await page.getByRole('button', { name: 'No, grazie' }).click();
  await expect(sourceOf(page)).toHaveValue('');
  await expect.poll(() => visitCookies(page)).toEqual([]);
});

test('[ATTR-07] where the shop records no visits nothing for it is loaded, and what was noted before is removed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loaded = () => asked.filter((url) => url.includes('visit'));
  await open(page, '/');
  await expect.poll(async () => (await visitCookies(page)).length).toBeGreaterThan(0);
  expect(loaded()).not.toEqual([]);

  await changeSettings({ order_attribution: false });
  await expect(async () => {
    await open(page, '/');
    await expect.poll(() => visitCookies(page), { timeout: 1000 }).toEqual([]);
  }).toPass();

  asked.length = 0;
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual([]);
});

test('somebody who only looks gets no cookie but those of the visit, and none at all where the shop asks first', async ({
  page,
  anotherVisitor,
}) => {
  await changeSettings({ order_attribution_with_consent: true });
  await expect(async () => {
    await open(page, '/cookie/');
    await expect(question(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await open(page, '/shop/');
  expect(await page.context().cookies()).toEqual([]);

  // The page of cookies names what it asks about.
  await open(page, '/cookie/');
  await expect(page.getByRole('row', { name: /sbjs_first/ })).toContainText('Statistico');
  await expect(page.getByRole('link', { name: 'Cambia la tua risposta' })).toBeVisible();
  await expectNoFaults(page);

  await changeSettings({ order_attribution_with_consent: undefined });
  const other = await (await anotherVisitor()).newPage();
  await expect(async () => {
    await open(other, '/cookie/');
    await expect(other.getByRole('link', { name: 'Cambia la tua risposta' })).toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass();
  const kinds = async () =>
    (await other.context().cookies()).map(({ name }) => cookieNamed(declared, name)?.purpose);
  await expect.poll(async () => new Set(await kinds())).toEqual(new Set(['visit']));
});
