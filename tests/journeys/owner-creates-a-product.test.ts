import type { Page } from '@playwright/test';
import { open } from './opening.ts';
import { enter, logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

/** A name and an address of its own for each run: a journey may be travelled twice in one shop. */
const aName = (what: string) => `${what} ${Date.now().toString(36)}`;

async function createProduct(page: Page, name: string): Promise<string> {
  await page.goto('/staff/products/new/');
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Prezzo', { exact: true }).fill('24,90');
  await page.getByLabel('Pezzi in magazzino').fill('5');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/products\/\d+\//);
  return new URL(page.url()).pathname;
}

test('an owner creates a product in the browser and publishes it; a guest finds it and puts it into the cart', async ({
  page,
  browser,
  noise,
}) => {
  // The wrong EAN is refused with this status.
  noise.expected.push(/status of 422/);
  const name = aName('Manicotto turbo');
  await logIn(page, 'staff');
  await openSection(page, 'Catalogo', 'Prodotti');
  await page.getByRole('link', { name: 'Nuovo prodotto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo prodotto' })).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Descrizione', exact: true }).fill('Silicone a quattro tele');
  await page.getByLabel('Prezzo', { exact: true }).fill('24,90');
  await page.getByLabel('EAN/GTIN').fill('4006381333932');
  await page.getByLabel('Pezzi in magazzino').fill('5');
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('La cifra di controllo non torna').first()).toBeVisible();
  await page.getByLabel('EAN/GTIN').fill('');
  // Nothing was saved: the product may still be published.
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  await page.getByRole('link', { name: 'Vedi nel negozio' }).click();
  await expect(page.getByText('Silicone a quattro tele')).toBeVisible();
  const { pathname } = new URL(page.url());

  const guest = await (await browser.newContext()).newPage();
  await open(guest, new URL(pathname, page.url()).href);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await guest.locator('.single_add_to_cart_button').click();
  await expect(guest.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  await guest.context().close();
});

test('two editors: what each alone has changed is merged, a field changed by both shows both values', async ({
  page,
  browser,
  noise,
}) => {
  noise.expected.push(/status of 409/);
  await enter(page, 'staff');
  const path = await createProduct(page, aName('Pompa acqua'));
  const other = await (await browser.newContext()).newPage();
  await enter(other, 'staff');
  await other.goto(new URL(path, page.url()).href);
  await other.getByLabel('Codice', { exact: true }).fill(aName('PA'));
  await other.getByLabel('Prezzo', { exact: true }).fill('30');
  await other.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(other.getByText('Salvato', { exact: true })).toBeVisible();

  await page.getByLabel('Prezzo', { exact: true }).fill('27,50');
  await page.getByLabel('Peso (g)').fill('900');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: /^Hai modificato gli stessi campi/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Il tuo valore/ })).toBeChecked();
  await page.getByRole('button', { name: 'Conferma e salva' }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Prezzo', { exact: true })).toHaveValue('27,50');
  await expect(page.getByLabel('Peso (g)')).toHaveValue('900');
  await expect(page.getByLabel('Codice', { exact: true })).not.toHaveValue('');
  await other.context().close();
});

