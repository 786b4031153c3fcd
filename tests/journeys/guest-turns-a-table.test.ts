import type { Locator, Page } from '@playwright/test';
import { askShopDatabase } from './shop-database.ts';
import { cell, openTable, plainRows, tableOptions } from './table-shop.ts';
import { expect, test } from './test.ts';

const rowsOf = (table: Locator) => table.locator('tr[data-row]:not([hidden])');
const titlesOf = (table: Locator) =>
  rowsOf(table).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.title ?? ''));

/** The paging of a table of the demo shop; waits until the shop draws it. */
async function paging(page: Page, id: number, kind: string, size: number): Promise<void> {
  await askShopDatabase(
    `update product_tables set definition = jsonb_set(definition, '{paging}', $2::jsonb) where id = $1`,
    [id, JSON.stringify({ kind, size })],
  );
  const table = page.locator(`#table_id_${id}`);
  await expect(async () => {
    await openTable(page);
    expect(await table.getAttribute('data-paging')).toBe(kind);
    expect(await rowsOf(table).count()).toBe(size);
  }).toPass({ timeout: 60_000 });
}

/** The pages that tables ask for. */
function pagesAskedFor(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    const [, number] = /name="others\[page_number\]"\r\n\r\n(\d+)/.exec(request.postData() ?? '') ?? [];
    if (number) pages.push(number);
  });
  return pages;
}

test('[TAB-37] [TAB-38] one jump brings one page, another jump the next', async ({ page }) => {
  await page.clock.install();
  await paging(page, 1, 'infinite_scroll', 4);
  try {
    const asked = pagesAskedFor(page);
    const table = page.locator('#table_id_1');
    // A busy machine draws a jump in frames far apart: only a clock that stands still holds them together.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.keyboard.press('End');
    await expect(rowsOf(table)).toHaveCount(8);
    // The jump is over when nothing was scrolled for a while.
    await page.clock.runFor(200);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.press('End');
    await expect(rowsOf(table)).toHaveCount(12);
    // Nothing more is on its way: the next answer is that of a press of the button.
    await table.getByRole('button', { name: 'Carica altri' }).press('Enter');
    await expect(rowsOf(table)).toHaveCount(16);
    expect(asked).toEqual(['2', '3', '4']);
  } finally {
    await page.clock.resume();
    await paging(page, 1, 'links', 12);
  }
});

test('[TAB-30] [TAB-31] Back and Forward lead through the states of a table, its form with them', async ({
  page,
}) => {
  const table = await openTable(page);
  const other = page.locator('[data-product-table]').nth(1);
  const form = table.locator('form[data-query-search]');
  const keyword = form.locator('[data-keyword]');
  const [first, ofOther] = [await titlesOf(table), await titlesOf(other)];
  await table.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/table_ID=1&page_number=2$/);
  const second = await titlesOf(table);
  expect(second).not.toEqual(first);
  await keyword.fill('disco');
  await form.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page).toHaveURL(/search_key=disco/);
  await expect.poll(() => titlesOf(table)).not.toEqual(second);
  const found = await titlesOf(table);

  await page.goBack();
  await expect(page).toHaveURL(/table_ID=1&page_number=2$/);
  await expect.poll(() => titlesOf(table)).toEqual(second);
  await expect(keyword).toHaveValue('');
  await expect(table.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/tabella-prodotti\/$/);
  await expect.poll(() => titlesOf(table)).toEqual(first);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => titlesOf(table)).toEqual(found);
  await expect(keyword).toHaveValue('disco');
  expect(await titlesOf(other)).toEqual(ofOther);

  // From another page one comes back to what was left; nothing is ticked that nobody ticks now.
  await cell(plainRows(table).first(), 'check').check();
  await table.locator('[data-column="product_title"] a').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(table).toHaveAttribute('data-alive', '');
  await expect.poll(() => titlesOf(table)).toEqual(found);
  await expect(keyword).toHaveValue('disco');
  await expect(page.locator('[data-place="check"]:checked')).toHaveCount(0);
});

test('[TAB-30] Back leads through the states of two tables, also where the address does not hold them', async ({
  page,
}) => {
  await tableOptions(page, { query_by_url: '0' });
  await paging(page, 2, 'links', 3);
  try {
    const [table, other] = [page.locator('#table_id_1'), page.locator('#table_id_2')];
    const [first, ofOther] = [await titlesOf(table), await titlesOf(other)];
    await table.getByRole('link', { name: 'Pagina 2' }).click();
    await expect.poll(() => titlesOf(table)).not.toEqual(first);
    const second = await titlesOf(table);
    await expect(page).toHaveURL(/\/tabella-prodotti\/$/);
    await other.getByRole('link', { name: 'Pagina 2' }).click();
    await expect.poll(() => titlesOf(other)).not.toEqual(ofOther);
    await page.goBack();
    await expect.poll(() => titlesOf(other)).toEqual(ofOther);
    expect(await titlesOf(table)).toEqual(second);
    await page.goBack();
    await expect.poll(() => titlesOf(table)).toEqual(first);
  } finally {
    await tableOptions(page);
    await paging(page, 2, 'load_more', 6);
  }
});

test('[TAB-31] [TAB-36] one comes back to all the rows that were loaded by and by', async ({ page }) => {
  await paging(page, 1, 'load_more', 4);
  try {
    const table = page.locator('#table_id_1');
    for (const rows of [8, 12]) {
      await table.getByRole('button', { name: 'Carica altri' }).click();
      await expect(rowsOf(table)).toHaveCount(rows);
    }
    const all = await titlesOf(table);
    await expect(page).toHaveURL(/table_ID=1&page_number=3$/);
    await rowsOf(table).last().locator('[data-column="product_title"] a').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(table).toHaveAttribute('data-alive', '');
    expect(await titlesOf(table)).toEqual(all);
    await expect(table.getByRole('button', { name: 'Carica altri' })).toHaveAttribute(
      'data-page_number',
      '3',
    );
  } finally {
    await paging(page, 1, 'links', 12);
  }
});
