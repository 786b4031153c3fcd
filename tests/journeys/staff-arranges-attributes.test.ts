import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

const names = ['Prova passo', 'Prova foro', 'Prova cono'] as const;

const clear = async () => {
  const made = `select id from attributes where slug like 'prova-%'`;
  await askShopDatabase(
    `delete from product_attribute_terms where term_id in (select id from attribute_terms where attribute_id in (${made}))`,
  );
  await askShopDatabase(`delete from variation_terms where attribute_id in (${made})`);
  await askShopDatabase(`delete from product_attributes where attribute_id in (${made})`);
  await askShopDatabase(`delete from attributes where slug like 'prova-%'`);
};
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
  // What is being typed stays while a row moves.
  await page.getByLabel('In inglese: Prova due').fill('Sample two');
  await handle(page, 'Prova due').focus();
  await page.keyboard.press('ArrowUp');
  await said(page, /^Prova due è al posto 1 di 2\.$/);
  await expect(page.getByLabel(/^Nome di Prova/)).toHaveCount(2);
  await expect(page.getByLabel(/^Nome di Prova/).first()).toHaveValue('Prova due');
  await expect(page.getByLabel('In inglese: Prova due')).toHaveValue('Sample two');
  await expectNoFaults(page);
});

/** An attribute with its values, all of which a product has. */
async function anAttribute(productId: number, name: string, values: readonly string[]): Promise<void> {
  const slug = name.toLowerCase().replace(' ', '-');
  await askShopDatabase(`insert into attributes (name, slug, position) values ($1, $2, 900)`, [name, slug]);
  await askShopDatabase(
    `insert into attribute_terms (attribute_id, name, slug, position)
    select a.id, v, lower(v), at from attributes a, unnest($2::text[]) with ordinality as t(v, at) where a.slug = $1`,
    [slug, values],
  );
  await askShopDatabase(
    `insert into product_attributes (product_id, attribute_id, position) select $2, id, 900 from attributes where slug = $1`,
    [slug, productId],
  );
  await askShopDatabase(
    `insert into product_attribute_terms (product_id, term_id)
    select $2, t.id from attribute_terms t join attributes a on a.id = t.attribute_id where a.slug = $1`,
    [slug, productId],
  );
}

test('an attribute in use is merged into another one after a preview, and addresses of its filters lead on', async ({
  page,
  catalogue,
  noise,
}) => {
  test.slow();
  noise.expected.push(/status of 422.*\/merge\//);
  const [part, other] = [pick(catalogue.plenty, 21), pick(catalogue.plenty, 22)];
  await anAttribute(part.id, 'Prova finitura', ['Lucido', 'Opaco']);
  await anAttribute(other.id, 'Prova superficie', ['lucido']);
  await logIn(page, 'staff');
  await open(page, '/staff/attributes/');
  await page.getByRole('link', { name: 'Prova finitura' }).click();
  await page.getByRole('link', { name: 'Unisci a un altro attributo o elimina' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unisci o elimina Prova finitura' }),
  ).toBeVisible();
  await expectNoFaults(page);
  await page.getByLabel('A quale attributo passano i valori').selectOption({ label: 'Prova superficie' });
  await page.getByRole('button', { name: 'Mostra che cosa succede' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Da Prova finitura a Prova superficie' })).toBeVisible();
  await expect(page.getByText('Valori con lo stesso nome, che diventano uno')).toBeVisible();
  await expectNoFaults(page);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // Somebody adds a value between the preview and its confirmation: nothing happens before it was seen.
  await askShopDatabase(
    `insert into attribute_terms (attribute_id, name, slug, position) select id, 'Satinato', 'satinato', 9 from attributes where slug = 'prova-finitura'`,
  );
  const confirm = page.getByRole('button', {
    name: 'Passa tutto a Prova superficie ed elimina Prova finitura',
  });
  await confirm.click();
  await expect(page.getByText('Nel frattempo qualcuno ha cambiato prodotti o valori')).toBeVisible();
  await expect(page.getByText('Opaco, Satinato')).toBeVisible();
  await confirm.click();
  await expect(page.getByText('L’altro attributo è unito a questo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Prova superficie' })).toBeVisible();
  await expectNoFaults(page);
  await expect(async () => {
    await open(page, '/shop/?filter_prova-finitura=lucido,opaco');
    await expect(page).toHaveURL(/\/shop\/\?filter_prova-superficie=lucido,opaco$/, { timeout: 1000 });
  }).toPass();
  for (const { name } of [part, other]) await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('values of an attribute are edited in their list, whose refused rows say why, merged and deleted with a destination', async ({
  page,
  catalogue,
  noise,
}) => {
  test.slow();
  noise.expected.push(/status of 422.*\/staff\/attributes\//);
  await anAttribute(pick(catalogue.plenty, 20).id, 'Prova colore', ['Rosso', 'Porpora', 'Blu', 'Azzurro']);
  await askShopDatabase(`update attributes set type = 'color' where slug = 'prova-colore'`);
  await logIn(page, 'staff');
  await open(page, '/staff/attributes/');
  await page.getByRole('link', { name: 'Prova colore' }).click();
  await expect(page.getByRole('heading', { name: 'Valori (4)' })).toBeVisible();
  await page.getByLabel('Nome di Porpora').fill('rosso');
  await page.getByLabel('In inglese: Rosso').fill('Red');
  await page.getByLabel('Scegli il colore di Rosso').fill('#c8102e');
  await expect(page.getByLabel('Colore di Rosso', { exact: true })).toHaveValue('#c8102e');
  await page.getByLabel('Colore di Blu', { exact: true }).fill('blu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alcuni valori non si possono salvare così')).toBeVisible();
  await expect(page.getByLabel('Colore di Blu', { exact: true })).toHaveAccessibleDescription(
    /Scrivi il colore come/,
  );
  await expect(page.getByLabel('In inglese: Rosso')).toHaveValue('Red');
  await page.getByLabel('Colore di Blu', { exact: true }).fill('#00308f');
  await page.getByRole('button', { name: 'Salva i valori' }).click();
  await expect(page.getByLabel('Nome di Porpora')).toHaveAccessibleDescription(
    /Un altro valore si chiama già così/,
  );
  await expectNoFaults(page);
  for (const width of [768, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.getByLabel('Nome di Porpora').fill('Porpora');
  await page.getByRole('button', { name: 'Salva i valori' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 valori salvati.')).toBeVisible();

  await page.getByLabel('Seleziona Porpora').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('A quale valore passano prodotti e varianti').selectOption({ label: 'Rosso' });
  await page.getByLabel('In inglese: Azzurro').fill('Light blue');
  await page.getByRole('button', { name: 'Unisci', exact: true }).click();
  await expect(page.getByText('Ci sono modifiche da salvare')).toBeVisible();
  await page.getByRole('button', { name: 'Salva i valori' }).click();
  await expect(page.getByText('1 valore salvato.')).toBeVisible();
  await page.getByLabel('Seleziona Porpora').check();
  await page.getByLabel('A quale valore passano prodotti e varianti').selectOption({ label: 'Rosso' });
  await page.getByRole('button', { name: 'Unisci', exact: true }).click();
  await expect(page.getByText('1 valore tolto dall’elenco.')).toBeVisible();
  await page.getByLabel('Seleziona Azzurro').check();
  await page.getByLabel('A quale valore passano prodotti e varianti').selectOption({ label: 'Blu' });
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await expect(page.getByText('1 valore tolto dall’elenco.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Valori (2)' })).toBeVisible();
  await expectNoFaults(page);
});
