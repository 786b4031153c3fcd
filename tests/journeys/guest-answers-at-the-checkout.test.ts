import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';

/** At the checkout, with an account to be made as a workshop, and nothing of what a workshop is asked. */
async function asAWorkshop(page: Page): Promise<void> {
  await open(page, '/checkout/');
  const role = page.getByLabel('Tipo di cliente *');
  await expect(role).toBeHidden();
  await page.getByRole('checkbox', { name: 'Crea un account' }).check();
  await page.locator('#account_password').fill('Cric-sollevatore-58-giallo');
  await role.selectOption({ label: 'Officina' });
  await expect(page.getByRole('textbox', { name: 'Ragione sociale *' })).toBeVisible();
  const email = `officina.${Date.now()}@example.com`;
  await typeAddress(page, 'billing', { ...anna, phone: '059 123456', email });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
}

test('[CHK-05] [CHK-06] [CHK-07] [CHK-08] [CHK-09] what a role is asked and nobody answered is alerted, and blocks the order', async ({
  page,
  catalogue,
}) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (/wc-ajax=checkout\b/.test(request.url())) orders.push(request.url());
  });
  await putIntoCart(page, pick(catalogue.plenty).id);
  await asAWorkshop(page);
  await placeOrder(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Ragione sociale è obbligatorio');
  await expect(alert).toContainText('Dichiaro di acquistare per la mia attività è obbligatorio');
  await alert.getByRole('button', { name: 'Ho capito' }).click();
  expect(orders).toEqual([]);
  await page.getByRole('textbox', { name: 'Ragione sociale *' }).fill('Officina Bassi');
  await placeOrder(page);
  await expect(alert).not.toContainText('Ragione sociale');
  await expect(alert).toContainText('Dichiaro di acquistare per la mia attività è obbligatorio');
  await alert.getByRole('button', { name: 'Ho capito' }).click();
  expect(orders).toEqual([]);

  // Another role is asked for other things, and nobody for any of it who wants no account.
  await page.getByLabel('Tipo di cliente *').selectOption({ label: 'Privato' });
  await expect(page.getByRole('textbox', { name: 'Ragione sociale *' })).toHaveCount(0);

  // Where the shop says so browsers ask nothing: the server does.
  await changeSettings({ disable_checkout_validation: true });
  try {
    await expect(async () => {
      await asAWorkshop(page);
      await placeOrder(page);
      await expect(
        page.getByRole('alert').filter({ hasText: 'Ragione sociale è obbligatorio' }),
      ).toBeVisible();
      expect(orders).not.toEqual([]);
    }).toPass();
    await expect(alert).toBeHidden();
  } finally {
    await changeSettings({ disable_checkout_validation: undefined });
  }
  await page.getByRole('checkbox', { name: 'Crea un account' }).uncheck();
  await expect(page.getByLabel('Tipo di cliente *')).toBeHidden();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
});
