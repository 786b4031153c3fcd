import type { Page } from '@playwright/test';
import { euro, pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

const pictures = process.env.COUPON_PICTURES ?? '';

async function look(page: Page, name: string): Promise<void> {
  await expectNoFaults(page);
  if (pictures === '') return;
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
  }
}

const discountOf = (page: Page, code: string) =>
  page.locator('.cart-discount').filter({ hasText: `Sconto (${code})` });

test('[CPG-01] a guest tries codes on the cart page, takes a removal back, and orders at the reduced price', async ({
  page,
  catalogue,
}) => {
  // Five screens are looked at.
  test.slow();
  const part = pick(catalogue.plenty);
  await putIntoCart(page, part.id, 1);
  await open(page, '/cart/');
  await page.getByText('Hai un codice sconto?').click();
  const field = page.getByLabel('Codice sconto');
  await field.fill('Boh');
  await field.press('Enter');
  await expect(page.getByText('Il codice “Boh” non esiste. Controlla di averlo scritto bene.')).toBeVisible();
  await expect(field).toBeFocused();
  await look(page, 'refused');

  await field.fill('benvenuto10');
  await page.getByRole('button', { name: 'Applica', exact: true }).click();
  await expect(discountOf(page, 'BENVENUTO10')).toBeVisible();
  const { totals } = await (await page.request.get('/wp-json/wc/store/v1/cart')).json();
  const off = Number(totals.total_discount) + Number(totals.total_discount_tax);
  expect(off).toBeGreaterThan(0);
  await expect(discountOf(page, 'BENVENUTO10')).toContainText(`-${euro(off)}`);
  await look(page, 'applied');

  await page.getByRole('link', { name: `Rimuovi ${part.name} dal carrello` }).click();
  await expect(page.getByRole('main').getByText('Il carrello è vuoto.')).toBeVisible();
  await look(page, 'undo');
  await page.getByRole('main').getByRole('link', { name: 'Annulla' }).click();
  await expect(page.getByLabel(`Quantità di ${part.name}`)).toHaveValue('1');
  await expect(page.getByText(`“${part.name}” è di nuovo nel carrello.`)).toBeVisible();
  await expect(discountOf(page, 'BENVENUTO10')).toBeVisible();

  await open(page, '/checkout/');
  await page.getByRole('main').getByRole('link', { name: 'Rimuovi il codice BENVENUTO10' }).click();
  await expect(page.getByText('Sconto (BENVENUTO10)')).toBeHidden();
  await page.getByText('Hai un codice sconto?').click();
  await page.getByLabel('Codice sconto').fill('BENVENUTO10');
  await page.getByRole('button', { name: 'Applica', exact: true }).click();
  await expect(page.getByText('Sconto (BENVENUTO10)')).toBeVisible();
  await typeAddress(page, 'billing', { ...anna, phone: '+39 059 123456', email: `sconto@example.com` });
  await chooseFrom(page, 'billing_state', 'mod', 'Modena');
  await look(page, 'checkout');
  await page.locator('[name=terms]').check();
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grazie');
  await expect(page.getByText('Sconto (BENVENUTO10)')).toBeVisible();
  await look(page, 'order');
});

test('[FRAG-15] a region that waits for its replacement fades to 0.6 within 400 ms', async ({
  page,
  catalogue,
}) => {
  await putIntoCart(page, pick(catalogue.plenty).id, 1);
  await open(page, '/cart/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/wc-ajax=remove_from_cart/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('.cart_totals').waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rimuovi .* dal carrello$/ })
    .click();
  const totals = page.locator('.cart_totals');
  await expect(totals).toHaveCSS('opacity', '0.6');
  await expect(totals).toHaveCSS('transition-property', 'opacity');
  await expect(totals).toHaveCSS('transition-duration', '0.4s');
  answer();
  await expect(page.getByRole('main').getByText('Il carrello è vuoto.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest applies a code on the cart page and on the checkout, and takes it off by a link', async ({
    page,
    catalogue,
  }) => {
    await putIntoCart(page, pick(catalogue.plenty).id, 1);
    await page.goto('/cart/');
    await page.getByText('Hai un codice sconto?').click();
    await page.getByLabel('Codice sconto').fill('benvenuto10');
    await page.getByRole('button', { name: 'Applica', exact: true }).click();
    await expect(page.getByText('Il codice “BENVENUTO10” è stato applicato.')).toBeVisible();
    await page.getByRole('link', { name: 'Rimuovi il codice BENVENUTO10' }).click();
    await expect(page.getByText('Il codice “BENVENUTO10” è stato rimosso.')).toBeVisible();
    await page.goto('/checkout/');
    await page.locator('#billing_first_name').fill('Anna');
    await page.getByText('Hai un codice sconto?').click();
    await page.getByLabel('Codice sconto').fill('BENVENUTO10');
    await page.getByRole('button', { name: 'Applica', exact: true }).click();
    await expect(page.getByText('Sconto (BENVENUTO10)')).toBeVisible();
    await expect(page.locator('#billing_first_name')).toHaveValue('Anna');
  });
});
