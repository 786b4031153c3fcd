import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

const names = ['Prova primaria', 'Prova secondaria', 'Prova terziaria'] as const;

test.beforeEach(() => askShopDatabase(`delete from categories where slug like 'prova-%'`));
test.afterAll(() => askShopDatabase(`delete from categories where slug like 'prova-%'`));

test('staff make categories, move one by the keyboard and by drag, merge it, and its old address leads on', async ({
  page,
  noise,
}) => {
  test.slow();
  // A move that cannot be made.
  noise.expected.push(/status of 422.*\/staff\/categories\//);
  await logIn(page, 'staff');
  await openSection(page, 'Catalogo', 'Categorie');
  await expectNoFaults(page);
  for (const name of names) {
    await open(page, '/staff/categories/');
    await page.getByRole('link', { name: 'Nuova categoria' }).click();
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByLabel('Nome in inglese').fill(`Trial ${name}`);
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Modifiche salvate.')).toBeVisible();
  }
  await expectNoFaults(page);

  await open(page, '/staff/categories/');
  const [first, second, third] = names;
  const handle = (name: string) => page.getByRole('button', { name: `Sposta ${name}`, exact: true });
  const said = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await handle(third).focus();
  await page.keyboard.press('ArrowRight');
  await said(/^Prova terziaria è al posto 1 di 1 in Prova secondaria\.$/);
  await expect(handle(third)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await said(/^Prova terziaria è al posto \d+ di \d+ al primo livello\.$/);
  await expect(handle(third)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('alert').filter({ hasText: 'non si può spostare oltre' })).toBeVisible();

  await handle(second).scrollIntoViewIfNeeded();
  const target = await page.getByRole('link', { name: first, exact: true }).boundingBox();
  await handle(second).hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + (target?.height ?? 0) / 2, { steps: 5 });
  await page.mouse.up();
  await said(/^Prova secondaria è al posto 1 di 1 in Prova primaria\.$/);
  await page.getByLabel('Cerca nell’albero').fill('secondaria');
  await expect(page.getByText('1 categoria trovata')).toBeVisible();
  await expect(page.getByRole('link', { name: third, exact: true })).toBeHidden();
  await expectNoFaults(page);

  await page.getByRole('link', { name: second, exact: true }).click();
  await page.getByLabel('Categoria che resta').selectOption({ label: third });
  await page.getByRole('button', { name: 'Unisci' }).click();
  await expect(page.getByText('Le due categorie sono unite in questa.')).toBeVisible();
  await expect(page.getByRole('heading', { name: third, level: 1 })).toBeVisible();
  await open(page, '/product-category/prova-secondaria/');
  await expect(page).toHaveURL(/\/product-category\/prova-terziaria\/$/);
  await expect(page.getByRole('heading', { name: third, level: 1 })).toBeVisible();
});
