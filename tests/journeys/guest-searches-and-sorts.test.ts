import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { open, ready } from './opening.ts';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

async function search(page: Page, words: string, answer = 'Risultati'): Promise<void> {
  await page.getByRole('search').first().getByRole('button', { name: 'Cerca nel catalogo' }).click();
  await page.getByRole('combobox', { name: 'Cerca nel catalogo' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${answer} per “${words}”`);
}

/** The prices on the cards in their order, in cents; `from` where others of the same product cost more. */
async function pricesOf(page: Page): Promise<{ cents: number; from: boolean }[]> {
  await ready(page);
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const texts = await found.evaluateAll((all) =>
    all.map((card) => {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      while (walker.nextNode()) parts.push((walker.currentNode.textContent ?? '').trim());
      return parts;
    }),
  );
  return texts.map((parts) => ({
    cents: Number(parts.find((part) => /^[\d.]+,\d\d\s€$/.test(part))?.replace(/\D/g, '')),
    from: parts.includes('da'),
  }));
}

test('a part is found by its code however it is typed, by its OE number, and by words', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 6);
  await open(page, '/');
  await search(
    page,
    part.sku
      .replace('-', '')
      .toLowerCase()
      .replace(/(.{3})/g, '$1 ')
      .trim(),
  );
  await expect(cards(page).first()).toHaveText(part.name);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);

  await ready(page);
  await page.getByRole('tab', { name: 'Informazioni aggiuntive' }).click();
  const numbers = page.getByRole('tabpanel').getByText(/^[A-Z0-9]{3,}[A-Z0-9 .-]*\d[A-Z0-9 .-]*$/);
  const known = page.getByRole('heading', { name: 'Codici OE' });
  await expect(known).toBeVisible();
  const code = (await numbers.allTextContents()).map((text) => text.trim()).find((text) => text !== part.sku);
  await search(
    page,
    (code ?? '')
      .replace(/[\s.-]/g, '')
      .replace(/(.{2})/g, '$1 ')
      .trim(),
  );
  await expect(cards(page).filter({ hasText: part.name })).toHaveCount(1);

  await search(page, 'pastiglia freno');
  await expect(cards(page).first()).toHaveText(/pastiglie freno/i);
  await search(page, 'qwertyuiop', 'Nessun risultato');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('qwertyuiop');
});

test('[CAT-02] [CAT-03] choosing an order submits the form, and the products come in it', async ({
  page,
}) => {
  await open(page, '/shop/');
  const sort = page.getByLabel('Ordina per');
  await expect(sort.getByRole('option')).toHaveText([
    'Ordinamento predefinito',
    'Popolarità',
    'Valutazione media',
    'Più recenti',
    'Prezzo: dal più basso',
    'Prezzo: dal più alto',
  ]);
  await sort.selectOption('price');
  await expect(page).toHaveURL(/orderby=price$/);
  const rising = (await pricesOf(page)).map(({ cents }) => cents);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(rising.length).toBeGreaterThan(10);
  await page.getByLabel('Ordina per').selectOption('price-desc');
  await expect(page).toHaveURL(/orderby=price-desc/);
  const falling = (await pricesOf(page)).filter(({ from }) => !from).map(({ cents }) => cents);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(pick(falling)).toBeGreaterThan(pick(rising));
});

test('[CAT-04] the result count is announced again two seconds after the page has loaded', async ({
  page,
  catalogue,
}) => {
  await page.clock.install();
  await open(page, '/shop/');
  const count = page.getByRole('main').getByText(/^Visualizzazione di 1-\d+ di \d+ risultati$/);
  await expect(count).toContainText(`di ${catalogue.all.length} risultati`);
  const announcer = page.locator('#announcer');
  await expect(announcer).toBeEmpty();
  await page.clock.runFor(2000);
  await expect(announcer).toHaveText((await count.textContent()) ?? '');
});

test('[CAT-04] [CART-10] what was added meanwhile is not talked over by the result count', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/shop/');
  const button = page.getByRole('main').locator('.ajax_add_to_cart').first();
  await button.click();
  await expect(button).toHaveText(/^Aggiunto/);
  await page.clock.runFor(1500);
  const announcer = page.locator('#announcer');
  await expect(announcer).toContainText('al carrello');
  await page.clock.runFor(3000);
  await expect(announcer).toContainText('al carrello');
});

test('[CAT-01] pages are addresses: back and forward lead through them', async ({ page }) => {
  await open(page, '/shop/');
  const onFirst = await cards(page).allTextContents();
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/\/shop\/page\/2\/$/);
  await expect(page.getByRole('link', { name: 'Pagina 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const onSecond = await cards(page).allTextContents();
  expect(onSecond.filter((name) => onFirst.includes(name))).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect(cards(page)).toHaveText(onFirst);
  await page.goForward();
  await expect(cards(page)).toHaveText(onSecond);
});
