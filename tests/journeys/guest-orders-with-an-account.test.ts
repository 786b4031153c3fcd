import { pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

test('[CHK-02] [PWD-02] [PWD-04] [PWD-16] a guest orders and makes an account, whose password is judged and keeps nobody from buying', async ({
  page,
  catalogue,
}) => {
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/checkout/');
  const password = page.locator('#account_password');
  await expect(page.locator('[data-strength]')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Crea un account' }).check();
  await typeAddress(page, 'billing', {
    ...anna,
    phone: '059 123456',
    email: `anna.${Date.now()}@example.com`,
  });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await password.fill('annabianchi');
  const meter = page.locator('[data-strength]');
  await expect(meter.getByRole('status')).toHaveText(
    /^(Molto debole|Debole) - Inserisci una password più sicura\.$/,
  );
  await expect(meter).toContainText('Suggerimento: la password');
  await expect(page.getByRole('button', { name: 'Ordina con obbligo di pagamento' })).toBeEnabled();
  await password.fill('Cric-sollevatore-58-giallo');
  await expect(meter.getByRole('status')).toHaveText('Forte');
  await expect(meter).not.toContainText('Suggerimento');
  // Weak again, and the order goes through: the shop is not set to stop it.
  await password.fill('annabianchi');
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await open(page, '/my-account/');
  await expect(page.getByText('Ciao, Anna')).toBeVisible();
});
