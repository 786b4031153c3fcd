import type { Page } from '@playwright/test';
import { pick, type StoreProduct } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

const add = (page: Page, { name }: StoreProduct) =>
  page.getByRole('button', { name: `Aggiungi ai preferiti: ${name}` });
const remove = (page: Page, { name }: StoreProduct) =>
  page.getByRole('button', { name: `Togli dai preferiti: ${name}` });
/** A listing on whose first page the most popular parts are. */
const listing = (page: Page) => open(page, '/shop/?orderby=popularity');

test('a guest puts parts on the wishlist by the hearts of cards, which stay filled on every page, and takes one off', async ({
  page,
  catalogue,
}) => {
  const [one, two] = [pick(catalogue.plenty, 3), pick(catalogue.plenty, 4)];
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const heartFiles = () => loaded.filter((path) => /wishlist/.test(path));
  await listing(page);
  await expect(add(page, one)).toBeVisible();
  // Whoever has no wishlist loads nothing of it.
  expect(heartFiles()).toEqual([]);
  await add(page, one).click();
  await expect(remove(page, one)).toBeVisible();
  const notice = page.getByText('L’articolo è nella lista.').and(page.locator(':popover-open'));
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/shop\//);
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();

  // By the keyboard, on another page: the heart keeps the focus, and the way to the list is next.
  await listing(page);
  await add(page, two).focus();
  await page.keyboard.press('Enter');
  await expect(remove(page, two)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Vedi la lista' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vedi la lista' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lista dei desideri' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([two.name, one.name]);

  // Cached pages are the same for all guests: the browser fills the hearts, without asking again.
  await listing(page);
  await expect(remove(page, one)).toBeVisible();
  loaded.length = 0;
  await open(page, `/product/${one.slug}/`);
  const button = page.getByRole('button', { name: 'Togli dai preferiti', exact: true });
  await expect(button).toBeVisible();
  expect(loaded).not.toContain('/wishlist/ids/');
  await button.click();
  await expect(page.getByRole('button', { name: 'Aggiungi ai preferiti', exact: true })).toBeVisible();
  await page.goBack();
  await expect(add(page, one)).toBeVisible();
  await listing(page);
  await expect(remove(page, two)).toBeVisible();
});

test('hearts are filled on cards that a changed listing brings', async ({ page, catalogue }) => {
  const part = pick(catalogue.plenty, 5);
  await open(page, `/product/${part.slug}/`);
  await page.getByRole('button', { name: 'Aggiungi ai preferiti', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Togli dai preferiti', exact: true })).toBeVisible();
  await open(page, `/shop/?s=${encodeURIComponent(part.name)}`);
  await expect(remove(page, part)).toBeVisible();
  await page.getByLabel('Ordina per').selectOption('price');
  await expect(page).toHaveURL(/orderby=price/);
  await expect(remove(page, part)).toBeVisible();
});

test('without scripts a heart is a form that leads to the list', async ({ anotherVisitor, catalogue }) => {
  const page = await (await anotherVisitor({ javaScriptEnabled: false })).newPage();
  const part = pick(catalogue.plenty, 6);
  await page.goto('/shop/?orderby=popularity');
  await add(page, part).click();
  await expect(page.getByText('L’articolo è nella lista.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([part.name]);
});

test('a heart whose answer does not come sends its form as without scripts', async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expected.push(/Failed to load resource/);
  const part = pick(catalogue.plenty, 7);
  await listing(page);
  await page.route('**/wishlist/', (route) =>
    route.request().headers().accept === 'application/json' ? route.abort() : route.continue(),
  );
  await add(page, part).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista dei desideri' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([part.name]);
});
