import type { Page } from '@playwright/test';
import type { TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { expect } from './test.ts';
import { blockScript, test } from './wallet-test.ts';

test.describe.configure({ timeout: 120_000 });

const approve = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Gestore dei pagamenti' })).toBeVisible();
  await page.getByRole('button', { name: 'Approva' }).click();
};
const fillIn = async (page: Page) => {
  await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
};
const captured = (provider: TestPaymentProvider) =>
  [...provider.ledger.orders.values()].flatMap((order) => order.purchase_units[0]?.payments?.captures ?? []);

test('[PAY-04] [PAY-15] [PAY-16] [CHK-04] where the script of the provider is blocked a guest pays by wallet from the checkout: approves there, reviews and confirms here', async ({
  page,
  catalogue,
  provider,
  noise,
}) => {
  await blockScript(page, provider, noise);
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/checkout/');
  const gold = page.getByRole('button', { name: 'Paga con PayPal' });
  await expect(page.getByRole('button', { name: 'Paga con carta' })).toBeVisible();
  // A form that is not complete opens no wallet.
  const before = provider.ledger.orders.size;
  await gold.click();
  await expect(page.getByText('I campi obbligatori del modulo non sono compilati.')).toBeVisible();
  expect(provider.ledger.orders.size).toBe(before);

  await fillIn(page);
  await gold.click();
  await approve(page);
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
  await expect(page.locator('#billing_city')).toHaveValue('Modena');
  const taken = captured(provider).length;

  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await page.getByRole('button', { name: 'Conferma l’ordine e paga' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  expect(captured(provider)).toHaveLength(taken + 1);
});

test('[CPG-05] [PAY-08] where the script is blocked a link leads from the cart to the wallet, back without paying, and nothing is lost', async ({
  page,
  catalogue,
  provider,
  noise,
}) => {
  await blockScript(page, provider, noise);
  const dear = pick(
    catalogue.plenty.filter(({ prices }) => Number(prices.price) >= 3000),
    1,
  );
  await putIntoCart(page, dear.id, 2);
  await open(page, '/cart/');
  await expect(page.getByText(/Oppure paga in 3 rate da/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Paga con PayPal' }).click();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(/Pagamento annullato: non è stato addebitato nulla/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrello, 2 articoli' })).toBeVisible();
});

test('[PAY-04] [PAY-05] where the script is blocked the mini-cart has the wallet in gold, 35 high', async ({
  page,
  catalogue,
  provider,
  noise,
}) => {
  await blockScript(page, provider, noise);
  await putIntoCart(page, pick(catalogue.plenty, 2).id);
  await open(page, '/');
  await page.getByRole('link', { name: 'Carrello, 1 articolo' }).click();
  const gold = page.getByRole('dialog').getByRole('link', { name: 'Paga con PayPal' });
  await expect(gold).toBeVisible();
  expect(
    await gold.evaluate((link) => [
      getComputedStyle(link).backgroundColor,
      link.getBoundingClientRect().height,
    ]),
  ).toEqual(['rgb(255, 196, 57)', 35]);
  await gold.click();
  await approve(page);
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
});

test('[PAY-04] [PAY-09] [PAY-14] [PAY-19] on a product page the message follows the price; where the script is blocked the shop’s button buys what is chosen', async ({
  page,
  catalogue,
  provider,
  noise,
}) => {
  await blockScript(page, provider, noise);
  const product = pick(
    catalogue.plenty.filter(({ prices }) => Number(prices.price) >= 3000),
    2,
  );
  await page.clock.install();
  await open(page, `/product/${product.slug}/`);
  const message = page.locator('[data-pay-later-amount]');
  await expect(message).toHaveAttribute('data-pay-later-amount', product.prices.price);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wallet-simulate-cart')) asked.push(request.url());
  });
  const more = page.getByRole('button', { name: 'Aumenta la quantità' });
  // From here on time stands still but for what is asked of it: however slowly the presses come, they come at once.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await more.click();
  // The press may set what waits for the clock only after the clock was asked to move: it moves on by a moment until it has.
  const askedAMomentLater = async () => {
    await page.clock.runFor(1);
    return asked.length;
  };
  await expect.poll(askedAMomentLater).toBe(1);
  for (let times = 0; times < 3; times += 1) await more.click();
  await expect(page.getByLabel(`Quantità di ${product.name}`)).toHaveValue('5');
  await page.clock.runFor(4900);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(200);
  await expect.poll(() => asked.length).toBe(2);
  await page.clock.resume();
  await page.getByRole('main').getByRole('button', { name: 'Paga con PayPal' }).click();
  await approve(page);
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrello, 5 articoli' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[PAY-16] [CHK-04] a guest without scripts follows links to the wallet and back', async ({
    page,
    catalogue,
  }) => {
    await page.goto(`/shop/?add-to-cart=${pick(catalogue.plenty, 5).id}`);
    await page.goto('/checkout/');
    await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
    await page.locator('#billing_state').selectOption('MO');
    await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
    await page.getByRole('button', { name: 'Paga con PayPal' }).click();
    await page.getByRole('link', { name: 'Vai alla pagina di pagamento' }).click();
    await approve(page);
    await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
    await page.getByRole('button', { name: 'Conferma l’ordine e paga' }).click();
    await expect(page).toHaveURL(/\/checkout\/order-received\//);
  });
});
