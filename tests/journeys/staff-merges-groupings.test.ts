import { staffGroupings as words } from '#messages/it/staff-groupings.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

const kinds = [
  { section: 'tags', table: 'tags' },
  { section: 'brands', table: 'brands' },
  { section: 'shipping-classes', table: 'shipping_classes' },
] as const;
const names = ['Prova lasciata', 'Prova rimasta'] as const;

for (const { section, table } of kinds) {
  const clear = () => askShopDatabase(`delete from ${table} where slug like 'prova-%'`);

  test.describe(section, () => {
    test.beforeEach(clear);
    test.afterAll(clear);

    test('are made, found, merged and deleted by the keyboard', async ({ page }) => {
      test.slow();
      const said = words[section];
      const [left, rest] = names;
      await logIn(page, 'staff');
      for (const name of names) {
        await open(page, `/staff/${section}/`);
        await page.getByRole('link', { name: said.add }).focus();
        await page.keyboard.press('Enter');
        await page.getByLabel('Nome', { exact: true }).fill(name);
        await page.keyboard.press('Enter');
        await expect(page.getByText('Modifiche salvate.')).toBeVisible();
      }
      await expectNoFaults(page);
      await open(page, `/staff/${section}/`);
      await page.getByLabel(words.search).fill('prova');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: rest, exact: true })).toBeVisible();
      await expectNoFaults(page);

      await page.getByRole('link', { name: left, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(said.merge.into).selectOption({ label: rest });
      await page.getByRole('button', { name: said.merge.button, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(said.merged)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: rest })).toBeVisible();

      await expect(page.getByLabel(said.remove.into)).toHaveValue('');
      await expect(page.getByLabel(said.remove.into).locator('option').first()).toHaveText(said.none);
      await page.getByRole('button', { name: said.remove.button }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(said.removed)).toBeVisible();
      await open(page, `/staff/${section}/?s=prova`);
      await expect(page.getByRole('link', { name: rest, exact: true })).toBeHidden();
    });
  });
}
