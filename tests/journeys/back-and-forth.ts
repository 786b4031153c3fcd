import type { Page } from '@playwright/test';
import { open, ready } from './opening.ts';
import { expect } from './test.ts';

export const sort = (page: Page) => page.getByLabel('Ordina per');
export const firstName = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent();

/** Sorts a listing twice, opens its first part and comes back step by step; every page must show the order it is in. */
export async function goBackAndForth(page: Page): Promise<void> {
  await open(page, '/shop/');
  const byDefault = await firstName(page);
  await sort(page).selectOption('price');
  await expect(page).toHaveURL(/orderby=price$/);
  await expect.poll(() => firstName(page)).not.toBe(byDefault);
  await ready(page);
  const cheapest = await firstName(page);
  await sort(page).selectOption('price-desc');
  await expect(page).toHaveURL(/orderby=price-desc$/);
  await expect.poll(() => firstName(page)).not.toBe(cheapest);
  await ready(page);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);

  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/orderby=price-desc$/);
  await expect(sort(page)).toHaveValue('price-desc');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/orderby=price$/);
  await expect.poll(() => firstName(page)).toBe(cheapest);
  await expect(sort(page)).toHaveValue('price');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect.poll(() => firstName(page)).toBe(byDefault);
  await expect(sort(page)).toHaveValue('menu_order');
  await page.goForward({ waitUntil: 'commit' });
  await expect.poll(() => firstName(page)).toBe(cheapest);
  await expect(sort(page)).toHaveValue('price');
}
