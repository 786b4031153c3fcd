import { euro, pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn, logOut, people } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

// What staff agree with the workshop here is theirs alone: other journeys pay as everybody does, and so does this one when it is repeated.
const clear = async () => {
  const ofTheWorkshop = 'customer_id = (select id from customers where email = $1)';
  for (const text of [
    `delete from payment_rules where ${ofTheWorkshop}`,
    `update orders set status = 'cancelled' where ${ofTheWorkshop} and credit_account_id is not null`,
    `delete from credit_accounts where ${ofTheWorkshop}`,
  ])
    await askShopDatabase(text, [people.workshop.email]);
};
test.beforeAll(clear);
test.afterAll(clear);

type Totals = Readonly<Record<string, string>>;

test('[FEE-02] [FEE-04] [CHK-11] [CHK-12] staff give a workshop credit and a discount for transfers; it sees both, orders on credit, and no more than is left', async ({
  page,
  catalogue,
}) => {
  // Four people come and go.
  test.slow();
  const { email } = people.workshop;
  await logIn(page, 'staff');
  await open(page, '/staff/payment-rules/');
  const rule = page.locator('#rule-form');
  await rule.getByLabel('Metodo', { exact: true }).selectOption('bacs');
  await rule.getByLabel('Clienti', { exact: true }).selectOption('customer');
  await rule.getByLabel('Email del cliente').fill(email);
  await rule.getByLabel('Sconto o supplemento').selectOption('discount-percent');
  await rule.getByLabel('Quanto', { exact: true }).fill('2');
  await rule.getByRole('button', { name: 'Salva la regola' }).click();
  await expect(page.getByText('Regola salvata.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'sconto 2%' })).toBeVisible();
  await page.getByLabel('Email dell’azienda').fill(email);
  await page.getByLabel('Limite del fido (€)').fill('10.000,00');
  await page.getByRole('button', { name: 'Salva il fido' }).click();
  await expect(page.getByText('Fido salvato.')).toBeVisible();
  await logOut(page);

  await logIn(page, 'workshop');
  await emptyCart(page);
  await putIntoCart(page, pick(catalogue.plenty).id);
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('update_payment_method')) asked.push(body);
  });
  await open(page, '/checkout/');
  const review = page.locator('.shop-checkout-review-order-table');
  await expect.poll(() => asked.length).toBe(1);
  await expect(review).toContainText('Sconto per Bonifico bancario');
  const totals = async (): Promise<Totals> =>
    (await (await page.request.get('/wp-json/wc/store/v1/cart')).json()).totals;
  await expect(review).toContainText(euro(Number((await totals()).total_price)));

  await page.getByRole('radio', { name: 'Fido aziendale' }).check();
  await expect(review).not.toContainText('Sconto per Bonifico bancario');
  expect(asked.at(-1)).toContain('payment_method=credit');
  await expect(page.getByText(/Credito disponibile: 10\.000,00\s€ di 10\.000,00\s€/)).toBeVisible();
  const owed = Number((await totals()).total_price);
  await typeAddress(page, 'billing', { ...anna, phone: '0522 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await expect(page.getByRole('main')).toContainText('Fido aziendale');

  await open(page, '/my-account/');
  const credit = page.getByRole('region', { name: 'Fido aziendale' });
  await expect(credit).toContainText(euro(owed));
  await expect(credit).toContainText(euro(1_000_000 - owed));
  await logOut(page);

  await logIn(page, 'staff');
  await open(page, '/staff/payment-rules/');
  await page.getByLabel('Email dell’azienda').fill(email);
  await page.getByLabel('Limite del fido (€)').fill(String(Math.ceil(owed / 100)));
  await page.getByRole('button', { name: 'Salva il fido' }).click();
  await expect(page.getByText('Fido salvato.')).toBeVisible();
  await logOut(page);

  await logIn(page, 'workshop');
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/checkout/');
  await page.getByRole('radio', { name: 'Fido aziendale' }).check();
  await expect(review).not.toContainText('Sconto per Bonifico bancario');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page.getByText('Credito insufficiente - il tuo credito disponibile è:').first()).toBeVisible();
  await emptyCart(page);
});
