import type { Page } from '@playwright/test';
import type { TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, putIntoCart, typeAddress } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { expect } from './test.ts';
import { blockScript, test } from './wallet-test.ts';

test.describe.configure({ timeout: 120_000 });

// Where somebody wants to see the pages as well: a folder for their pictures.
const pictures = process.env.LOOK_PICTURES ?? '';

const visa = { number: '4111111111111111', expiry: '1131', cvv: '123' };
const asksTheBank = { ...visa, number: '4000000000001091' };

/** Fills in the checkout and chooses the card, whose fields come then. */
async function chooseCard(page: Page, { waits = true } = {}): Promise<void> {
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await page.getByRole('radio', { name: 'Carta di credito o di debito' }).check();
  await page.getByLabel('Nome del titolare', { exact: true }).fill('Anna');
  await page.getByLabel('Cognome del titolare', { exact: true }).fill('Bianchi');
  if (waits) await ready(page);
}

async function ready(page: Page): Promise<void> {
  const fields = page.locator('[data-card-fields]');
  await fields.scrollIntoViewIfNeeded();
  await expect(fields).toHaveAttribute('data-card-fields', 'ready');
}

/** The fields, each in a frame of the provider. */
const fieldOf = (page: Page, kind: keyof typeof visa) =>
  page.frameLocator(`#card-${kind} iframe`).locator('input');

async function typeCard(page: Page, card: Partial<typeof visa>): Promise<void> {
  for (const kind of ['number', 'expiry', 'cvv'] as const) {
    const typed = card[kind];
    if (typed !== undefined) await fieldOf(page, kind).fill(typed);
  }
}

const pay = (page: Page) => page.getByRole('button', { name: 'Paga con carta' }).click();
const ordersOf = (provider: TestPaymentProvider) => [...provider.ledger.orders.values()];
const captures = (provider: TestPaymentProvider) =>
  ordersOf(provider).flatMap((order) => order.purchase_units[0]?.payments?.captures ?? []);

