import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { askShopDatabase } from './shop-database.ts';
import { cell, openTable } from './table-shop.ts';
import { expect, test } from './test.ts';

/** What tables ask for beside marks of the cart: the action, and its fields. */
function loadsOf(page: Page): URLSearchParams[] {
  const loads: URLSearchParams[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!/_load_both|_pagination/.test(body)) return;
    const fields = new URLSearchParams();
    for (const [, name = '', value = ''] of body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g)) {
      fields.append(name, value);
    }
    loads.push(fields);
  });
  return loads;
}

/** From now on time passes only where a journey lets it. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

const rowsOf = (table: Locator) => table.locator('tr[data-row]:not([hidden])');
const titlesOf = (table: Locator) =>
  rowsOf(table).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.title ?? ''));

/** A paging of a table of the demo shop, and back. */
const paging = (id: number, kind: string, size: number) =>
  askShopDatabase(
    `update product_tables set definition = jsonb_set(definition, '{paging}', $2::jsonb) where id = $1`,
    [id, JSON.stringify({ kind, size })],
  );

test('[TAB-15] [TAB-16] [TAB-17] [TAB-18] [TAB-21] [TAB-39] [TAB-42] rows are filtered as one chooses and types, and sorted by their heads', async ({
  page,
}) => {
  await page.clock.install();
  const table = await openTable(page);
  await stopTime(page);
  const all = await titlesOf(table);
  expect(all.length).toBeGreaterThan(4);

  // The mini filter offers what the rows have, and shows those that match all that is chosen.
  const brand = table.locator('[data-mini-filter] select[data-taxonomy="product_brand"]');
  const first = await brand.locator('option').nth(1).getAttribute('value');
  await brand.selectOption(first);
  for (const row of await rowsOf(table).all()) {
    expect(await row.getAttribute('data-product_brand')).toMatch(new RegExp(`^${first}:`));
  }
  await table.getByRole('link', { name: 'Azzera il filtro' }).click();
  await expect(rowsOf(table)).toHaveCount(all.length);

  // The instant search waits 500 ms after the last key.
  const box = table.getByLabel('Cerca nelle righe mostrate');
  const word = all[0]?.split(' ').at(-1) ?? '';
  await box.pressSequentially(word.toUpperCase());
  await page.clock.runFor(499);
  await expect(rowsOf(table)).toHaveCount(all.length);
  await page.clock.runFor(1);
  await expect(rowsOf(table)).not.toHaveCount(all.length);
  expect(await titlesOf(table)).toContain(all[0]);
  await box.pressSequentially('xyzzy');
  await page.clock.runFor(500);
  await expect(rowsOf(table)).toHaveCount(0);
  await expect(table.getByText('Nessun prodotto trovato')).toBeVisible();
  await box.fill('');
  await box.press('Backspace');
  await page.clock.runFor(500);
  await expect(rowsOf(table)).toHaveCount(all.length);

  // A head sorts by its column, and the other way with the next click.
  const head = (name: string) => table.locator(`th[data-column="${name}"]`);
  await head('product_title').getByRole('button').click();
  await expect(head('product_title')).toHaveAttribute('aria-sort', 'ascending');
  expect(await titlesOf(table)).toEqual(
    all.toSorted((a, b) => a.slice(0, 80).localeCompare(b.slice(0, 80), 'it')),
  );
  await head('price').getByRole('button').click();
  await head('price').getByRole('button').click();
  await expect(head('price')).toHaveAttribute('aria-sort', 'descending');
  const prices = await rowsOf(table).evaluateAll((rows) =>
    rows.map((row) => Number((row as HTMLElement).dataset.price || 0)).filter((cents) => cents > 0),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  for (const name of ['quantity', 'check']) await expect(head(name).getByRole('button')).toHaveCount(0);
});

test('[TAB-23] [TAB-26] [TAB-28] [TAB-29] [TAB-30] [TAB-31] [TAB-33] [TAB-34] a table is searched and turned; its address tells how, and a failed load leaves it', async ({
  page,
  noise,
}) => {
  const loads = loadsOf(page);
  const table = await openTable(page);
  const form = table.locator('form[data-query-search]');
  const before = await titlesOf(table);

  // The selects become drop-downs that one searches.
  const brands = form.locator('label', { hasText: 'Marca' }).locator('button[role="combobox"]');
  await brands.click();
  const choices = page.getByRole('listbox').getByRole('option');
  const name = (await choices.nth(1).textContent()) ?? '';
  await page.getByPlaceholder('Cerca un’opzione').fill(name);
  await choices.filter({ hasText: name }).first().click();
  await form.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page).toHaveURL(/\?table_ID=1&tax=product_brand-\d+$/);
  await expect(table.locator('tr[data-row]').first()).toHaveAttribute(
    'data-product_brand',
    new RegExp(`:${name}$`),
  );
  const sent = loads[0];
  expect(sent?.get('action')).toBe('ptable_load_both');
  expect(sent?.get('table_id')).toBe('1');
  expect(sent?.get('others[reset_search_clicked]')).toBe('no');
  expect(sent?.get('args[tax_query][product_brand_IN][field]')).toBe('id');
  expect(sent?.get('args[tax_query][product_brand_IN][operator]')).toBe('IN');
  expect(sent?.get('nonce')).toMatch(/^[0-9a-f]+$/);

  // The address opens the table as it is now.
  const found = await titlesOf(table);
  await open(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(table).toHaveAttribute('data-alive', '');
  expect(await titlesOf(table)).toEqual(found);

  // Reset empties everything and loads the first page anew.
  await form.getByRole('button', { name: 'Reimposta' }).click();
  await expect.poll(() => loads.length).toBe(2);
  expect(loads[1]?.get('others[reset_search_clicked]')).toBe('yes');
  await expect(table).toHaveAttribute('data-reset_search_clicked', 'no');
  await expect.poll(() => titlesOf(table)).toEqual(before);
  await expect(page).toHaveURL(/\/tabella-prodotti\/$/);

  // A page link brings rows and links, and the table goes on with what these say.
  await table.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(table.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
  expect(loads[2]?.get('action')).toBe('ptable_pagination');
  expect(loads[2]?.get('page_number')).toBe('2');
  await expect(page).toHaveURL(/table_ID=1&page_number=2$/);
  const second = await titlesOf(table);
  expect(second).not.toEqual(before);

  // A load that fails says so on the console and leaves the table as it was.
  const shown: string[] = [];
  page.on('console', (message) => shown.push(message.text()));
  noise.expected.push(/Failed to load resource/);
  for (const [status, sentence] of [
    [404, 'Table not found'],
    [503, 'Error on Ajax load'],
  ] as const) {
    await page.route('**/admin-ajax.php', (route) =>
      route.request().postData()?.includes('_load_both')
        ? route.fulfill({ status, body: '0' })
        : route.fallback(),
    );
    await form.getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect.poll(() => shown).toContain(sentence);
    await expect(table).not.toHaveAttribute('aria-busy');
    await page.unroute('**/admin-ajax.php');
  }
  expect(await titlesOf(table)).toEqual(second);
});

/** Opens the page until the shop knows of a new size of its pages. */
const openWithRows = (page: Page, table: Locator, rows: number) =>
  expect(async () => {
    await openTable(page);
    expect(await rowsOf(table).count()).toBe(rows);
  }).toPass();

test('[TAB-35] [TAB-36] [TAB-37] [TAB-38] further rows come by a button, or by scrolling once in a while', async ({
  page,
  noise,
}) => {
  const loads = loadsOf(page);
  await paging(2, 'load_more', 2);
  const table = page.locator('[data-product-table]').nth(1);
  await openWithRows(page, table, 2);
  const button = table.getByRole('button', { name: 'Carica altri' });
  await expect(button).toHaveAttribute('data-page_number', '1');
  const before = await titlesOf(table);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/admin-ajax.php', async (route) => {
    if (route.request().postData()?.includes('_load_both')) await held;
    await route.fallback();
  });
  await button.click();
  const loading = table.locator('[data-load-more]');
  await expect(loading).toHaveText('Caricamento...');
  answer();
  await expect(loading).toHaveText('Carica altri');
  await expect(loading).toHaveAttribute('data-page_number', '2');
  await page.unroute('**/admin-ajax.php');
  expect((await titlesOf(table)).slice(0, before.length)).toEqual(before);
  await expect(rowsOf(table)).toHaveCount(2 * before.length);
  expect(loads[0]?.get('others[type]')).toBe('load_more');
  expect(loads[0]?.get('others[page_number]')).toBe('2');

  await paging(2, 'load_more', 6);

  // By scrolling: past the table's height less 500 px, once, and again after 20 s or the next load.
  noise.expected.push(/Failed to load resource/);
  await paging(1, 'infinite_scroll', 4);
  await page.clock.install();
  const scrolling = page.locator('[data-product-table]').first();
  await openWithRows(page, scrolling, 4);
  await stopTime(page);
  loads.length = 0;
  await page.route('**/admin-ajax.php', (route) =>
    route.request().postData()?.includes('_load_both') ? route.abort() : route.fallback(),
  );
  const height = await scrolling.locator('tbody').evaluate((body) => (body as HTMLElement).offsetHeight);
  const past = Math.max(0, height - 500) + 100;
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await scrollTo(past);
  await expect.poll(() => loads.length).toBe(1);
  await scrollTo(past + 10);
  await page.clock.runFor(19_000);
  await scrollTo(past + 20);
  await page.clock.runFor(1100);
  expect(loads).toHaveLength(1);
  await page.unroute('**/admin-ajax.php');
  await scrollTo(past + 30);
  await expect.poll(() => loads.length).toBe(2);
  await expect(rowsOf(scrolling)).toHaveCount(8);
  await paging(1, 'links', 12);
});

