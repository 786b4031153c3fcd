import { expectNoFaults } from './faults.ts';
import { open, ready } from './opening.ts';
import { expect, test } from './test.ts';

test('[SITE-01] a guest reads the same page in English, buys and goes back to Italian', async ({ page }) => {
  await open(page, '/shop/?orderby=price');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/shop\/\?orderby=price&lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await ready(page);
  // The demo shop's goods have English names.
  await expect(page.getByRole('main').locator('h3[lang]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Brakes');
  await expectNoFaults(page);
  await page.getByRole('main').locator('a.ajax_add_to_cart').first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await open(page, '/cart/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('[SITE-01] the way to the other language keeps what was chosen in a listing', async ({ page }) => {
  await open(page, '/shop/?lang=en');
  await page.getByRole('main').getByRole('combobox').selectOption('price-desc');
  await expect(page).toHaveURL(/orderby=price-desc/);
  const italian = page.getByRole('banner').getByRole('link', { name: 'Italiano' });
  await expect(italian).toHaveAttribute('href', /orderby=price-desc/);
  await italian.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('price-desc');
});
