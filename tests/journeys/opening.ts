import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until scripts run on a page: before that every button is a plain link or form (SITE-03). */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveClass(/-js\b/);
  await expect(page.locator('body')).not.toHaveClass(/-no-js\b/);
}

/** Opens an address of the shop and waits until its scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}
