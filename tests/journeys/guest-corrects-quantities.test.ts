import { pick, type StoreProduct } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';
import { askFor, bySelects, choose, clearChoice } from './variations.ts';

test('[VAR-22] a fraction becomes the next whole number, with selects too', async ({ page, catalogue }) => {
  const product = pick(catalogue.variable.filter((one) => bySelects(one) && one.variations.length < 100));
  for (const variation of product.variations) {
    const { is_in_stock, max_qty } = await askFor(page, product, variation);
    if (!is_in_stock || Number(max_qty) < 3) continue;
    await open(page, `/product/${product.slug}/`);
    await clearChoice(page);
    await choose(page, variation);
    break;
  }
  const quantity = page.getByLabel(`Quantità di ${product.name}`);
  await expect(quantity).toHaveAttribute('max', /^\d{1,4}$/);
  await quantity.fill('1.5');
  await quantity.blur();
  await expect(quantity).toHaveValue('2');
});

test('[CPG-01] 0 takes a line out of the cart and offers it back; of too many the stock is named', async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expected.push(/status of 4\d\d/);
  const part = pick(catalogue.plenty, 3);
  await putIntoCart(page, part.id, 2);
  // Journeys before this one have ordered some of it.
  const asked = await page.request.get(`/wp-json/wc/store/v1/products/${part.id}`);
  const { add_to_cart: limits }: StoreProduct = await asked.json();
  await open(page, '/cart/');
  const quantity = page.getByLabel(`Quantità di ${part.name}`);
  await quantity.fill('99999');
  const refused = page.getByRole('alert').filter({ hasText: 'Quantità non disponibile' });
  await expect(refused).toContainText(`sono disponibili ${limits.maximum} pezzi`);
  await expect(quantity).toHaveValue('2');
  await quantity.fill('0');
  await expect(page.getByText(`“${part.name}” rimosso dal carrello.`)).toBeVisible();
  await expect(quantity).toBeHidden();
  await page.getByRole('link', { name: 'Annulla' }).click();
  await expect(quantity).toHaveValue('2');
});
