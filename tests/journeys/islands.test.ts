import { pick } from './catalogue.ts';
import { open } from './opening.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';
import { askFor, bySwatches, ownAttributes, unchosen, type Variation } from './variations.ts';

const addButtonFile = '**/assets/add-to-cart.island-*.js';

test('a page that nobody touches loads no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/shop/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /\/(?:react|router|mount)-/.test(url))).toEqual([]);
});

test('[CART-01] what is pressed before its script has come is busy at once, and added once', async ({
  page,
}) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route(addButtonFile, async (route) => {
    await loaded;
    await route.continue();
  });
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('add_to_cart')) adds.push(request.url());
  });
  await open(page, '/shop/');
  const button = page.getByRole('main').locator('.ajax_add_to_cart').first();
  for (let times = 0; times < 3; times += 1) await button.click();
  await expect(button).toHaveAttribute('data-island-busy', '');
  expect(adds).toEqual([]);
  load();
  await expect(button).toHaveText(/^Aggiunto/);
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  expect(adds).toHaveLength(1);
  await expect(page).toHaveURL(/\/shop\/$/);
});

test('[VAR-17] what is done before the script has come is repeated in its order: a choice after the reset stays', async ({
  page,
  catalogue,
}) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  const product = pick(catalogue.variable.filter((one) => bySwatches(one) && !unchosen(one)));
  const isPreset = ({ attributes }: Variation) =>
    ownAttributes(product).every(({ name, terms }) => {
      const chosen = attributes.find((one) => one.name === name)?.value;
      return terms.some((term) => term.default && term.slug === chosen);
    });
  const other = pick(product.variations.filter((one) => !isPreset(one)));
  const { sku } = await askFor(page, product, other);
  await page.route('**/assets/variable-product-top.island-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await open(page, `/product/${product.slug}/`);
  const main = page.getByRole('main');
  const reset = main.getByRole('button', { name: 'Azzera la selezione' });
  for (let times = 0; times < 2; times += 1) await reset.click();
  await expect(reset).toHaveAttribute('data-island-busy', '');
  for (const { name, value } of other.attributes)
    await main
      .getByRole('radiogroup', { name, exact: true })
      .locator(`label:has(input[value="${value}"])`)
      .click();
  load();
  await expect(main.getByText(`Cod. ${sku}`).first()).toBeVisible();
});

test('[CART-12] where the script of a button does not come, the shop does it by its link', async ({
  page,
  noise,
}) => {
  noise.expected.push(/net::ERR_FAILED/);
  await page.route(addButtonFile, (route) => route.abort());
  await open(page, '/shop/');
  await page.getByRole('main').locator('.ajax_add_to_cart').first().click();
  await expect(page.getByText(/è stato aggiunto al carrello/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
});

test('a name with the end of a script in it and a separator of lines is added as it is written', async ({
  page,
  catalogue,
}) => {
  const product = pick(catalogue.plenty);
  const name = `A </script><b>"&amp;' \u2028\u2029 Z`;
  const rename = (to: string) =>
    askShopDatabase('update products set name = $2 where id = $1', [product.id, to]);
  await rename(name);
  try {
    const card = page.locator(`.ajax_add_to_cart[data-product_id="${product.id}"]`).first();
    await expect(async () => {
      await open(page, `/?s=${encodeURIComponent(product.sku)}&post_type=product`);
      await expect(card).toHaveText(/<b>/, { timeout: 1000 });
    }).toPass();
    await card.click();
    await expect(card).toHaveText(/^Aggiunto/);
    await expect(page.locator('#announcer')).toContainText('</script><b>"&amp;\'');
  } finally {
    await rename(product.name);
  }
});

test('[QTY-02] each press of a quantity counts, also before its script has come', async ({
  page,
  catalogue,
}) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/product-top*.island-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  const product = pick(catalogue.plenty);
  await open(page, `/product/${product.slug}/`);
  const more = page.getByRole('main').getByRole('button', { name: 'Aumenta la quantità' });
  for (let times = 0; times < 3; times += 1) await more.click();
  await expect(more).toHaveAttribute('data-island-busy', '');
  load();
  await expect(page.getByLabel(`Quantità di ${product.name}`)).toHaveValue('4');
});
