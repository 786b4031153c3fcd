import { pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, putIntoCart, typeAddress } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { changeSettings } from './shop-database.ts';
import { expect } from './test.ts';
import { test } from './wallet-test.ts';

test.describe.configure({ timeout: 150_000 });

test.beforeEach(({ shop: _ }) => changeSettings({ saved_methods_enabled: true }));
test.afterEach(({ shop: _ }) => changeSettings({ saved_methods_enabled: undefined }));

const methods = '/my-account/payment-methods/';
const stored = 'PayPal, mario.rossi@example.it';

test('[PAY-24] somebody saves a PayPal account without a purchase, and pays an order with it', async ({
  page,
  catalogue,
}) => {
  await logIn(page, 'customer');
  await open(page, methods);
  const toPaypal = page.getByRole('link', { name: 'Vai a PayPal' });
  await toPaypal.click();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('manca il tuo consenso')).toBeVisible();
  await expect(page.getByText('Non hai metodi di pagamento salvati.')).toBeVisible();
  await toPaypal.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Approva' }).click();
  await expect(page.getByText('Il conto PayPal è stato salvato.')).toBeVisible();
  await expect(page.getByText(stored)).toBeVisible();
  await expectNoFaults(page, { tags: wcag, at: 'account' });

  await emptyCart(page);
  await putIntoCart(page, pick(catalogue.plenty, 6).id);
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await expect(page.getByRole('radio', { name: stored })).toBeChecked();
  await page.getByRole('button', { name: 'Paga con PayPal' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);

  await open(page, methods);
  await page.getByRole('button', { name: `Elimina: ${stored}` }).click();
  await expect(page.getByText('Non hai metodi di pagamento salvati.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAY-24] the way is the same by links and forms', async ({ page, catalogue }) => {
    await logIn(page, 'customer');
    await page.goto(methods);
    await page.getByRole('link', { name: 'Vai a PayPal' }).click();
    await page.getByRole('button', { name: 'Approva' }).click();
    await expect(page.getByText('Il conto PayPal è stato salvato.')).toBeVisible();

    await emptyCart(page);
    await putIntoCart(page, pick(catalogue.plenty, 7).id);
    await page.goto('/checkout/');
    await typeAddress(page, 'billing', { ...anna, phone: '059 123456' });
    await page.locator('#billing_state').selectOption({ label: 'Modena' });
    await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
    await expect(page.getByRole('radio', { name: stored })).toBeChecked();
    await page.getByRole('button', { name: 'Paga con PayPal' }).click();
    await expect(page).toHaveURL(/\/checkout\/order-received\//);

    await page.goto(methods);
    await page.getByRole('button', { name: `Elimina: ${stored}` }).click();
    await expect(page.getByText('Non hai metodi di pagamento salvati.')).toBeVisible();
  });
});
