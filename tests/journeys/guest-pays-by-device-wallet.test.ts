import type { Page } from '@playwright/test';
import type { TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, putIntoCart, typeAddress } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { changeSettings } from './shop-database.ts';
import { expect } from './test.ts';
import { test } from './wallet-test.ts';

test.describe.configure({ timeout: 120_000 });

// Where somebody wants to see the pages as well: a folder for their pictures.
const pictures = process.env.LOOK_PICTURES ?? '';

test.beforeEach(() => changeSettings({ apple_pay_enabled: true, google_pay_enabled: true }));
test.afterEach(() => changeSettings({ apple_pay_enabled: undefined, google_pay_enabled: undefined }));

const apple = (page: Page) => page.getByRole('button', { name: 'Paga con Apple Pay' });
const google = (page: Page) => page.getByRole('button', { name: 'Google Pay' });
const sheet = (page: Page, wallet: string) => page.frameLocator(`iframe[title="${wallet}"]`);

/** The buttons are there once those of the provider are. */
async function drawn(page: Page): Promise<void> {
  await page.locator('[data-wallet-buttons]').scrollIntoViewIfNeeded();
  await expect(apple(page)).toBeVisible();
  await expect(google(page)).toBeVisible();
}

const fillIn = async (page: Page) => {
  await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
};

const captures = (provider: TestPaymentProvider) =>
  [...provider.ledger.orders.values()].flatMap((order) => order.purchase_units[0]?.payments?.captures ?? []);

const confirm = async (page: Page, provider: TestPaymentProvider) => {
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
  const before = captures(provider).length;
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await page.getByRole('button', { name: 'Conferma l’ordine e paga' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  expect(captures(provider)).toHaveLength(before + 1);
};

test('[PAY-07] [PAY-10] [PAY-15] [PAY-16] Google Pay pays the checkout without asking for a second address; the bank is asked above the page', async ({
  page,
  catalogue,
  provider,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 17).id);
  await open(page, '/checkout/');
  await drawn(page);
  const orders = provider.ledger.orders.size;
  await google(page).click();
  await expect(page.getByText('I campi obbligatori del modulo non sono compilati.')).toBeVisible();
  await fillIn(page);
  await google(page).click();
  const device = sheet(page, 'Google Pay');
  await expect(device.getByText('Spedizione a')).toHaveCount(0);
  await expect(device.getByRole('button', { name: 'Paga con Discover' })).toHaveCount(0);
  await device.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Pagamento annullato: non è stato addebitato nulla.')).toBeVisible();
  expect(provider.ledger.orders.size).toBe(orders);
  await google(page).click();
  await device.getByRole('button', { name: 'Paga con Visa che chiede alla banca' }).click();
  const bank = page.frameLocator('iframe[title="Verifica della banca"]');
  await bank.getByRole('button', { name: 'Conferma' }).click();
  await confirm(page, provider);
  const source = [...provider.ledger.orders.values()].at(-1)?.payment_source;
  expect(source.google_pay.card.authentication_result.liability_shift).toBe('POSSIBLE');
});

test('[PAY-04] [PAY-16] Apple Pay pays from the cart: its sheet says the total and where the goods go', async ({
  page,
  catalogue,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 18).id);
  await open(page, '/cart/');
  await drawn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, { tags: wcag, at: `at ${width} px` });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(width);
    if (pictures !== '') await page.screenshot({ path: `${pictures}/cart-${width}.png`, fullPage: true });
  }
  await apple(page).focus();
  await page.keyboard.press('Enter');
  const device = sheet(page, 'Apple Pay');
  await expect(device.getByText('Spedizione a Mario Rossi, Roma')).toBeVisible();
  await device.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pagamento annullato' })).toBeVisible();
  await apple(page).click();
  await device.getByRole('button', { name: 'Paga con Visa', exact: true }).click();
  await expect(page.locator('#billing_city')).toHaveValue('Roma');
  await page.locator('#billing_phone').fill('059 123456');
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
});

test('[PAY-07] in the checkout the sheet of Apple Pay opens for a form that is complete alone; without their settings neither is offered', async ({
  page,
  catalogue,
  provider,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 19).id);
  await open(page, '/checkout/');
  await drawn(page);
  await apple(page).click();
  await expect(page.getByText('I campi obbligatori del modulo non sono compilati.')).toBeVisible();
  await expect(page.locator('iframe[title="Apple Pay"]')).toHaveCount(0);
  await fillIn(page);
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (pictures !== '') await page.screenshot({ path: `${pictures}/checkout-${width}.png`, fullPage: true });
  }
  await apple(page).click();
  await sheet(page, 'Apple Pay').getByRole('button', { name: 'Paga con Visa', exact: true }).click();
  await confirm(page, provider);

  await changeSettings({ apple_pay_enabled: false, google_pay_enabled: false });
  await putIntoCart(page, pick(catalogue.plenty, 19).id);
  await open(page, '/cart/');
  const buttons = page.locator('[data-wallet-buttons]');
  await buttons.scrollIntoViewIfNeeded();
  await expect(buttons).toHaveAttribute('data-wallet-buttons', 'ready');
  await expect(apple(page)).toHaveCount(0);
  await expect(google(page)).toHaveCount(0);
});
