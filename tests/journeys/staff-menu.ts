import type { Page } from '@playwright/test';

/** Opens a section of the staff area by the menu, in which a group that is not used all day is folded; what waits there follows the name. */
export async function openSection(page: Page, group: string, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Sezioni' });
  const link = menu.getByRole('link', { name: new RegExp(`^${entry}(?: \\d|$)`) });
  if (!(await link.isVisible())) await menu.locator('summary', { hasText: group }).click();
  await link.click();
}
