import { euro, pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open, ready } from './opening.ts';
import { expect, test } from './test.ts';

test('[CAT-01] [CAT-05] [CART-01] a guest finds a part by its category and adds it on the listing', async ({
  page,
  catalogue,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Tutte le categorie' }).click();
  const panel = page.locator('#catalogue-menu');
  const offered = await panel.getByRole('link').allTextContents();
  const product = pick(catalogue.plenty.filter(({ categories }) => offered.includes(pick(categories).name)));
  const category = pick(product.categories);
  await panel.getByRole('link', { name: category.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  await ready(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: product.name }) });
  await card.getByRole('link', { name: /^Aggiungi al carrello: \S/ }).click();
  await expect(card.getByRole('link', { name: /^Aggiunto/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product-category/${category.slug}/$`));
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
});

test('[CART-05] [CART-06] [CART-09] [CART-10] the button tells that it adds, that it has added, and where the cart is', async ({
  page,
  catalogue,
}) => {
  const product = pick(catalogue.plenty);
  await open(page, `/product/${product.slug}/`);
  await page.getByRole('button', { name: 'Aumenta la quantità' }).click();
  await expect(page.getByLabel(`Quantità di ${product.name}`)).toHaveValue('2');

  // The answer waits until the state in between has been seen.
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/?wc-ajax=add_to_cart', async (route) => {
    await seen;
    await route.continue();
  });
  const button = page.locator('.single_add_to_cart_button');
  await button.click();
  await expect(button).toHaveText(/Aggiunta in corso…/);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  goOn();
  await expect(button).toHaveText(/^Aggiunto/);
  await expect(button).toHaveClass(/(^| )added( |$)/);
  await expect(button).not.toHaveClass(/(^| )loading( |$)/);
  await expect(page.getByRole('link', { name: 'Carrello, 2 articoli' })).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText(`2 × “${product.name}” aggiunti al carrello.`);

  await page.getByRole('main').getByRole('link', { name: 'Visualizza carrello' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('[FRAG-01] [FRAG-02] [FRAG-03] [FRAG-04] a line is removed in the mini-cart, which blocks it meanwhile', async ({
  page,
  catalogue,
}) => {
  const [first, second] = [pick(catalogue.plenty, 0), pick(catalogue.plenty, 1)];
  await putIntoCart(page, first.id);
  await putIntoCart(page, second.id, 2);
  await open(page, '/');
  await page.getByRole('link', { name: 'Carrello, 3 articoli' }).click();
  const cart = page.getByRole('dialog', { name: 'Carrello' });
  await expect(cart.getByRole('listitem')).toHaveCount(2);

  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/?wc-ajax=remove_from_cart', async (route) => {
    await seen;
    await route.continue();
  });
  const line = cart.getByRole('listitem').filter({ hasText: first.name });
  await line.getByRole('button', { name: `Rimuovi ${first.name} dal carrello` }).click();
  await expect(line.getByText('Attendi...')).toBeVisible();
  goOn();
  await expect(line).toHaveCount(0);
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByText(euro(2 * Number(second.prices.price)))).toBeVisible();
  await cart.getByRole('link', { name: 'Visualizza carrello' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
});

test('[CPG-01] quantities change on the cart page without a button, and a line goes', async ({
  page,
  catalogue,
}) => {
  const [first, second] = [pick(catalogue.plenty, 0), pick(catalogue.plenty, 1)];
  await putIntoCart(page, first.id);
  await putIntoCart(page, second.id);
  await open(page, '/cart/');
  const unit = Number(first.prices.price);
  const line = page.getByRole('main').getByRole('row').filter({ hasText: first.name });
  await line.getByLabel(`Quantità di ${first.name}`).fill('3');
  await expect(line.getByText(euro(3 * unit))).toBeVisible();
  await line.getByRole('button', { name: `Uno in meno di ${first.name}` }).click();
  await expect(line.getByText(euro(2 * unit))).toBeVisible();
  await page.getByRole('link', { name: `Rimuovi ${second.name} dal carrello` }).click();
  await expect(page.locator('.cart_item')).toHaveCount(1);
  const totals = page.locator('.cart_totals');
  await expect(totals).toContainText(`Totale prodotti${euro(2 * unit)}`);

  await line.getByLabel(`Quantità di ${first.name}`).fill('0');
  await expect(page.getByRole('main').getByText('Il carrello è vuoto.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Carrello, / })).toBeHidden();
});

test('[CHK-01] [CHK-13] [ADDR-11] [ADDR-14] a guest corrects the form, has it sent elsewhere and orders by bank transfer', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 3);
  await putIntoCart(page, part.id);
  await open(page, '/checkout/');
  await placeOrder(page);

  const problems = page.getByRole('alert').filter({ hasText: 'Controlla questi campi' });
  await expect(problems).toBeFocused();
  const firstName = page.locator('#billing_first_name');
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await expect(firstName).toHaveAccessibleDescription('Nome di fatturazione è un campo obbligatorio');
  await problems.getByRole('link', { name: /^Provincia di fatturazione/ }).click();
  await expect(page.locator('#billing_state-combo')).toBeFocused();
  await problems.getByRole('link', { name: /^Nome di fatturazione/ }).click();
  await expect(firstName).toBeFocused();

  await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
  await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await expect(page.locator('#billing_state-combo')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Spedire a un indirizzo diverso?' }).check();
  await typeAddress(page, 'shipping', { ...anna, first_name: 'Bruno', city: 'Trieste', postcode: '34121' });
  await chooseFrom(page, 'shipping_state', 'tries', 'Trieste');
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);

  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\/\?key=/);
  await expect(page.getByRole('heading', { name: 'Grazie, il tuo ordine è stato ricevuto' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(part.name);
  await expect(page.getByRole('main')).toContainText('Dati per il bonifico');
  await expect(page.getByRole('main')).toContainText('34121 Trieste');
  await expect(page.getByRole('link', { name: /^Carrello, / })).toBeHidden();
});

test('[CHK-11] [CHK-13] a summary that is still on its way when the order is placed does not lead away from the order', async ({
  page,
  catalogue,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 4).id);
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();

  // The summary comes when the order is placed, and the page of the order once the summary has come or was given up.
  const { promise: placed, resolve: onPlaced } = Promise.withResolvers<void>();
  const { promise: settled, resolve: onSettled } = Promise.withResolvers<void>();
  const isSummary = (call: { url(): string }) => call.url().includes('wc-ajax=update_order_review');
  page.on('requestfailed', (request) => isSummary(request) && onSettled());
  page.on('requestfinished', (request) => isSummary(request) && onSettled());
  await page.route('**/?wc-ajax=update_order_review', async (route) => {
    await placed;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(isSummary);
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('radio', { name: 'Contrassegno' }).check();
  await asked;
  await page.route('**/?wc-ajax=checkout', async (route) => {
    const response = await route.fetch();
    onPlaced();
    await route.fulfill({ response });
  });
  await page.route('**/checkout/order-received/**', async (route) => {
    await settled;
    await route.continue();
  });
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\/\?key=/);
  await expect(page.getByRole('heading', { name: 'Grazie, il tuo ordine è stato ricevuto' })).toBeVisible();
});

test('[QTY-01] a quantity that is typed before the scripts have come is the one that is added', async ({
  page,
  catalogue,
}) => {
  const product = pick(catalogue.plenty);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/product/${product.slug}/`, { waitUntil: 'commit' });
  await page.getByRole('spinbutton').first().fill('3');
  letGo();
  await ready(page);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('link', { name: 'Carrello, 3 articoli' })).toBeVisible();
});
