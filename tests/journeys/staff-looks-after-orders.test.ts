import { pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn, logOut } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

test('staff find a new order, how its price came about, and both emails in the log', async ({
  page,
  catalogue,
  anotherVisitor,
  noise,
}) => {
  // The email is shown in a frame in which no script runs: what the test's own tools try to run there is refused.
  noise.expected.push(/Blocked script execution in '[^']*\/staff\/post-box\/\d+\/html\/'/);
  const part = pick(catalogue.plenty, 4);
  const lastName = `Del Banco ${Date.now()}`;
  const email = `ordine.${Date.now()}@example.com`;
  const buyer = await (await anotherVisitor()).newPage();
  await putIntoCart(buyer, part.id);
  await open(buyer, '/checkout/');
  await typeAddress(buyer, 'billing', { ...anna, last_name: lastName, email, phone: '059 123456' });
  await chooseFrom(buyer, 'billing_state', 'mode', 'Modena');
  await buyer.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await buyer.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(buyer);
  await expect(buyer).toHaveURL(/\/checkout\/order-received\//);

  await logIn(page, 'staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Oggi in negozio' })).toBeVisible();
  await open(page, '/staff/orders/');
  await expect(page.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: `Anna ${lastName}` });
  await expect(row).toContainText('Attende il bonifico');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ordine \d+$/ })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByText('Come nasce questo prezzo').click();
  await expect(page.getByText(/Prezzo di listino del negozio/)).toBeVisible();

  await openSection(page, 'Impostazioni', 'Posta');
  // The emails are written after the order: the list shows them as soon as it is asked again.
  const message = page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: /^Pistone: / });
  await expect(async () => {
    await page.reload();
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass();
  await message.click();
  await expect(page.getByText('Conservata qui')).toBeVisible();
  await expect(page.locator('pre')).toContainText(`Codice ${part.sku}`);
  const asReceived = page.frameLocator('iframe');
  await expect(asReceived.getByText('Grazie per il tuo ordine, Anna')).toBeVisible();
});

test('a retail customer and a guest are refused in the staff area', async ({ page, noise }) => {
  noise.expected.push(/status of 40[13] /);
  const inside = ['/staff/', '/staff/orders/1/', '/staff/post-box/', '/staff/post-box/1/'];
  for (const path of inside) {
    await page.goto(path);
    // The area's own address leads to the log-in at once, others say why and offer it: one comes back from both.
    const back = `/my-account/?redirect=${encodeURIComponent(path)}`;
    if (path !== '/staff/') {
      await expect(page.getByRole('heading', { name: 'Accesso riservato al personale' })).toBeVisible();
      await page.locator(`a[href="${back}"]`).click();
    }
    await expect(page).toHaveURL((url) => url.pathname + url.search === back);
    await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  }
  await logIn(page, 'customer');
  await expect(page.getByRole('link', { name: 'Area riservata al personale' })).toHaveCount(0);
  for (const path of inside) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'Accesso riservato al personale' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  const html = await page.request.get('/staff/post-box/1/html/', { maxRedirects: 0 });
  expect(html.status()).toBe(403);
  await logOut(page);
});
