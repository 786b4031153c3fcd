import { pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn, logOut } from './people.ts';
import { test } from './provider-test.ts';
import { expect } from './test.ts';

test.describe.configure({ timeout: 180_000 });

test('an assistant adds an article to a paid order, its customer pays the rest by the link, and the history shows before and after', async ({
  page,
  catalogue,
  satispay,
  anotherVisitor,
  noise,
}) => {
  // What stands in for a shipping that is gone is shown before it is saved, and the second assistant is refused.
  noise.expected.push(/422 \(Unprocessable Entity\)/);
  const [part, more] = [pick(catalogue.plenty), pick(catalogue.plenty, 1)];
  await logIn(page, 'customer');
  await emptyCart(page);
  await putIntoCart(page, part.id);
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('radio', { name: 'Satispay' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await page.getByRole('button', { name: 'Paga' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  const id = Number(/order-received\/(\d+)\//.exec(page.url())?.[1] ?? 0);

  const [assistant, second] = [
    await (await anotherVisitor()).newPage(),
    await (await anotherVisitor()).newPage(),
  ];
  for (const one of [assistant, second]) {
    await logIn(one, 'staff');
    await open(one, `/staff/orders/${id}/edit/`);
  }
  await assistant.getByLabel('Codice', { exact: true }).fill(more.sku);
  await assistant.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(assistant.getByText('Aggiunta', { exact: true })).toBeVisible();
  await expect(assistant.getByText(/^Ha già pagato|Ha già pagato/)).toContainText('restano da pagare');
  await assistant.getByRole('button', { name: 'Salva le modifiche' }).click();
  // The chosen shipping may not be offered any more: what stands in for it is confirmed.
  const saved = assistant.getByText('Ordine modificato: il cliente viene avvisato per email.');
  const shown = assistant.getByText(/Ecco che cosa cambia|al suo posto è scelta/);
  await expect(saved.or(shown).first()).toBeVisible();
  if (!(await saved.isVisible())) await assistant.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(saved).toBeVisible();
  await expect(assistant.getByRole('heading', { name: /^Restano da pagare/ })).toBeVisible();
  await assistant.getByRole('button', { name: 'Manda il link di pagamento' }).click();
  await expect(assistant.getByText('Il cliente riceve per email il link per pagare il resto.')).toBeVisible();

  await second.getByLabel(`Quantità di ${part.name}`).fill('2');
  await second.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(second.getByText(/qualcun altro ha cambiato quest’ordine/)).toBeVisible();

  await open(page, `/my-account/view-order/${id}/`);
  await expect(page.getByText(/resta da pagare/).first()).toBeVisible();
  const before = satispay.payments.size;
  await page.getByRole('link', { name: 'Paga il resto' }).click();
  await expect(page.locator('#order_review')).toContainText('Resta da pagare');
  await page.getByRole('radio', { name: 'Satispay' }).check();
  await page.getByRole('button', { name: 'Paga l’ordine' }).click();
  await page.getByRole('button', { name: 'Paga' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  expect(satispay.payments.size).toBe(before + 1);
  await logOut(page);

  await open(assistant, `/staff/orders/${id}/`);
  await expect(assistant.getByRole('heading', { name: /^Restano da pagare/ })).toHaveCount(0);
  await expect(
    assistant
      .getByRole('button', { name: 'Segna come spedito' })
      .or(assistant.getByText('In lavorazione'))
      .first(),
  ).toBeVisible();
  const history = assistant.getByRole('main');
  await expect(history).toContainText(`1 × ${part.name}`);
  await expect(history).toContainText(`1 × ${more.name}`);
});
