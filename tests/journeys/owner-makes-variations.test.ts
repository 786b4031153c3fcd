import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';

/** A name of its own for each run: a journey may be travelled twice in one shop. */
const aName = (what: string) => `${what} ${Date.now().toString(36)}`;

async function createProduct(page: Page, name: string): Promise<string> {
  await page.goto('/staff/products/new/');
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Prezzo', { exact: true }).fill('49,90');
  await page.locator('#product-status').selectOption('published');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  return new URL(page.url()).pathname;
}

async function addAttribute(page: Page, name: string, options: string): Promise<void> {
  await page.getByRole('button', { name: 'Attributo solo di questo prodotto' }).click();
  await page
    .getByRole('region', { name: 'Solo di questo prodotto' })
    .getByLabel('Nome dell’attributo')
    .fill(name);
  const card = page.getByRole('region', { name, exact: true });
  await card.getByLabel('Nuovi valori').fill(options);
  await card.getByLabel('Nuovi valori').press('Enter');
}

async function makeVariations(page: Page, name: string): Promise<string> {
  const path = await createProduct(page, name);
  await page.getByRole('link', { name: 'Crea le varianti' }).click();
  await addAttribute(page, 'Taglia', 'S, M');
  await addAttribute(page, 'Colore', 'Blu, Rosso');
  await expect(page.getByText('2 × 2 = 4 combinazioni: 4 nuove.')).toBeVisible();
  await page.getByRole('button', { name: 'Genera 4 varianti' }).click();
  await expect(page.getByText('4 varianti create.')).toBeVisible();
  return path;
}

