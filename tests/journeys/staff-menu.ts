import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** An entry of the staff area's menu; what waits there follows its name. */
export const entryOf = (page: Page, entry: string): Locator =>
  page
    .getByRole('navigation', { name: 'Sezioni' })
    .getByRole('link', { name: new RegExp(`^${entry}(?: \\d|$)`) });

/** Opens a section of the staff area by the menu, in which a group that is not used all day is folded. */
export async function openSection(page: Page, group: string, entry: string): Promise<void> {
  const link = entryOf(page, entry);
  const menu = page.getByRole('navigation', { name: 'Sezioni' });
  // The menu comes before the page itself: what is not visible then is folded.
  await expect(page.getByRole('main')).toBeVisible();
  if (!(await link.isVisible())) await menu.locator('summary', { hasText: group }).click();
  await link.click();
}
