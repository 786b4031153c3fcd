import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filtri' });
const chosenIn = (page: Page) => page.getByRole('list', { name: 'Filtri attivi' });
const countIn = (page: Page) => page.getByRole('main').getByText(/^(Visualizzazione di|Nessun risultato)/);

/** How many products the count of the listing tells. */
async function totalOf(page: Page): Promise<number> {
  return Number(/di (\d+) risultati/.exec((await countIn(page).textContent()) ?? '')?.[1]);
}

/** How many a choice promises. */
async function promised(page: Page, group: string, at: number): Promise<{ name: string; count: number }> {
  const choice = filtersOf(page).getByRole('group', { name: group }).locator('label').nth(at);
  return {
    name: (await choice.locator('span').textContent()) ?? '',
    count: Number(await choice.locator('small').textContent()),
  };
}

test('[CAT-01] [CAT-04] a choice applies at once by keyboard, keeps the focus, and is told', async ({
  page,
}) => {
  await open(page, '/shop/');
  const first = await promised(page, 'Marca', 0);
  const box = filtersOf(page).getByRole('checkbox', { name: new RegExp(`^${first.name}`) });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(chosenIn(page).getByRole('listitem')).toHaveText([first.name, 'Azzera i filtri']);
  expect(await totalOf(page)).toBe(first.count);
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  await expect(page).toHaveURL(/\/shop\/\?brand=[a-z0-9-]+$/);
  await expect(page.locator('#announcer')).toHaveText((await countIn(page).textContent()) ?? '', {
    timeout: 15_000,
  });

  // A second brand adds to the first: their counts do not meet.
  const second = await promised(page, 'Marca', 1);
  await filtersOf(page)
    .getByRole('checkbox', { name: new RegExp(`^${second.name}`) })
    .press('Space');
  await expect(chosenIn(page).getByRole('listitem')).toHaveCount(3);
  expect(await totalOf(page)).toBe(first.count + second.count);

  const stock = filtersOf(page).getByRole('checkbox', { name: /^Solo disponibili/ });
  const left = Number((await stock.locator('xpath=..').locator('small').textContent()) ?? '');
  await stock.press('Space');
  await expect(chosenIn(page).getByRole('listitem')).toHaveCount(4);
  expect(await totalOf(page)).toBe(left);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('[CAT-01] chosen filters are addresses: each is taken away by itself, and back brings it again', async ({
  page,
}) => {
  await open(page, '/shop/');
  const filters = filtersOf(page);
  await filters.getByLabel('Prezzo da').fill('20');
  await filters.getByLabel('Prezzo fino a').fill('40,5');
  await filters.getByRole('button', { name: 'Applica', exact: true }).click();
  const chosen = chosenIn(page).getByRole('listitem');
  await expect(chosen).toHaveText(['da 20,00 €', 'fino a 40,50 €', 'Azzera i filtri']);
  await expect(page).toHaveURL(/\?max_price=40,50&min_price=20$/);
  await filters.getByLabel(/^Solo disponibili/).check();
  await expect(chosen).toHaveCount(4);
  const both = await cards(page).allTextContents();

  const gone = chosenIn(page).getByRole('link', { name: 'Togli il filtro: da 20,00 €' });
  await gone.focus();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Solo disponibili', 'fino a 40,50 €', 'Azzera i filtri']);
  await expect(chosenIn(page).getByRole('link', { name: 'Togli il filtro: fino a 40,50 €' })).toBeFocused();
  await expect(filters.getByLabel('Prezzo da')).toHaveValue('');
  await chosenIn(page).getByRole('link', { name: 'Azzera i filtri' }).click();
  await expect(chosenIn(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop\/$/);

  await page.goBack();
  await expect(chosen).toHaveCount(3);
  await page.goBack();
  await expect(chosen).toHaveCount(4);
  await expect(cards(page)).toHaveText(both);
  await expect(filters.getByLabel('Prezzo da')).toHaveValue('20');

  // The address alone says it all.
  await page.reload();
  await expect(cards(page)).toHaveText(both);
  await expect(filters.getByLabel(/^Solo disponibili/)).toBeChecked();
});

test('[CAT-03] an order keeps the filters, and goes with them', async ({ page }) => {
  await open(page, '/shop/');
  await filtersOf(page)
    .getByLabel(/^Solo disponibili/)
    .check();
  await expect(chosenIn(page)).toBeVisible();
  await page.getByLabel('Ordina per').selectOption('price');
  await expect(page).toHaveURL(/\?in_stock=1&orderby=price$/);
  await expect(chosenIn(page).getByRole('listitem')).toHaveText(['Solo disponibili', 'Azzera i filtri']);
});

test('[CAT-05] [CART-01] what a filter leaves can be put into the cart', async ({ page }) => {
  await open(page, '/shop/');
  await filtersOf(page)
    .getByLabel(/^Solo disponibili/)
    .check();
  await expect(chosenIn(page)).toBeVisible();
  await page.getByRole('main').locator('a.ajax_add_to_cart').first().click();
  await expect(page.getByRole('link', { name: /^Carrello, 1/ })).toBeVisible();
});

test('[CAT-01] a filter that leaves nothing can be taken back, and a page past the end leads to the last one', async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 404/);
  await open(page, '/shop/?brand=nessuno&filter_sconosciuto=x');
  await expect(page.getByRole('heading', { name: 'Nessun articolo qui, per ora' })).toBeVisible();
  await expect(chosenIn(page).getByRole('listitem')).toHaveText([
    'nessuno',
    'sconosciuto: x',
    'Azzera i filtri',
  ]);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
  await page.goto('/shop/page/9999/?in_stock=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina dell’elenco non c’è');
  await page.getByRole('link', { name: 'Vai all’ultima pagina' }).click();
  await expect(page).toHaveURL(/\/shop\/page\/\d+\/\?in_stock=1$/);
  await expect(cards(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });
  test('[CAT-01] the filters open in a drawer whose button tells how many products it shows', async ({
    page,
  }) => {
    await open(page, '/shop/');
    await page.getByRole('button', { name: 'Filtri', exact: true }).click();
    const filters = filtersOf(page);
    await expect(filters).toBeVisible();
    const { name, count } = await promised(page, 'Marca', 0);
    await filters.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    const show = filters.getByRole('button', {
      name: count === 1 ? 'Mostra 1 articolo' : `Mostra ${count} articoli`,
    });
    await expect(show).toBeVisible();
    await expectNoFaults(page);
    await show.click();
    await expect(filters).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtri (1)' })).toBeVisible();
    expect(await totalOf(page)).toBe(count);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[CAT-01] filters are a form, whose answer has the one address of its listing', async ({ page }) => {
    await page.goto('/shop/');
    const [first, second] = [await promised(page, 'Marca', 0), await promised(page, 'Marca', 1)];
    for (const { name } of [second, first]) {
      await filtersOf(page)
        .getByRole('checkbox', { name: new RegExp(`^${name}`) })
        .check();
    }
    await filtersOf(page).getByRole('button', { name: 'Applica i filtri' }).click();
    await expect(page).toHaveURL(/\/shop\/\?brand=[a-z0-9-]+,[a-z0-9-]+$/);
    await expect(chosenIn(page).getByRole('listitem')).toHaveText([
      first.name,
      second.name,
      'Azzera i filtri',
    ]);
    expect(await totalOf(page)).toBe(first.count + second.count);
    await chosenIn(page)
      .getByRole('link', { name: `Togli il filtro: ${first.name}` })
      .click();
    expect(await totalOf(page)).toBe(second.count);
  });
});