test('what was typed is there again after the page was lost', async ({ page }) => {
  await enter(page, 'staff');
  const path = await createProduct(page, aName('Termostato'));
  await page.getByLabel('Codice del produttore').fill('TH-82');
  await expect(page.getByText('al sicuro nella bozza automatica')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(path);
  await expect(page.getByText('Abbiamo ripreso le modifiche')).toBeVisible();
  await expect(page.getByLabel('Codice del produttore')).toHaveValue('TH-82');
  await page.getByRole('button', { name: 'Annulla le modifiche' }).click();
  await expect(page.getByLabel('Codice del produttore')).toHaveValue('');
});

test('what is typed is called safe once the server has it, not while it is on its way', async ({ page }) => {
  await enter(page, 'staff');
  await createProduct(page, aName('Radiatore'));
  const held = Promise.withResolvers<void>();
  await page.route(/\/staff\/products\/\d+/, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  const bar = page.locator('output[aria-live]').first();
  const said = await bar.evaluateHandle((output) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(output.textContent ?? '')).observe(output, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByLabel('Codice del produttore').fill('RAD-7');
  await sent;
  await expect(bar).toHaveText('Modifiche non salvate');
  expect(await said.jsonValue()).toEqual(['Modifiche non salvate']);
  held.resolve();
  await expect(bar).toHaveText(/al sicuro nella bozza automatica/);
});

test('two new products typed at once do not mix, and each is there again after its page was lost', async ({
  page,
}) => {
  await enter(page, 'staff');
  const [pump, hose] = [aName('Pompa'), aName('Manicotto')];
  const begin = async (on: Page, name: string) => {
    await on.goto('/staff/products/new/');
    await expect(on.getByLabel('Nome', { exact: true })).toHaveValue('');
    await on.getByLabel('Nome', { exact: true }).fill(name);
    await expect(on.getByText('al sicuro nella bozza automatica')).toBeVisible();
    await expect(on).toHaveURL(/draft=/);
    on.on('dialog', (dialog) => dialog.accept());
  };
  await begin(page, pump);
  const other = await page.context().newPage();
  await begin(other, hose);
  for (const [on, name] of [
    [page, pump],
    [other, hose],
  ] as const) {
    await on.reload();
    await expect(on.getByText('Abbiamo ripreso le modifiche')).toBeVisible();
    await expect(on.getByLabel('Nome', { exact: true })).toHaveValue(name);
  }
  await other.close();
  await page.goto('/staff/products/new/');
  await page.getByRole('link', { name: hose }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  await page.goto('/staff/products/new/');
  await expect(page.getByRole('link', { name: hose })).toHaveCount(0);
  await page.getByRole('link', { name: pump }).click();
  await page.getByRole('button', { name: 'Annulla le modifiche' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('');
});

/** A picture of one colour, as a file. */
async function aPicture(page: Page, name: string, colour: string) {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 320, 240);
    }
    return canvas.toDataURL('image/png');
  }, colour);
  return { name, mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

test('a new product begins with its pictures in the chosen order, and the next one begins empty', async ({
  page,
}) => {
  await enter(page, 'staff');
  await page.goto('/staff/products/new/');
  await page.getByLabel('Nome', { exact: true }).fill(aName('Specchietto'));
  await page
    .getByLabel('File da caricare')
    .setInputFiles([await aPicture(page, 'davanti.png', 'red'), await aPicture(page, 'dietro.png', 'blue')]);
  await page.getByRole('button', { name: 'Sposta prima: immagine 2' }).click();
  await expect(page.getByRole('img').first()).toHaveAttribute('alt', 'dietro.png');
  await expect(page.getByText('al sicuro nella bozza automatica')).toBeVisible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  // While their sizes are made nobody is told that there are none.
  await expect(page.getByText('Nessuna immagine')).toHaveCount(0);
  const pictures = page.getByRole('region', { name: 'Immagini' }).locator('li img');
  await expect(async () => {
    await page.reload();
    await expect(pictures).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  await expect(pictures.first()).toHaveAttribute('src', /dietro/);
  await page.goto('/staff/products/new/');
  await expect(page.getByText('Abbiamo ripreso le modifiche')).toHaveCount(0);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('');
});

test('a product with variations is begun as such, and its variations are the next page', async ({ page }) => {
  await enter(page, 'staff');
  await page.goto('/staff/products/new/');
  await page.getByLabel('Con varianti').check();
  await expect(page.getByLabel('Pezzi in magazzino')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pubblica' })).toHaveCount(0);
  await page.getByLabel('Nome', { exact: true }).fill(aName('Tappetino'));
  await page.getByLabel('Prezzo', { exact: true }).fill('19,90');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/products\/\d+\/variations\//);
});

test('the editor says what a sale is struck from, and texts in English are folded', async ({ page }) => {
  await enter(page, 'staff');
  await page.goto('/staff/products/new/');
  await page.getByLabel('Prezzo', { exact: true }).fill('24,90');
  await page.getByLabel('Prezzo in offerta').fill('19,90');
  await expect(
    page.getByText('Non si barra niente: il prodotto non è ancora stato in vendita'),
  ).toBeVisible();
  await expect(page.getByLabel('Nome in inglese')).toHaveCount(0);
  await page.getByRole('button', { name: 'Testi in inglese' }).first().click();
  await page.getByLabel('Nome in inglese').fill('Mirror');
  await page.getByRole('button', { name: 'Annulla le modifiche' }).click();
  await expect(page.getByLabel('Nome in inglese')).toHaveValue('');
});
