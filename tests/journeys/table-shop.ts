import type { Locator, Page } from '@playwright/test';
import { open } from './opening.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect } from './test.ts';

/** Options of a table of the demo shop beside its usual ones; none gives it back as it was. */
export async function tableOptions(
  id: number,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await askShopDatabase(
    `update product_tables set definition = jsonb_set(definition, '{options}', $2::jsonb) where id = $1`,
    [id, JSON.stringify(options)],
  );
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
export const place = (row: Locator, name: string) => row.locator(`[data-place="${name}"]`);
