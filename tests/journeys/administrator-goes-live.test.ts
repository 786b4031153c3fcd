import type { Page } from '@playwright/test';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open, ready } from './opening.ts';
import { enter } from './people.ts';
import { test as base, expect } from './test.ts';
import { openShop } from './worker-shop.ts';

type Providers = { readonly sandbox: TestPaymentProvider; readonly live: TestPaymentProvider };

/** A shop whose PayPal is on this machine, sandbox and live, and that nobody has connected yet. */
const test = base.extend<object, { providers: Providers }>({
  providers: [
    async ({ playwright: _ }, use) => {
      const sandbox = await aPaymentProvider({
        clientId: 'client-di-prova',
        secret: 'segreto-di-prova-1a2b',
      });
      const live = await aPaymentProvider({ clientId: 'client-reale', secret: 'segreto-reale-9f2c' });
      await use({ sandbox, live });
      await sandbox.close();
      await live.close();
    },
    { scope: 'worker' },
  ],
  shop: async ({ providers }, use) => {
    const shop = await openShop({
      LOCAL_PAYMENT_PROVIDERS: `paypal.sandbox=${providers.sandbox.url},paypal.live=${providers.live.url}`,
    });
    await use(shop);
    await shop.close();
  },
});
test.describe.configure({ timeout: 120_000, mode: 'serial' });

const path = '/staff/payment-providers/';
const panelOf = (page: Page) => page.getByRole('region', { name: 'PayPal', exact: true });
const paneOf = (page: Page, name: 'Credenziali di prova' | 'Credenziali reali') =>
  page.getByRole('region', { name: `PayPal ${name}` });

async function openProviders(page: Page): Promise<void> {
  await enter(page, 'staff');
  await open(page, path);
}

async function typeIn(page: Page, pane: Parameters<typeof paneOf>[1], client: string, secret: string) {
  const fields = paneOf(page, pane);
  await fields.getByLabel('Client ID').fill(client);
  await fields.getByLabel('Secret', { exact: true }).fill(secret);
  await fields.getByRole('button', { name: /^Salva e prova/ }).click();
  await ready(page);
}

test('PayPal is connected in the sandbox: a wrong secret is said, the right one is tried and never shown again', async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 422/);
  await openProviders(page);
  await expect(page.getByText('che i gestori non possono raggiungere')).toBeVisible();
  await expect(panelOf(page).getByText('Spento')).toBeVisible();
  await typeIn(page, 'Credenziali di prova', 'client-di-prova', '');
  await expect(page.getByRole('alert').getByText('Campo obbligatorio.')).toBeVisible();
  await typeIn(page, 'Credenziali di prova', 'client-di-prova', 'segreto-sbagliato-0000');
  await expect(page.getByText('PayPal non riconosce queste credenziali')).toBeVisible();
  await typeIn(page, 'Credenziali di prova', 'client-reale', 'segreto-reale-9f2c');
  await expect(page.getByText('Queste credenziali sono dell’altro ambiente di PayPal')).toBeVisible();
  await typeIn(page, 'Credenziali di prova', 'client-di-prova', 'segreto-di-prova-1a2b');
  await expect(page.getByText('PayPal le riconosce (prova)')).toBeVisible();
  await expect(page.getByText('termina con …1a2b e non viene più mostrato')).toBeVisible();
  expect(await page.content()).not.toContain('segreto-di-prova');
});

test('notices are turned on once, and a provider that does not answer is said', async ({
  page,
  providers,
}) => {
  await openProviders(page);
  const pane = paneOf(page, 'Credenziali di prova');
  await pane.getByRole('button', { name: /^Attiva gli avvisi/ }).click();
  await expect(page.getByText('Avvisi attivati: PayPal ora scrive al negozio')).toBeVisible();
  await ready(page);
  await pane.getByRole('button', { name: /^Controlla gli avvisi/ }).click();
  await expect(page.getByText('Gli avvisi di PayPal erano già attivi')).toBeVisible();
  expect(providers.sandbox.webhooks).toHaveLength(1);
  await ready(page);
  providers.sandbox.moods.set('/', ['fails']);
  await pane.getByRole('button', { name: /^Prova la connessione/ }).click();
  await expect(page.getByText('PayPal in questo momento non può rispondere')).toBeVisible();
  providers.sandbox.moods.clear();
});

test('a buyer finds PayPal as soon as it is on, in the sandbox and then live, without a restart', async ({
  page,
  anotherVisitor,
  catalogue,
  providers,
}) => {
  const buyer = await (await anotherVisitor()).newPage();
  await putIntoCart(buyer, pick(catalogue.plenty).id);
  await open(buyer, '/cart/');
  const payWithPaypal = buyer.getByRole('main').getByRole('link', { name: 'Paga con PayPal' });
  await expect(payWithPaypal).toHaveCount(0);

  await openProviders(page);
  await page.getByRole('button', { name: 'Attiva in prova: PayPal' }).click();
  await expect(page.getByText('PayPal è attivo in prova: non arrivano soldi veri.')).toBeVisible();
  await expect(page.getByText('Mancano le credenziali reali di PayPal')).toBeVisible();
  await expect(async () => {
    await open(buyer, '/cart/');
    await expect(payWithPaypal).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await payWithPaypal.click();
  await expect(buyer.getByRole('heading', { name: 'Gestore dei pagamenti' })).toBeVisible();
  expect(providers.sandbox.ledger.orders.size).toBe(1);

  await ready(page);
  await typeIn(page, 'Credenziali reali', 'client-reale', 'segreto-reale-9f2c');
  await expect(page.getByText('PayPal le riconosce (reale)')).toBeVisible();
  await page.getByRole('button', { name: 'Passa ai pagamenti reali: PayPal' }).click();
  await expect(page.getByText('PayPal è attivo: i clienti lo trovano alla cassa.')).toBeVisible();
  await expect(async () => {
    await open(buyer, '/cart/');
    await payWithPaypal.click();
    await expect(buyer.getByRole('heading', { name: 'Gestore dei pagamenti' })).toBeVisible();
    expect(providers.live.ledger.orders.size).toBeGreaterThan(0);
  }).toPass();

  await page.getByRole('button', { name: 'Spegni PayPal' }).click();
  await expect(page.getByText('PayPal è spento')).toBeVisible();
  await expect(async () => {
    await open(buyer, '/cart/');
    await expect(payWithPaypal).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('the page of providers works with the keyboard, axe finds nothing on it with credentials, and deleting asks first', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProviders(page);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, { tags: wcag, at: `at ${width} px` });
  }
  const pane = paneOf(page, 'Credenziali reali');
  const remove = pane.getByRole('button', { name: 'Elimina le credenziali' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question.getByText('Le credenziali non si possono recuperare')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Elimina: PayPal, Reale' }).click();
  await expect(page.getByText('Credenziali eliminate.')).toBeVisible();
  await expect(pane.getByRole('button', { name: /^Prova la connessione/ })).toHaveCount(0);
});
