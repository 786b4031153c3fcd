import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, putIntoCart, typeAddress } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { changeSettings } from './shop-database.ts';
import { expect } from './test.ts';
import { test } from './wallet-test.ts';

test.describe.configure({ timeout: 150_000 });

// Where somebody wants to see the pages as well: a folder for their pictures.
const pictures = process.env.LOOK_PICTURES ?? '';

const visa = { number: '4111111111111111', expiry: '1199', cvv: '123' };
const mastercard = { number: '5555555555554444', expiry: '1099', cvv: '123' };

test.beforeEach(({ shop: _ }) => changeSettings({ saved_methods_enabled: true }));
test.afterEach(({ shop: _ }) => changeSettings({ saved_methods_enabled: undefined }));

async function goToCheckout(page: Page, productId: number): Promise<void> {
  await emptyCart(page);
  await putIntoCart(page, productId);
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
}

async function typeCard(page: Page, card: typeof visa): Promise<void> {
  const fields = page.locator('[data-card-fields]');
  await fields.scrollIntoViewIfNeeded();
  await expect(fields).toHaveAttribute('data-card-fields', 'ready');
  for (const kind of ['number', 'expiry', 'cvv'] as const) {
    await page.frameLocator(`#card-${kind} iframe`).locator('input').fill(card[kind]);
  }
}

/** Looks at a page at three widths. */
async function look(page: Page, name: string): Promise<void> {
  await expectNoFaults(page, { tags: wcag, at: name });
  if (pictures === '') return;
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
  }
}

test('[PAY-24] somebody saves a card with the first order, pays the second one with it, and deletes it', async ({
  page,
  catalogue,
  provider,
}) => {
  await logIn(page, 'customer');
  await goToCheckout(page, pick(catalogue.plenty, 3).id);
  await page.getByRole('radio', { name: 'Carta di credito o di debito' }).check();
  await page.getByLabel('Nome del titolare', { exact: true }).fill('Anna');
  await page.getByLabel('Cognome del titolare', { exact: true }).fill('Bianchi');
  await page.getByRole('checkbox', { name: 'Salva questa carta per i prossimi acquisti' }).check();
  await typeCard(page, visa);
  await look(page, 'checkout-save');
  await page.getByRole('button', { name: 'Paga con carta' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);

  await goToCheckout(page, pick(catalogue.plenty, 4).id);
  await expect(page.getByRole('radio', { name: 'Carta di credito o di debito' })).toBeChecked();
  const saved = page.getByRole('radio', { name: /Visa che termina con 1111.*scade 11\/99/ });
  await expect(saved).toBeChecked();
  await expect(page.getByLabel('Nome del titolare', { exact: true })).toBeHidden();
  await look(page, 'checkout-saved');
  // By keyboard to another card and back.
  await saved.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Nome del titolare', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  // From another method the first press shows what would be charged, and charges nothing.
  const payByCard = page.getByRole('button', { name: 'Paga con carta' });
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await expect(saved).toBeHidden();
  // The provider's buttons move what is below them when they come.
  const provided = page.locator('[data-wallet-buttons]');
  await provided.scrollIntoViewIfNeeded();
  await expect(provided).toHaveAttribute('data-wallet-buttons', 'ready');
  await payByCard.click();
  await expect(saved).toBeFocused();
  await expect(page).toHaveURL(/\/checkout\/$/);
  await payByCard.click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  const [token] = provider.ledger.vault.tokens.keys();
  expect(token).toBeDefined();

  await open(page, '/my-account/');
  await page.getByRole('link', { name: 'Metodi di pagamento' }).first().click();
  await expect(page.getByText('Visa che termina con 1111')).toBeVisible();
  await typeCard(page, mastercard);
  await page.getByRole('button', { name: 'Salva la carta' }).click();
  await expect(page.getByText('La carta è stata salvata.')).toBeVisible();
  await expect(page.getByText('Mastercard che termina con 4444')).toBeVisible();
  await look(page, 'account-methods');
  await page.getByRole('button', { name: 'Rendi predefinito: Mastercard che termina con 4444' }).click();
  await expect(page.getByText('Da ora questo è il tuo metodo di pagamento predefinito.')).toBeVisible();
  for (const name of ['Visa che termina con 1111', 'Mastercard che termina con 4444']) {
    await page.getByRole('button', { name: `Elimina: ${name}` }).click();
    await expect(page.getByText('Il metodo di pagamento è stato eliminato.')).toBeVisible();
    await expect(page.getByText(name)).toBeHidden();
  }
  await expect(page.getByText('Non hai metodi di pagamento salvati.')).toBeVisible();
  await look(page, 'account-empty');
  await expect.poll(() => provider.ledger.vault.tokens.size).toBe(0);
});

test('[PAY-24] a stored card that is declined leaves the order payable, and a bank that asks is answered', async ({
  page,
  catalogue,
  provider,
}) => {
  await logIn(page, 'customer');
  await open(page, '/my-account/payment-methods/');
  await typeCard(page, visa);
  await page.getByRole('button', { name: 'Salva la carta' }).click();
  await expect(page.getByText('La carta è stata salvata.')).toBeVisible();
  const [token] = provider.ledger.vault.tokens.values();
  if (!token) throw new Error('nothing is stored');

  token.bank = 'declines';
  await goToCheckout(page, pick(catalogue.plenty, 5).id);
  await page.getByRole('button', { name: 'Paga con carta' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-pay\//);
  await expect(page.getByText('Il pagamento non è andato a buon fine')).toBeVisible();
  await look(page, 'pay-saved');

  token.bank = 'asks';
  await page.getByRole('radio', { name: /Visa che termina con 1111/ }).check();
  await page.locator('#place_order').click();
  // The page leads there by itself.
  await page.getByRole('button', { name: 'Approva' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);

  await open(page, '/my-account/payment-methods/');
  await page.getByRole('button', { name: 'Elimina: Visa che termina con 1111' }).click();
  await expect(page.getByText('Non hai metodi di pagamento salvati.')).toBeVisible();
});
