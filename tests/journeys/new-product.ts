import type { Page } from '@playwright/test';
import { askShopDatabase } from './shop-database.ts';

/** Opens the form of a new product, empty: what an earlier journey typed there and did not save would be brought back. */
export async function openNewProduct(page: Page): Promise<void> {
  await askShopDatabase('delete from product_drafts where product_id is null');
  await page.goto('/staff/products/new/');
}
