import { euro, pick, type StoreProduct } from './catalogue.ts';
import { anna, placeOrder, typeAddress } from './checkout-steps.ts';
import { expect, test } from './test.ts';
import { chooseOption } from './variations.ts';

test.use({ javaScriptEnabled: false });

/** A variable product all of whose options go together in at least one way, and that way. */
const firstVariation = (product: StoreProduct) => pick(product.variations).attributes;

test('[CART-12] [CPG-01] a guest without scripts chooses a variation, corrects the cart and takes a removal back', async ({
  page,
  catalogue,
}) => {
  const oil = pick(catalogue.variable.filter(({ name }) => name.startsWith('Olio motore')));
  await page.goto('/');
  await page.getByRole('search').first().getByRole('searchbox').fill(oil.sku);
  await page.getByRole('search').first().getByRole('button', { name: 'Cerca' }).click();
  await page.getByRole('main').getByRole('link', { name: oil.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oil.name);

  for (const { name, value } of firstVariation(oil)) await chooseOption(page, name, value);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByText(`“${oil.name}” è stato aggiunto al carrello.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Visualizza carrello' }).click();

  const line = page.getByRole('main').getByRole('row').filter({ hasText: oil.name });
  const { items } = await (await page.request.get('/wp-json/wc/store/v1/cart')).json();
  const unit = Number(items[0].prices.price);
  await line.getByLabel(`Quantità di ${oil.name}`).fill('2');
  await page.getByRole('button', { name: 'Aggiorna carrello' }).click();
  await expect(page.getByText('Carrello aggiornato.')).toBeVisible();
  await expect(line).toContainText(euro(2 * unit));

  await line.getByRole('link', { name: `Rimuovi ${oil.name} dal carrello` }).click();
  await expect(page.getByText(`“${oil.name}” rimosso dal carrello.`)).toBeVisible();
  await expect(page.getByRole('main').getByText('Il carrello è vuoto.')).toBeVisible();
  await page.getByRole('link', { name: 'Annulla' }).click();
  await expect(line.getByLabel(`Quantità di ${oil.name}`)).toHaveValue('2');
});

test('[CAT-03] a guest without scripts sorts a listing by its button', async ({ page }) => {
  await page.goto('/shop/');
  await page.getByLabel('Ordina per').selectOption('price');
  await page.getByRole('button', { name: 'Ordina', exact: true }).click();
  await expect(page).toHaveURL(/orderby=price\b/);
  await expect(page.getByLabel('Ordina per')).toHaveValue('price');
});

test('[CHK-13] a guest without scripts is told what is missing, and then orders', async ({
  page,
  catalogue,
  noise,
}) => {
  // The browser itself remarks that a form was answered with 422.
  noise.expected.push(/status of 422/);
  const part = pick(catalogue.plenty, 2);
  await page.goto(`/product/${part.slug}/`);
  await page.locator('.single_add_to_cart_button').click();
  await page.goto('/checkout/');
  await placeOrder(page);

  const problems = page.getByRole('alert').filter({ hasText: 'Controlla questi campi' });
  await expect(problems).toBeVisible();
  await expect(problems.getByRole('link', { name: /^Nome di fatturazione/ })).toHaveAttribute(
    'href',
    '#billing_first_name',
  );
  await expect(page.locator('#billing_first_name')).toHaveAttribute('aria-invalid', 'true');

  await typeAddress(page, 'billing', {
    ...anna,
    email: 'anna.senza-script@example.com',
    phone: '059 123456',
  });
  await page.locator('#billing_state').selectOption({ label: 'Modena' });
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Grazie, il tuo ordine è stato ricevuto' })).toBeVisible();
  await expect(page.getByText(part.name)).toBeVisible();
});
