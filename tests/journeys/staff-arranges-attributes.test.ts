import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

const names = ['Prova passo', 'Prova foro', 'Prova cono'] as const;

const clear = () => askShopDatabase(`delete from attributes where slug like 'prova-%'`);
test.beforeEach(clear);
test.afterAll(clear);

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Sposta ${name}`, exact: true });
const said = (page: Page, text: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** The names of the list that begin with “Prova”, in their order. */
const order = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('link', { name: /^Prova / })
    .allTextContents();

test('staff put attributes and their values in order by the keyboard and by drag', async ({
  page,
  noise,
}) => {
  test.slow();
  // A move that cannot be made.
  noise.expected.push(/status of 422.*\/staff\/attributes\//);
  const [first, second, third] = names;
  await logIn(page, 'staff');
  await openSection(page, 'Catalogo', 'Attributi');
  for (const name of names) {
    await open(page, '/staff/attributes/');
    await page.getByRole('link', { name: 'Nuovo attributo' }).click();
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Modifiche salvate.')).toBeVisible();
  }
  await open(page, '/staff/attributes/');
  await expectNoFaults(page);
  expect(await order(page)).toEqual([first, second, third]);
  await handle(page, third).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('alert').filter({ hasText: 'non si può spostare oltre' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await said(page, /^Prova cono è al posto \d+ di \d+\.$/);
  await expect(handle(page, third)).toBeFocused();
  expect(await order(page)).toEqual([first, third, second]);

  await handle(page, second).scrollIntoViewIfNeeded();
  const row = await page.getByRole('link', { name: first, exact: true }).boundingBox();
  await handle(page, second).hover();
  await page.mouse.down();
  await page.mouse.move((row?.x ?? 0) + 40, (row?.y ?? 0) + 6, { steps: 5 });
  await page.mouse.up();
  await said(page, /^Prova foro è al posto \d+ di \d+\.$/);
  await page.reload();
  expect(await order(page)).toEqual([second, first, third]);

  await page.getByRole('link', { name: first, exact: true }).click();
  for (const value of ['Prova uno', 'Prova due']) {
    await page.getByRole('link', { name: 'Nuovo valore' }).click();
    await page.getByLabel('Nome', { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Modifiche salvate.')).toBeVisible();
    await page.getByRole('link', { name: `Torna a ${first}` }).click();
  }
  await handle(page, 'Prova due').focus();
  await page.keyboard.press('ArrowUp');
  await said(page, /^Prova due è al posto 1 di 2\.$/);
  expect(await order(page)).toEqual(['Prova due', 'Prova uno']);
  await expectNoFaults(page);
});
