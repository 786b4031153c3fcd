import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn, logOut } from './people.ts';
import { test } from './provider-test.ts';
import { expect } from './test.ts';

test.describe.configure({ timeout: 120_000 });

const nexiName = 'Carta di credito o di debito (Nexi XPay)';

/** On the provider's page. */
const decide = async (page: Page, provider: string, button: 'Paga' | 'Annulla') => {
  await expect(page.getByRole('heading', { name: provider })).toBeVisible();
  await page.getByRole('button', { name: button }).click();
};
const fillIn = async (page: Page, method: string) => {
  await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
};
/** The buyer came back, and nothing is left to pay. */
const expectPaid = async (page: Page, method: string) => {
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await expect(page.getByRole('main')).toContainText(method);
  await expect(page.getByRole('main').getByRole('link', { name: /^Paga/ })).toHaveCount(0);
};

test('[CHK-04] a guest pays with Satispay: ordered, accepted in the app, paid; staff give part of it back', async ({
  page,
  catalogue,
  satispay,
}) => {
  const part = pick(catalogue.plenty);
  await putIntoCart(page, part.id, 2);
  await open(page, '/checkout/');
  await fillIn(page, 'Satispay');
  await placeOrder(page);
  await decide(page, 'Satispay', 'Paga');
  await expectPaid(page, 'Satispay');
  const id = Number(/order-received\/(\d+)\//.exec(page.url())?.[1] ?? 0);

  await logIn(page, 'staff');
  await open(page, `/staff/orders/${id}/`);
  await expect(page.getByRole('main')).toContainText('incassato');
  await page.getByText('Rimborsa l’ordine').click();
  await page.getByLabel(`Pezzi da rimborsare di ${part.name}`).fill('1');
  await page.getByRole('button', { name: 'Rimborsa tramite il gestore' }).click();
  await page.getByRole('button', { name: /^Sì, rimborsa / }).click();
  // A job gives it back: the page says so once that is done.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('eseguito dal gestore');
  }).toPass();
  const given = [...satispay.payments.values()].filter(({ type }) => type === 'REFUND_TO_BUSINESS');
  expect(given.at(-1)?.amount_unit).toBe(Number(part.prices.price));
  await logOut(page);
});

test('[FEE-03] a guest who gives up at Satispay finds the order waiting, and pays it by card at Nexi', async ({
  page,
  catalogue,
  nexi,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 1).id);
  await open(page, '/checkout/');
  await fillIn(page, 'Satispay');
  await placeOrder(page);
  await decide(page, 'Satispay', 'Annulla');
  await expect(page).toHaveURL(/\/checkout\/order-pay\//);
  await expect(page.getByRole('main')).toContainText('non è stato addebitato nulla');
  const before = nexi.orders.size;
  await page.getByRole('radio', { name: nexiName }).check();
  await page.getByRole('button', { name: 'Paga l’ordine' }).click();
  await decide(page, 'Nexi XPay', 'Paga');
  await expectPaid(page, nexiName);
  expect(nexi.orders.size).toBe(before + 1);
});

test('[FEE-03] a workshop leaves the page of Nexi, and pays from its orders, once, on the same page', async ({
  page,
  catalogue,
  nexi,
}) => {
  await logIn(page, 'workshop');
  await emptyCart(page);
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, phone: '0522 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('radio', { name: nexiName }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Nexi XPay' })).toBeVisible();
  const started = nexi.orders.size;

  await open(page, '/my-account/orders/');
  await page
    .getByRole('link', { name: /^(?:Ordine |Apri |Vedi )?.*\d+/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Paga questo ordine' }).click();
  await page.getByRole('button', { name: 'Paga l’ordine' }).click();
  await decide(page, 'Nexi XPay', 'Paga');
  await expectPaid(page, nexiName);
  expect(nexi.orders.size).toBe(started);
  await logOut(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[CHK-04] a guest without scripts follows a link to the provider and comes back', async ({
    page,
    catalogue,
  }) => {
    await page.goto(`/shop/?add-to-cart=${pick(catalogue.plenty, 2).id}`);
    await page.goto('/checkout/');
    await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
    await page.locator('#billing_state').selectOption('MO');
    await page.getByRole('radio', { name: nexiName }).check();
    await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
    await placeOrder(page);
    await expect(page.getByText('Manca solo il pagamento')).toBeVisible();
    await page.getByRole('link', { name: 'Vai alla pagina di pagamento' }).click();
    await decide(page, 'Nexi XPay', 'Paga');
    await expectPaid(page, nexiName);
  });
});
