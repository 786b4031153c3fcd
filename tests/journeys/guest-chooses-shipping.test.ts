import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page, catalogue }) => {
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/cart/');
});

test('[CPG-02] [ADDR-09] [ADDR-10] the calculator asks as the country calls for and tells what shipping costs there', async ({
  page,
}) => {
  const summary = page.locator('.cart_totals');
  await summary.getByText('Calcola la spedizione per un altro indirizzo').click();
  await expect(page.locator('#calc_shipping_state option').first()).toHaveText("Seleziona un'opzione…");
  await page.getByLabel('CAP').fill('07100');
  await page.getByRole('button', { name: 'Aggiorna la spedizione' }).click();
  await expect(summary.getByText('Consegna: 07100, Italia')).toBeVisible();
  await expect(summary.locator('summary').first()).toBeFocused();

  await summary.getByText('Calcola la spedizione per un altro indirizzo').click();
  await page.locator('#calc_shipping_country').selectOption('FR', { force: true });
  await expect(page.locator('#calc_shipping_state')).toHaveAttribute('type', 'hidden');
  await page.getByLabel('CAP').fill('75001');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Aggiorna la spedizione' }).click();
  await expect(summary.getByText('Consegna: 75001, Francia')).toBeVisible();
});

test('[CPG-03] another way of shipping is chosen on the cart page and stands at the checkout', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/?wc-ajax=update_shipping_method');
  await page.getByLabel(/Ritiro in sede/).check();
  const fields = new URLSearchParams((await asked).postData() ?? '');
  expect(fields.get('shipping_method[0]')).toMatch(/^local_pickup:/);
  await expect(page.locator('.cart_totals dl')).toContainText('Ritiro in sede');

  await open(page, '/checkout/');
  await expect(page.getByLabel(/Ritiro in sede/)).toBeChecked();
  await expect(page.getByText('Ritiri l’ordine in sede')).toBeVisible();
  await expect(page.getByLabel('Spedire a un indirizzo diverso?')).toBeHidden();
  const refresh = page.waitForRequest('**/?wc-ajax=update_order_review');
  await page.getByLabel(/entro le ore 12/).check();
  expect((await refresh).postData()).toContain('shipping_method');
  await expect(page.getByLabel('Spedire a un indirizzo diverso?')).toBeVisible();
});

test('[CPG-02] [CPG-03] both work without scripts', async ({ browser, page, baseURL }) => {
  const without = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: baseURL ?? '',
  });
  const plain = await without.newPage();
  await plain.goto('/cart/');
  await plain.getByLabel(/Ritiro in sede/).check();
  await plain.getByRole('button', { name: 'Usa questa spedizione' }).click();
  await expect(plain.locator('.cart_totals dl')).toContainText('Ritiro in sede');
  await plain.getByText('Calcola la spedizione per un altro indirizzo').click();
  await plain.getByLabel('CAP').fill('98100');
  await plain.getByRole('button', { name: 'Aggiorna la spedizione' }).click();
  await expect(plain.getByText('Consegna: 98100, Italia')).toBeVisible();
  await without.close();
});
