import { pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn, logOut } from './people.ts';
import { expect, test } from './test.ts';

test('[FEE-02] [FEE-03] somebody pays an order that waits for its payment by another method', async ({
  page,
  catalogue,
}) => {
  test.slow();
  await logIn(page, 'customer');
  await emptyCart(page);
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  const [, id] = /order-received\/(\d+)\//.exec(page.url()) ?? [];
  await logOut(page);
  await logIn(page, 'staff');
  await open(page, `/staff/orders/${id}/`);
  await page.getByRole('button', { name: 'Segna in attesa di pagamento' }).click();
  await expect(page.getByText('L’ordine ora è')).toBeVisible();
  await logOut(page);

  await logIn(page, 'customer');
  await open(page, `/my-account/view-order/${id}/`);
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const fields = new URLSearchParams(request.postData() ?? '');
    if (fields.get('action') === 'wholesale_update_fees') asked.push(fields);
  });
  await page.getByRole('link', { name: 'Paga questo ordine' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-pay\/\d+\/\?pay_for_order=true&key=/);
  // Asked for once the page is ready, and again for another method.
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('radio', { name: 'Contrassegno' }).check();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.get('payment_method')).toBe('cod');
  expect(asked[1]?.get('payment_method_title')).toBe('Contrassegno');
  expect(asked[1]?.get('order_id')).toBe(id);
  await expect(page.locator('#order_review')).toContainText('Totale');
  await page.getByRole('button', { name: 'Paga l’ordine' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await expect(page.getByRole('main')).toContainText('Contrassegno');
});
