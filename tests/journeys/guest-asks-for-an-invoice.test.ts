import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page, catalogue }) => {
  await putIntoCart(page, pick(catalogue.plenty).id);
});

const sent = (page: Page, field: string) => page.locator(`[name="wc_order_attribution_${field}"]`);
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('[ADDR-14] [SEL-01] [SEL-02] a province is found without its accent, and focus comes back', async ({
  page,
}) => {
  await open(page, '/checkout/');
  const trigger = page.locator('#billing_state-combo');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('forli');
  await expect(page.getByRole('option')).toHaveText(['Forlì-Cesena']);
  await expectNoFaults(page);
  await page.keyboard.press('Enter');
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveText('Forlì-Cesena');
  await page.keyboard.press('Enter');
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nessun riscontro trovato', { exact: true })).toBeVisible();
});

test('[SEL-03] [SEL-05] provinces that are on their way are waited for, and typed where they do not come', async ({
  page,
  noise,
}) => {
  noise.expected.push(/Failed to load resource|ERR_FAILED/);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\/assets\/states-[^/]*\.js$/, async (route) => {
    await failed;
    await route.abort();
  });
  await open(page, '/checkout/');
  await chooseFrom(page, 'billing_country', 'Spagna', 'Spagna');
  await expect(page.locator('#billing_state')).toHaveText('Sto cercando…');
  fail();
  await expect(page.getByText('Caricamento fallito')).toBeAttached();
  await expect(page.locator('input#billing_state')).toBeEditable();
});

test('[SITE-07] the description of a field slides open with focus, and closes on Escape and on a click outside', async ({
  page,
}) => {
  await open(page, '/checkout/');
  await page.locator('#invoice_wanted').check();
  await page.getByLabel('Azienda o professionista').check();
  const field = page.locator('#invoice_recipient_code');
  const hint = page.locator('#invoice_recipient_code-hint');
  const ofNumber = page.locator('#invoice_vat_number-hint');
  const height = async () => (await hint.boundingBox())?.height ?? 0;
  expect(await hint.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain('0.25s');
  await expect.poll(height).toBe(0);
  await field.focus();
  await expect.poll(height).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(0);
  await page.locator('#invoice_company').focus();
  await field.focus();
  await expect.poll(height).toBeGreaterThan(10);
  await page.getByRole('heading', { name: 'Completa l’ordine' }).click();
  await expect.poll(height).toBe(0);

  const heightOfNumber = async () => (await ofNumber.boundingBox())?.height ?? 0;
  await expect.poll(heightOfNumber).toBe(0);
  await page.locator('#invoice_vat_number').focus();
  await expect.poll(heightOfNumber).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect.poll(heightOfNumber).toBe(0);
});

test('[SITE-32] [CHK-13] wrong fiscal data are told beside the fields and on top, and corrected ones stand with the order', async ({
  page,
}) => {
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, phone: '+39 059 123456', email: 'anna.bianchi@example.com' });
  await chooseFrom(page, 'billing_state', 'modena', 'Modena');
  await page.locator('#invoice_wanted').check();
  await page.getByLabel('Azienda o professionista').check();
  await page.locator('#invoice_company').fill('Officina Bianchi S.r.l.');
  await page.locator('#invoice_vat_number').fill('01234567890');
  await page.locator('#terms').check();
  await placeOrder(page);

  const summary = page.locator('#checkout-problems');
  await expect(summary).toContainText('La partita IVA non è valida: controlla le cifre');
  await expect(summary).toContainText('Inserisci il codice destinatario o la PEC');
  await expect(summary).toBeFocused();
  await expect
    .poll(async () => {
      const [box, top] = [await summary.boundingBox(), await scrollTop(page)];
      return box !== null && (Math.abs(box.y - 100) <= 2 || top === 0);
    })
    .toBe(true);
  await expect(page.locator('#invoice_vat_number')).toHaveAttribute('aria-invalid', 'true');
  await expectNoFaults(page);

  // Drawing the page again leaves the inputs as they were filled.
  await expect(sent(page, 'source_type')).toHaveValue('typein');
  await summary.getByRole('link', { name: /partita IVA/ }).click();
  await expect(page.locator('#invoice_vat_number')).toBeFocused();
  await page.locator('#invoice_vat_number').fill('IT 01234567897');
  await page.locator('#invoice_recipient_code').fill('m5uxcr1');
  await placeOrder(page);
  await page.waitForURL('**/checkout/order-received/**');
  await expect(page.getByText('Officina Bianchi S.r.l.')).toBeVisible();
  await expect(page.getByText('01234567897')).toBeVisible();
  await expect(page.getByText('M5UXCR1')).toBeVisible();
  await expectNoFaults(page);
});