const paste = (page: Page, text: string) =>
  page.getByRole('grid').evaluate((grid, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** The cell of a variation, by its row and the name of its column. */
const cell = async (page: Page, row: number, column: string) => {
  await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  return page
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell')
    .nth(heads.indexOf(column) - 1);
};

test('an owner makes a product in two sizes and colours, pastes prices, fills down, undoes and saves; a guest buys one', async ({
  page,
  browser,
  noise,
}) => {
  noise.expected.push(/status of 422/);
  const name = aName('Tuta da officina');
  await enter(page, 'staff');
  const path = await makeVariations(page, name);
  const grid = page.getByRole('grid');
  await (await cell(page, 1, 'Prezzo')).click();
  await paste(page, '51,90\n52,90');
  await expect(await cell(page, 2, 'Prezzo')).toHaveText('52,90');
  // Down to the last variation, and back.
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(await cell(page, 4, 'Prezzo')).toHaveText('51,90');
  await page.keyboard.press('Control+z');
  await expect(await cell(page, 4, 'Prezzo')).toHaveText('49,90');
  await expect(await cell(page, 2, 'Prezzo')).toHaveText('52,90');

  // A code of its own for each, one of them twice.
  const code = aName('TUTA').replaceAll(' ', '-').toUpperCase();
  await (await cell(page, 1, 'Codice')).click();
  await paste(page, `${code}-1\n${code}-1\n${code}-3\n${code}-4`);
  await (await cell(page, 1, 'Giacenza')).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Ci sono 2 celle da correggere')).toBeVisible();
  await page.getByRole('button', { name: /^S \/ Rosso, Codice/ }).click();
  await grid.focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  await page.keyboard.type('B');
  await page.keyboard.press('Enter');
  await expect(await cell(page, 2, 'Codice')).toHaveText(`${code}-1B`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('4 varianti salvate.')).toBeVisible();

  // What lies in the warehouse is not deleted.
  await (await cell(page, 1, 'Stato')).click();
  await page.getByRole('button', { name: 'Elimina 1 variante' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina', exact: true }).click();
  await expect(page.getByText('1 variante con pezzi in magazzino')).toBeVisible();

  await page.goto(path);
  await page.getByRole('link', { name: 'Vedi nel negozio' }).click();
  const { pathname } = new URL(page.url());
  const guest = await (await browser.newContext()).newPage();
  await open(guest, new URL(pathname, page.url()).href);
  await guest.getByLabel('Taglia').selectOption('S');
  await guest.getByLabel('Colore').selectOption('Blu');
  await expect(guest.getByText('51,90').first()).toBeVisible();
  await guest.locator('.single_add_to_cart_button').click();
  await expect(guest.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  await guest.context().close();
});

test('the table of variations works with the keyboard alone, axe finds nothing on it, and what was typed outlives a lost page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, 'staff');
  await makeVariations(page, aName('Guanti'));
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, { tags: wcag, at: `at ${width} px` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('grid')).not.toBeFocused();
  await page.getByLabel('Formula').fill('-50');
  await page.getByLabel('Formula').press('Enter');
  await expect(page.getByText(/porterebbe sotto zero 4 celle/)).toBeVisible();
  await page.getByLabel('Formula').fill('+5 %');
  await page.getByLabel('Arrotonda a').selectOption(',90');
  await page.getByLabel('Formula').press('Enter');
  await expect(await cell(page, 4, 'Prezzo')).toHaveText('52,90');
  await expect(page.getByText('4 varianti da salvare')).toBeVisible();
  // The browser has stored what was typed.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('variations'))))
    .toBe(true);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Abbiamo ripreso le modifiche')).toBeVisible();
  await expect(await cell(page, 1, 'Prezzo')).toHaveText('52,90');
  await page.getByRole('button', { name: 'Annulla le modifiche' }).click();
  await expect(await cell(page, 1, 'Prezzo')).toHaveText('49,90');
});

test('all values of an attribute of the shop are chosen at once', async ({ page }) => {
  await enter(page, 'staff');
  await createProduct(page, aName('Prodotto con tutti i valori'));
  await page.getByRole('link', { name: 'Crea le varianti' }).click();
  const attributes = page.getByLabel('Aggiungi un attributo del negozio');
  const name = 'Viscosità';
  await attributes.selectOption({ label: name });
  const card = page.getByRole('region', { name, exact: true });
  const all = card.getByRole('button', { name: `Scegli tutti i valori di ${name}` });
  await all.press('Enter');
  await expect(all).toBeHidden();
  const values = await card.getByRole('group', { name: 'Valori' }).getByRole('checkbox').count();
  await expect(page.getByText(`${values} combinazioni: ${values} nuove.`)).toBeVisible();
  await expectNoFaults(page);
});

test('two editors of one cell see both values', async ({ page, browser, noise }) => {
  noise.expected.push(/status of 409/);
  await enter(page, 'staff');
  await makeVariations(page, aName('Scarpe'));
  const other = await (await browser.newContext()).newPage();
  await enter(other, 'staff');
  await other.goto(page.url());
  await (await cell(other, 1, 'Prezzo')).click();
  await other.keyboard.type('60');
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(other.getByText('1 variante salvata.')).toBeVisible();
  await (await cell(page, 1, 'Prezzo')).click();
  await page.keyboard.type('61');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('il tuo valore è 61,00, quello salvato 60,00')).toBeVisible();
  await page.getByRole('button', { name: 'Tieni i miei e salva' }).click();
  await expect(page.getByText('1 variante salvata.')).toBeVisible();
  await other.reload();
  await expect(await cell(other, 1, 'Prezzo')).toHaveText('61,00');
  await other.context().close();
});

test('a picture of the product is dragged onto a variation, or given to the chosen ones by a key', async ({
  page,
  catalogue,
}) => {
  // Nothing has to be scrolled while a picture is dragged.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await enter(page, 'staff');
  await page.goto(`/staff/products/${pick(catalogue.variable).id}/variations/`);
  const give = (at: number) => page.getByRole('button', { name: new RegExp(`^Dai l’immagine ${at} `) });
  await give(2).dragTo(await cell(page, 2, 'Codice'));
  await expect(await cell(page, 2, 'Immagine')).toHaveText('2');
  await expect(page.getByText('1 variante da salvare')).toBeVisible();
  await (await cell(page, 1, 'Immagine')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await give(1).press('Enter');
  await expect(await cell(page, 1, 'Immagine')).toHaveText('1');
  await expect(await cell(page, 2, 'Immagine')).toHaveText('1');
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(await cell(page, 2, 'Immagine')).toHaveText('2');
  await page.getByRole('button', { name: 'Annulla le modifiche' }).click();
});

test('an owner names an attribute of one product in English, and English pages say it', async ({ page }) => {
  test.slow();
  const name = aName('Giacca da officina');
  await enter(page, 'staff');
  await createProduct(page, name);
  await page.getByRole('link', { name: 'Crea le varianti' }).click();
  await addAttribute(page, 'Finitura', 'Lucida, Opaca');
  const card = page.getByRole('region', { name: 'Finitura', exact: true });
  await card.getByLabel('Nome in inglese').fill('Finish');
  await card.getByText('Valori in inglese').focus();
  await page.keyboard.press('Enter');
  await card.getByLabel('Lucida', { exact: true }).fill('Glossy');
  await card.getByLabel('Opaca', { exact: true }).fill('Matt');
  await expectNoFaults(page);
  for (const width of [768, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.getByRole('button', { name: 'Genera 2 varianti' }).click();
  await expect(page.getByText('2 varianti create.')).toBeVisible();
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await open(page, `/product/${slug}/?lang=en`);
  await expect(page.getByLabel('Finish')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Glossy' })).toBeAttached();
});
