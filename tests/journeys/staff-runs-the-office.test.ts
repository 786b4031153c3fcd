import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn, logOut } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

const pictures = process.env.OFFICE_PICTURES ?? '';

async function look(page: Page, name: string): Promise<void> {
  await expectNoFaults(page);
  if (pictures === '') return;
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
  }
}

test('staff make a coupon, and a guest uses it', async ({ page, catalogue, noise }) => {
  test.slow();
  const code = `BANCO${Date.now()}`;
  noise.expected.push(/status of 422.*\/staff\/coupons\/new\//);
  await logIn(page, 'staff');
  await openSection(page, 'Prezzi', 'Coupon');
  await look(page, 'coupons');
  await page.getByRole('link', { name: 'Nuovo coupon' }).click();
  await page.getByLabel('Valore').fill('-3');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('link', { name: /^Codice: scrivi un codice/ })).toBeVisible();
  await look(page, 'coupon-wrong');
  await page.getByLabel('Codice', { exact: true }).fill(code);
  await page.getByLabel('Valore').fill('15');
  await page.getByLabel('Usi in tutto').fill('5');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modifiche salvate.')).toBeVisible();
  await look(page, 'coupon');
  await openSection(page, 'Impostazioni', 'Registro modifiche');
  await expect(page.getByRole('link', { name: code }).first()).toBeVisible();
  await look(page, 'audit');
  await logOut(page);

  await putIntoCart(page, pick(catalogue.plenty).id, 1);
  await open(page, '/cart/');
  await page.getByText('Hai un codice sconto?').click();
  await page.getByLabel('Codice sconto').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Applica', exact: true }).click();
  await expect(page.locator('.cart-discount').filter({ hasText: `Sconto (${code})` })).toBeVisible();
});

test('an address that is tried tells its zone; the pages of shipping, VAT and settings are fit for use', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'staff');
  await openSection(page, 'Spedizione e pagamenti', 'Spedizione');
  await page.getByLabel('CAP').fill('07100');
  await page.getByRole('button', { name: 'Prova' }).click();
  await expect(page.getByText(/^Zona: /)).toBeVisible();
  await look(page, 'shipping');
  await page.locator('tbody a').first().click();
  await look(page, 'shipping-zone');
  await openSection(page, 'Spedizione e pagamenti', 'Aliquote IVA');
  await look(page, 'taxes');
  await page.locator('tbody a').first().click();
  await look(page, 'tax-rate');
  for (const group of ['shop', 'shipping', 'catalogue']) {
    await page.goto(`/staff/settings/?group=${group}`);
    await look(page, `settings-${group}`);
  }
});

test('at 800 px of height every entry of the menu is in view, whichever group is unfolded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'staff');
  const menu = page.getByRole('navigation', { name: 'Sezioni' });
  const fits = () => menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(await fits()).toBe(true);
  for (const group of await menu.locator('summary').all()) {
    await group.press('Enter');
    await expect(group.locator('xpath=..').getByRole('link').first()).toBeVisible();
    expect(await fits()).toBe(true);
  }
  if (pictures !== '') await page.screenshot({ path: `${pictures}/menu-1280.png` });
});

test('on a phone a button opens the menu, and Escape closes it', async ({ page }) => {
  await logIn(page, 'staff');
  await page.setViewportSize({ width: 360, height: 740 });
  const entry = page.getByRole('link', { name: /^Offerte/ });
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Apri il menu' }).press('Enter');
  await expect(entry).toBeVisible();
  if (pictures !== '') await page.screenshot({ path: `${pictures}/menu-360.png` });
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
});