test('[ERR-01] [ERR-03] while the order is on its way the form says Attendi..., and a failed call leaves it as it was', async ({
  page,
  noise,
}) => {
  noise.expected.push(/Failed to load resource|ERR_FAILED/);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/?wc-ajax=checkout', async (route) => {
    await failed;
    await route.abort();
  });
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', anna);
  await placeOrder(page);
  await expect(page.getByText('Attendi...', { exact: true })).toBeVisible();
  fail();
  await expect(page.locator('#checkout-problems')).toContainText('Si è verificato un errore. Riprova.');
  await expect(page.locator('#billing_city')).toHaveValue('Modena');
  await expect(page.getByText('Attendi...', { exact: true })).toBeHidden();
});

test('[ATTR-01] [ATTR-02] [ATTR-07] [ATTR-10] a campaign that somebody followed is sent with the order', async ({
  page,
}) => {
  await open(page, '/?utm_source=newsletter&utm_medium=email&utm_campaign=freni');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('sbjs_current');
  const cookies = await page.context().cookies();
  const ours = cookies.filter(({ name }) => name.startsWith('sbjs_'));
  expect(ours).toHaveLength(7);
  for (const { expires } of ours) {
    const left = expires - Date.now() / 1000;
    expect(left).toBeGreaterThan(1500);
    expect(left).toBeLessThanOrEqual(1800);
  }
  const arrival = decodeURIComponent(ours.find(({ name }) => name === 'sbjs_first_add')?.value ?? '');
  const inUtc = /^fd=(?<day>[\d-]+) (?<time>[\d:]+)\|\|\|/.exec(arrival)?.groups ?? {};
  const age = Date.now() - Date.parse(`${inUtc.day}T${inUtc.time}Z`);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(5 * 60_000);
  await open(page, '/checkout/');
  await expect(sent(page, 'source_type')).toHaveValue('utm');
  await expect(sent(page, 'utm_source')).toHaveValue('newsletter');
  await expect(sent(page, 'utm_campaign')).toHaveValue('freni');
  await expect(sent(page, 'utm_term')).toHaveValue('(none)');
  await expect(sent(page, 'session_count')).toHaveValue('1');
});

test('[ATTR-08] who does not want it is not recorded: cookies go, and all values are empty', async ({
  page,
}) => {
  await open(page, '/');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('sbjs_current');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page, '/checkout/');
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_')))
    .toEqual([]);
  expect(await page.locator('wc-order-attribution-inputs input').count()).toBe(16);
  for (const input of await page.locator('wc-order-attribution-inputs input').all()) {
    await expect(input).toHaveValue('');
  }
});

test('[ATTR-11] an input that is missing is told to the console, and the rest goes on', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await page.route(/\/assets\/fill-attribution-[^/]*\.js$/, async (route) => {
    await page.evaluate(() => document.querySelector('[name="wc_order_attribution_utm_term"]')?.remove());
    await route.continue();
  });
  await open(page, '/checkout/');
  await expect.poll(() => warned.join()).toContain('wc_order_attribution_utm_term');
  await expect(sent(page, 'source_type')).toHaveValue('typein');
});
