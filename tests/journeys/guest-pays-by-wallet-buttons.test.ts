import type { FrameLocator, Page } from '@playwright/test';
import type { TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { expect } from './test.ts';
import { test } from './wallet-test.ts';

test.describe.configure({ timeout: 120_000 });

const buttonOf = (page: Page, funding: string): FrameLocator =>
  page.frameLocator(`main iframe[title="Wallet: ${funding}"]`);
/** Presses a button of the provider: a frame that is out of sight draws nothing, and so its button is never still. */
async function press(page: Page, funding: string): Promise<void> {
  const frame = buttonOf(page, funding);
  await frame.owner().scrollIntoViewIfNeeded();
  await frame.getByRole('button').click();
}
const wallet = (page: Page): FrameLocator => page.frameLocator('iframe[title="Gestore dei pagamenti"]');

async function ready(page: Page): Promise<void> {
  const buttons = page.locator('[data-wallet-buttons]');
  await buttons.scrollIntoViewIfNeeded();
  await expect(buttons).toHaveAttribute('data-wallet-buttons', 'ready');
}

const captures = (provider: TestPaymentProvider) =>
  [...provider.ledger.orders.values()].flatMap((order) => order.purchase_units[0]?.payments?.captures ?? []);

const confirm = async (page: Page) => {
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await page.getByRole('button', { name: 'Conferma l’ordine e paga' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
};

test('[PAY-04] [PAY-05] [PAY-07] [PAY-15] [PAY-16] the buttons of the provider open the wallet above the checkout, once the form is complete', async ({
  page,
  catalogue,
  provider,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 10).id);
  // The script comes once the place of the black button was looked at.
  const held = Promise.withResolvers<void>();
  await page.route(`${provider.scriptUrl}*`, (route) => held.promise.then(() => route.continue()));
  await open(page, '/checkout/');
  const black = page.getByRole('button', { name: 'Paga con carta' });
  const offset = () => black.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  await page.locator('[data-wallet-buttons]').scrollIntoViewIfNeeded();
  const own = page.getByRole('button', { name: 'Paga con PayPal' });
  await expect(own).toBeVisible();
  const first = await offset();
  held.resolve();
  await ready(page);
  expect(await offset()).toBe(first);
  await expect(own).toHaveCount(0);
  const frames = page.locator('main iframe[title^="Wallet: "]');
  expect(await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('title')))).toEqual([
    'Wallet: paypal',
    'Wallet: paylater',
  ]);
  const gold = buttonOf(page, 'paypal').getByRole('button');
  expect(await gold.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(255, 196, 57)');
  const before = provider.ledger.orders.size;
  await press(page, 'paypal');
  await expect(page.getByText('I campi obbligatori del modulo non sono compilati.')).toBeVisible();
  expect(provider.ledger.orders.size).toBe(before);

  await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await press(page, 'paypal');
  await wallet(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Pagamento annullato: non è stato addebitato nulla.')).toBeVisible();
  // It is no mistake: nothing is marked, and the form is as it was.
  await expect(page.getByText('Controlla questi campi')).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.locator('#billing_city')).toHaveValue(anna.city);
  await press(page, 'paypal');
  await wallet(page).getByRole('button', { name: 'Approva' }).click();
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
  const taken = captures(provider).length;
  await confirm(page);
  expect(captures(provider)).toHaveLength(taken + 1);
});

test('[PAY-04] [PAY-16] [CPG-05] the cart page has them too: the buyer chooses where the goods go in the wallet', async ({
  page,
  catalogue,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 11).id);
  await open(page, '/cart/');
  await ready(page);
  await press(page, 'paypal');
  await wallet(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pagamento annullato' })).toBeVisible();
  await press(page, 'paypal');
  await wallet(page).getByRole('button', { name: 'Approva' }).click();
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
  await expect(page.locator('#billing_city')).toHaveValue('Roma');
});
