import { firstName, goBackAndForth, sort } from './back-and-forth.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

test('[CAT-02] [CAT-03] after Back and Forward the select shows the order that holds, where every page loads anew', async ({
  page,
}) => {
  await goBackAndForth(page);
});

test('[CAT-03] an order that was chosen before the scripts came is shown when they do', async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/shop/', { waitUntil: 'commit' });
  await sort(page).selectOption('price');
  load();
  await expect(page).toHaveURL(/orderby=price$/);
  await expect(sort(page)).toHaveValue('price');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CAT-02] the select shows the order that holds when one comes back', async ({ page }) => {
    await page.goto('/shop/');
    await sort(page).selectOption('price');
    await page.getByRole('button', { name: 'Ordina', exact: true }).click();
    await expect(page).toHaveURL(/orderby=price$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\/$/);
    await expect(sort(page)).toHaveValue('menu_order');
  });
});

test('[CAT-03] a choice that nobody answers says so on the page, which stays as it was, and can be tried again', async ({
  page,
  context,
  noise,
}) => {
  noise.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/shop/');
  const before = await firstName(page);
  await sort(page).focus();
  await context.setOffline(true);
  await sort(page).selectOption('price');
  const problem = page.getByRole('alert').filter({ hasText: 'L’elenco non è stato aggiornato' });
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect(sort(page)).toHaveValue('menu_order');
  await expect(sort(page)).toBeFocused();
  expect(await firstName(page)).toBe(before);

  // A filter says the same, and lets go of what does not hold.
  const inStock = page.getByRole('complementary', { name: 'Filtri' }).getByLabel(/^Solo disponibili/);
  await inStock.check({ force: true }).catch(() => undefined);
  await expect(inStock).not.toBeChecked();
  await expect(page).toHaveURL(/\/shop\/$/);

  await context.setOffline(false);
  await problem.getByRole('button', { name: 'Riprova' }).click();
  await expect(page).toHaveURL(/\/shop\/\?in_stock=1$/);
  await expect(problem).toBeHidden();
  await expect(inStock).toBeChecked();
});
