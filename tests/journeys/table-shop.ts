import type { Locator, Page } from '@playwright/test';
import { open } from './opening.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect } from './test.ts';

/** Waits until the page of tables is drawn with some of its data: a change is told to whoever keeps pages a moment later. */
export async function drawnWith(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(data)) {
    await expect
      .poll(async () => (await page.request.get('/tabella-prodotti/')).text())
      .toContain(`&quot;${name}&quot;:&quot;${value}&quot;`);
  }
}

/** Options of the first table of the demo shop beside its usual ones; none gives it back as it was. */
export async function tableOptions(
  page: Page,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await askShopDatabase(
    `update product_tables set definition = jsonb_set(definition, '{options}', $1::jsonb) where id = 1`,
    [JSON.stringify(options)],
  );
  await drawnWith(page, options);
}

/** Opens the page of tables and waits until the first lives. */
export async function openTable(page: Page): Promise<Locator> {
  await open(page, '/tabella-prodotti/');
  const table = page.locator('[data-product-table]').first();
  await expect(table).toHaveAttribute('data-alive', '');
  return table;
}

/** The rows of a table whose product can be added as it stands. */
export function plainRows(table: Locator): Locator {
  return table.locator('tr[data-row][data-type="simple"]:not([data-stock_status="outofstock"])');
}

/** A place of a row: `quantity`, `total`, `action`, `check`, `bubble`. */
export const cell = (row: Locator, name: string) => row.locator(`[data-place="${name}"]`);

/** Where tables tell what came of something (TAB-86). */
export const board = (page: Page) => page.locator('[data-notice-board]');

/** The button of the footer cart, which tells how much is in it (TAB-81). */
export const footerCart = (page: Page) => page.getByRole('button', { name: /^Carrello: \d/ });