test('[PAY-06] [PAY-10] [PAY-13] a guest pays by card in the checkout, and the shop never sees its number', async ({
  page,
  catalogue,
  provider,
  shop,
}) => {
  const scripts: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(provider.scriptUrl)) scripts.push(request.url());
    if (request.url().startsWith(shop.address)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await putIntoCart(page, pick(catalogue.plenty, 6).id);
  await open(page, '/checkout/');
  expect(scripts).toEqual([]);
  await chooseCard(page);
  expect(scripts).toHaveLength(1);
  expect(Object.fromEntries(new URL(scripts[0] ?? '').searchParams)).toMatchObject({
    currency: 'EUR',
    locale: 'it_IT',
    intent: 'capture',
    'client-id': provider.clientId,
  });
  await expect(fieldOf(page, 'expiry')).toHaveAttribute('placeholder', 'MM/AA');
  await typeCard(page, visa);
  const before = captures(provider).length;
  await pay(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  expect(captures(provider)).toHaveLength(before + 1);
  const order = ordersOf(provider).at(-1);
  expect(order?.payment_source.card.brand).toBe('VISA');
  const seen = sent.join('\n').replaceAll(/[\s+]|%20/g, '');
  expect(seen).toContain('in_fields');
  expect(seen).not.toContain(visa.number);
  // What is asked of the provider's interface comes from the shop.
  expect(JSON.stringify(provider.heard)).not.toContain(visa.number);
});

test('[PAY-06] [PAY-10] [PAY-11] [PAY-27] [PAY-28] [PAY-29] [PAY-30] a card that cannot pay is refused before anything is asked of the provider', async ({
  page,
  catalogue,
  provider,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 7).id);
  await chooseCard(page);
  const black = page.getByRole('button', { name: 'Paga con carta' });
  expect(await black.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(22, 24, 29)');
  const before = ordersOf(provider).length;
  const says = async (text: string) => {
    await pay(page);
    await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  };
  await says('Mancano alcuni dati della carta. Compila tutti i campi obbligatori.');
  await typeCard(page, { ...visa, number: '4111111111111112' });
  await says('I dati della carta non sono validi.');
  await expect(fieldOf(page, 'number')).toHaveAttribute('aria-invalid', 'true');
  await typeCard(page, { number: visa.number, expiry: '1120' });
  await says('I dati della carta non sono validi.');
  await typeCard(page, { number: '6011111111111117', expiry: visa.expiry });
  await says('Questa carta non è supportata.');
  await typeCard(page, visa);
  await page.getByLabel('Nome del titolare', { exact: true }).fill('');
  await says('Il nome e il cognome del titolare della carta sono obbligatori.');
  expect(ordersOf(provider)).toHaveLength(before);
});

test('[PAY-12] the bank of a card is asked, and the shop believes its answer alone', async ({
  page,
  catalogue,
  provider,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 8).id);
  await chooseCard(page);
  const before = captures(provider).length;
  await typeCard(page, asksTheBank);
  const bank = page.frameLocator('iframe[title="Verifica della banca"]');
  const said = (text: string) =>
    expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  await pay(page);
  await bank.getByRole('button', { name: 'Rifiuta' }).click();
  await said("Si è verificato un errore. Riprova o scegli un'altra fonte di pagamento.");
  await pay(page);
  await bank.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByText('Pagamento annullato: non è stato addebitato nulla.')).toBeVisible();
  await expect(page.getByText('Controlla questi campi')).toHaveCount(0);
  expect(captures(provider)).toHaveLength(before);
  await pay(page);
  await bank.getByRole('button', { name: 'Conferma' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  expect(captures(provider)).toHaveLength(before + 1);
});

test('[PAY-06] where the script of the provider is blocked the card is typed in at the provider', async ({
  page,
  catalogue,
  provider,
  noise,
}) => {
  await blockScript(page, provider, noise);
  await putIntoCart(page, pick(catalogue.plenty, 9).id);
  await chooseCard(page, { waits: false });
  await page.getByRole('button', { name: 'Paga con carta' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('sulla pagina protetta del gestore dei pagamenti')).toBeVisible();
  await pay(page);
  await page.getByRole('button', { name: 'Approva' }).click();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await page.getByRole('button', { name: 'Conferma l’ordine e paga' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
});

test('[PAY-06] [PAY-26] a card that is declined leaves an order to pay, which another card pays in fields of its own', async ({
  page,
  catalogue,
  provider,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 12).id);
  await chooseCard(page);
  await typeCard(page, visa);
  provider.moods.set('/capture', [{ issue: 'INSTRUMENT_DECLINED' }]);
  await pay(page);
  await expect(page).toHaveURL(/\/checkout\/order-pay\/\d+\/.*payment=refused/);
  provider.moods.clear();
  const before = captures(provider).length;
  await page.getByRole('radio', { name: 'Carta di credito o di debito' }).check();
  await ready(page);
  const payOrder = page.getByRole('button', { name: 'Paga l’ordine' });
  await payOrder.click();
  await expect(page.getByText('Mancano alcuni dati della carta.').first()).toBeVisible();
  await typeCard(page, { ...visa, number: '5555555555554444' });
  await payOrder.click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  expect(captures(provider)).toHaveLength(before + 1);
  expect(ordersOf(provider).at(-1)?.payment_source.card.brand).toBe('MASTERCARD');
});

test('axe finds nothing on the fields of a card; they fit a phone', async ({ page, catalogue }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putIntoCart(page, pick(catalogue.plenty, 13).id);
  await chooseCard(page);
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, { tags: wcag, at: `at ${width} px` });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(width);
    if (pictures !== '') await page.screenshot({ path: `${pictures}/card-${width}.png`, fullPage: true });
  }
  // From the last field of the shop the keyboard goes through the fields of the provider.
  await page.getByRole('radio', { name: 'Carta di credito o di debito' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(visa.number);
  await expect(fieldOf(page, 'number')).toHaveValue('4111 1111 1111 1111');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[PAY-06] a card is paid by a link to the provider and back', async ({ page, catalogue }) => {
    await page.goto(`/shop/?add-to-cart=${pick(catalogue.plenty, 5).id}`);
    await page.goto('/checkout/');
    await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
    await page.locator('#billing_state').selectOption('MO');
    await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
    await page.getByRole('radio', { name: 'Carta di credito o di debito' }).check();
    await expect(page.locator('[data-card-fields]')).toBeHidden();
    await page.getByLabel('Nome del titolare', { exact: true }).fill('Anna');
    await page.getByLabel('Cognome del titolare', { exact: true }).fill('Bianchi');
    await page.getByRole('button', { name: 'Paga con carta' }).click();
    await page.getByRole('link', { name: 'Vai alla pagina di pagamento' }).click();
    await page.getByRole('button', { name: 'Approva' }).click();
    await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
    await page.getByRole('button', { name: 'Conferma l’ordine e paga' }).click();
    await expect(page).toHaveURL(/\/checkout\/order-received\//);
  });
});
