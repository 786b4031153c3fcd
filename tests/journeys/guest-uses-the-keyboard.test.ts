import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const position = (page: Page) => page.evaluate(() => window.scrollY);

test('the first Tab leads to the content', async ({ page }) => {
  await open(page, '/shop/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the panel of all categories opens and closes by keyboard', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Tutte le categorie' });
  const panel = page.locator('#catalogue-menu');
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('[SITE-14] [SITE-15] the menu keeps the focus inside, and gives it back when it closes', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Apri il menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const close = menu.getByRole('button', { name: 'Chiudi il menu' });
    await toggle.press('Enter');
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'Tutto il catalogo' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await close.click();
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(380, 400);
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('[SITE-16] a sub-menu of the menu opens and closes', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const first = menu.locator('details').first();
    await first.locator('summary').press('Enter');
    await expect(first.getByRole('link').first()).toBeVisible();
    await first.locator('summary').press('Space');
    await expect(first.getByRole('link').first()).toBeHidden();
  });
});

test('[PDP-02] [PDP-07] arrows, Home and End move between the tabs of a product', async ({
  page,
  catalogue,
}) => {
  await open(page, `/product/${pick(catalogue.plenty).slug}/`);
  await expect(page.getByRole('tab')).toHaveText([/^Descrizione/, /^Informazioni aggiuntive/, /^Recensioni/]);
  await tab(page, 'Descrizione').focus();
  for (const [key, opened] of [
    ['ArrowRight', 'Informazioni aggiuntive'],
    ['ArrowRight', 'Recensioni'],
    ['ArrowLeft', 'Informazioni aggiuntive'],
    ['End', 'Recensioni'],
    ['Home', 'Descrizione'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, opened)).toBeFocused();
    await expect(tab(page, opened)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: opened })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
});

test('[PDP-03] [PDP-04] [PDP-05] the end of an address says which tab is open', async ({
  page,
  catalogue,
}) => {
  for (const [end, opened] of [
    ['#comment-12', 'Recensioni'],
    ['?cpage=2', 'Recensioni'],
    ['#reviews', 'Recensioni'],
    ['?anew#tab-reviews', 'Recensioni'],
    ['?again#tab-additional_information', 'Informazioni aggiuntive'],
    ['#something', 'Descrizione'],
  ] as const) {
    await open(page, `/product/${pick(catalogue.plenty).slug}/${end}`);
    await expect(tab(page, opened)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: opened })).toBeVisible();
  }
});

test('[PDP-06] the number of reviews leads to them', async ({ page, catalogue }) => {
  const reviewed = pick(catalogue.all.filter(({ review_count }) => review_count > 0));
  await open(page, `/product/${reviewed.slug}/`);
  const count = page.getByRole('main').locator('a[href="#reviews"]');
  await count.click();
  await expect(tab(page, 'Recensioni')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Descrizione').click();
  await count.click();
  await expect(page.getByRole('tabpanel', { name: 'Recensioni' })).toBeVisible();
});

test('[SITE-04] [SITE-05] [SITE-06] header and breadcrumb stick while one reads on, and a button leads back', async ({
  page,
}) => {
  await open(page, '/shop/');
  const bar = page.getByRole('search').first();
  const crumbs = page.getByRole('navigation', { name: 'Percorso' });
  const toTop = page.getByRole('button', { name: 'Torna su' });
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
  await expect(toTop).toBeHidden();
  await scrollTo(249);
  await expect(toTop).toBeVisible();
  await expect(bar).not.toBeInViewport();
  await scrollTo(250);
  await expect(bar).toBeInViewport();
  await scrollTo(419);
  await expect(crumbs).not.toBeInViewport();
  await scrollTo(420);
  await expect(crumbs).toBeInViewport();
  const [header, trail] = [await bar.boundingBox(), await crumbs.boundingBox()];
  expect(trail?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

  await toTop.press('Enter');
  await expect.poll(() => position(page)).toBe(0);
  await expect(toTop).toBeHidden();
});
