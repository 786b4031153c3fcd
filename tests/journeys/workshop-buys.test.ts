import { euro, pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { logIn, logOut } from './people.ts';
import { expect, test } from './test.ts';

type StoreCart = {
  readonly items: readonly { readonly prices: { readonly price: string }; readonly quantity: number }[];
  readonly totals: { readonly total_items: string; readonly total_tax: string; readonly total_price: string };
};

test('a workshop sees its own prices without VAT everywhere, pays less for more, and orders', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  await logIn(page, 'workshop');
  await emptyCart(page);
  await expect(page.getByText('con il tuo listino e prezzi IVA esclusa')).toBeVisible();

  // A part that the workshop's list makes cheaper from a tier on: asked by the wire, as any of its customers may.
  const mine = async () => (await (await page.request.get('/wp-json/wc/store/v1/cart')).json()) as StoreCart;
  const unitOf = (cart: StoreCart) => Number(pick(cart.items).prices.price);
  const part = pick(catalogue.plenty.filter(({ prices }) => Number(prices.price) < 2000));

  await open(page, `/product/${part.slug}/`);
  const area = page.getByRole('main');
  await expect(area.getByText('IVA esclusa').first()).toBeVisible();
  await expect(area.getByText('IVA inclusa')).toHaveCount(0);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  const single = unitOf(await mine());
  expect(single).toBeLessThan(Number(part.prices.price) / 1.21);
  await expect(area.getByText(euro(single)).first()).toBeVisible();

  await open(page, '/cart/');
  const line = page.getByRole('main').getByRole('row').filter({ hasText: part.name });
  await expect(line).toContainText(`${euro(single)}IVA esclusa`);
  await line.getByLabel(`Quantità di ${part.name}`).fill('10');
  const totals = page.locator('.cart_totals');
  await expect(totals).toContainText('Totale prodotti (IVA esclusa)');
  await expect(async () => expect(unitOf(await mine())).toBeLessThan(single)).toPass();
  const cart = await mine();
  await expect(line).toContainText(euro(unitOf(cart)));
  await expect(line).toContainText(euro(10 * unitOf(cart)));
  await expect(totals).toContainText(`Totale prodotti (IVA esclusa)${euro(10 * unitOf(cart))}`);
  await expect(totals).toContainText('IVA 22%');
  await expect(totals).toContainText(`Totale${euro(Number(cart.totals.total_price))}`);

  await open(page, '/checkout/');
  await expect(page.locator('#billing_company')).toHaveValue('Autofficina Neri S.n.c.');
  const registered = await page.locator('#billing_city').inputValue();
  await typeAddress(page, 'billing', { ...anna, phone: '0522 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  const order = page.getByRole('main');
  await expect(order).toContainText(euro(10 * unitOf(cart)));
  await expect(order).toContainText('IVA 22%');
  await expect(order).toContainText(euro(Number(cart.totals.total_price)));

  await open(page, '/my-account/');
  await page
    .getByRole('link', { name: /^Vedi l’ordine / })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(euro(Number(cart.totals.total_price)));

  // The next order starts with the company's own data, which no order changes.
  await putIntoCart(page, part.id, 10);
  await open(page, '/checkout/');
  await expect(page.locator('#billing_company')).toHaveValue('Autofficina Neri S.n.c.');
  await expect(page.locator('#billing_city')).toHaveValue(registered);
  await expect(page.locator('#billing_first_name')).not.toHaveValue(anna.first_name);
  await emptyCart(page);

  // Pages are kept per audience: whoever comes after the workshop sees none of its prices.
  const guest = await (await anotherVisitor()).newPage();
  await guest.goto(`/product/${part.slug}/`);
  await expect(
    guest
      .getByRole('main')
      .getByText(euro(Number(part.prices.price)))
      .first(),
  ).toBeVisible();
  await expect(guest.getByText('IVA esclusa')).toHaveCount(0);
  await expect(guest.getByText(euro(single))).toHaveCount(0);

  await logOut(page);
  await page.goto(`/product/${part.slug}/`);
  await expect(
    page
      .getByRole('main')
      .getByText(euro(Number(part.prices.price)))
      .first(),
  ).toBeVisible();
  await expect(page.getByText('IVA esclusa')).toHaveCount(0);
});