test('[TAB-43] [TAB-44] [TAB-45] [TAB-46] [TAB-47] [TAB-48] [TAB-49] [TAB-50] a variation is chosen in its row, and let go again', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    document.addEventListener('change', (event) => {
      const { target, isTrusted } = event;
      if (isTrusted || !(target instanceof HTMLSelectElement) || !target.matches('[data-attribute]')) return;
      document.body.dataset.triggered = `${document.body.dataset.triggered ?? ''} ${Date.now()}`;
    });
  });
  await openTable(page);
  const id = await page
    .locator('tr[data-row][data-type="variable"][data-usable="false"]')
    .first()
    .getAttribute('id');
  const row = page.locator(`#${id}`);
  const selects = row.locator('select[data-attribute]');
  const [price, sku] = [cell(row, 'price'), cell(row, 'sku')];
  const [priceBefore, skuBefore] = [await price.textContent(), await sku.textContent()];
  await selects.first().selectOption({ index: 1 });
  await expect(cell(row, 'outcome')).toHaveText('Seleziona tutte le opzioni.');
  for (let at = 1; at < (await selects.count()) - 1; at += 1)
    await selects.nth(at).selectOption({ index: 1 });
  const last = selects.last();
  for (let at = 1; at < (await last.locator('option').count()); at += 1) {
    await last.selectOption({ index: at });
    if ((await row.getAttribute('data-usable')) === 'true') break;
  }
  await expect(row).toHaveAttribute('data-usable', 'true');
  await expect(cell(row, 'check')).toBeChecked();
  await expect(cell(row, 'action')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(sku).not.toHaveText(skuBefore ?? '');
  await expect(cell(row, 'total')).toContainText('€');
  await selects.first().selectOption('0');
  await expect(row).toHaveAttribute('data-usable', 'false');
  await expect(cell(row, 'check')).not.toBeChecked();
  await expect(price).toHaveText(priceBefore ?? '');
  await expect(sku).toHaveText(skuBefore ?? '');
  await expect(cell(row, 'outcome')).toHaveText('Seleziona tutte le opzioni.');

  // What was preset took effect at once, and is triggered again 4000 ms later.
  await page.clock.runFor(4100);
  const moments = ((await page.locator('body').getAttribute('data-triggered')) ?? '')
    .trim()
    .split(' ')
    .map(Number);
  expect(moments.length).toBeGreaterThan(1);
  expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(4000);
});

for (const width of [360, 1280]) {
  test(`[TAB-01] the page of tables has no fault for axe, and does not scroll sideways, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTable(page);
    await expectNoFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
