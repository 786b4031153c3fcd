import { open } from './opening.ts';
import { enter } from './people.ts';
import { expect } from './test.ts';
import { test } from './wallet-test.ts';

test('what environment variables set is read-only on the page of providers, with the reason, and can be tried', async ({
  page,
  provider,
}) => {
  await enter(page, 'staff');
  await open(page, '/staff/payment-providers/');
  await expect(page.getByText(/dalle variabili d’ambiente .*PAYMENT_PROVIDER_SECRET/)).toBeVisible();
  const paypal = page.getByRole('region', { name: 'PayPal', exact: true });
  const pane = page.getByRole('region', { name: 'PayPal Credenziali reali' });
  await expect(pane.getByText(provider.clientId)).toBeVisible();
  await expect(paypal.getByRole('button', { name: /^Salva e prova/ })).toHaveCount(0);
  await pane.getByRole('button', { name: /^Prova la connessione/ }).click();
  await expect(page.getByText('PayPal riconosce le credenziali (reale)')).toBeVisible();
  expect(await page.content()).not.toContain(provider.secret);
});
