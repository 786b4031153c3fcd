import { aPdf } from '../factories/a-pdf.ts';
import { aPicture } from '../factories/a-picture.ts';
import { pick } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { openSection } from './staff-menu.ts';
import { expect, plainStaffPage, test } from './test.ts';

const MEGABYTE = 1024 * 1024;
const library = '/staff/media/';

const clear = () => askShopDatabase(`delete from images where in_library and file_name like 'giornata-%'`);
test.afterAll(async () => {
  await askShopDatabase(`delete from categories where slug = 'giornata-in-archivio'`);
  await clear();
});

const jpeg = async (name: string, size: { width: number; height: number }) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture(size).jpeg().toBuffer(),
});

test('an upload whose connection is cut goes on by itself, and the whole file is taken', async ({
  page,
  noise,
}) => {
  test.slow();
  noise.expected.push(/ERR_FAILED|ERR_CONNECTION|Failed to fetch/);
  await logIn(page, 'staff');
  await openSection(page, 'Contenuti', 'Immagini e documenti');
  await expectNoFaults(page);
  const small = await jpeg('giornata-grande.jpg', { width: 1200, height: 800 });
  const buffer = Buffer.concat([small.buffer, Buffer.alloc(7 * MEGABYTE - small.buffer.length, 7)]);
  const sent: string[] = [];
  await page.route(/\/staff\/media\/uploads\/[0-9a-f]+\/\d+\/$/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    sent.push(path.split('/').at(-2) ?? '');
    if (sent.length === 2 || sent.length === 3) return await route.abort('connectionfailed');
    await route.continue();
  });
  await expect(page.getByText('oppure trascinali qui')).toBeVisible();
  await page.getByLabel('File da caricare').setInputFiles({ ...small, buffer });
  await expect(page.getByText('Connessione interrotta: riprovo…')).toBeVisible();
  await expect(page.getByText('1 file aggiunto.')).toBeAttached({ timeout: 30_000 });
  // The first part was sent once, the second until it came through.
  expect(sent).toEqual(['0', '1', '1', '1', '2', '3']);
  await expect(page.getByRole('link', { name: 'giornata-grande.jpg' })).toBeVisible();
});

test('a file that is chosen before the page acts is uploaded as soon as it does', async ({ page }) => {
  await logIn(page, 'staff');
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.removeLocatorHandler(plainStaffPage(page));
  await page.goto(library, { waitUntil: 'commit' });
  await page
    .getByLabel('File da caricare')
    .setInputFiles(await jpeg('giornata-presto.jpg', { width: 300, height: 200 }));
  await expect(page.getByRole('button', { name: 'Carica', exact: true })).toBeVisible();
  scripts.resolve();
  await expect(page.getByText('1 file aggiunto.')).toBeAttached();
  await expect(page.getByRole('link', { name: 'giornata-presto.jpg' })).toBeVisible();
});

test('staff cut a picture by keyboard, keep a point in view, and shoppers see it on a card; another file takes its place, its connection cut on the way', async ({
  page,
  catalogue,
  noise,
}) => {
  test.slow();
  noise.expected.push(/ERR_FAILED|ERR_CONNECTION|Failed to fetch/);
  const part = pick(catalogue.plenty, 17);
  await logIn(page, 'staff');
  await open(page, library);
  await expect(page.getByText('oppure trascinali qui')).toBeVisible();
  await page
    .getByLabel('File da caricare')
    .setInputFiles(await jpeg('giornata-larga.jpg', { width: 1200, height: 600 }));
  const link = page.getByRole('link', { name: 'giornata-larga.jpg' });
  await expect(link.locator('img')).toBeVisible({ timeout: 30_000 });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'giornata-larga.jpg' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await askShopDatabase('update products set image_id = $1 where id = $2', [id, part.id]);
  try {
    await page.getByLabel('Testo alternativo', { exact: true }).fill('Il pezzo, di lato');
    await page.getByLabel('Testo alternativo in inglese').fill('The part, from the side');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Modifiche salvate.')).toBeVisible();
    await page.getByLabel('Sinistra', { exact: true }).fill('10');
    await page.getByLabel('Riempi i riquadri quadrati').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Punto in vista, da sinistra').fill('90');
    await page.keyboard.press('Enter');
    await expect(page.getByText('L’immagine è stata preparata di nuovo.')).toBeVisible();
    await expectNoFaults(page);
    const card = page.getByRole('img', { name: 'Il pezzo, di lato' }).first();
    await expect(async () => {
      await open(page, `/shop/?s=${encodeURIComponent(part.sku)}`);
      await expect(card).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-square-\d+\.avif$/);
    await open(page, `${library}${id}/`);
    await expect(page.getByText('Dove si vede')).toBeVisible();
    const small = await jpeg('giornata-nuova.jpg', { width: 700, height: 700 });
    const buffer = Buffer.concat([small.buffer, Buffer.alloc(5 * MEGABYTE - small.buffer.length, 7)]);
    const sent: string[] = [];
    await page.route(/\/staff\/media\/uploads\/[0-9a-f]+\/\d+\/$/, async (route) => {
      sent.push(new URL(route.request().url()).pathname.split('/').at(-2) ?? '');
      if (sent.length === 2) return await route.abort('connectionfailed');
      await route.continue();
    });
    await page.getByLabel('File da caricare').setInputFiles({ ...small, buffer });
    await expect(page.getByText('Connessione interrotta: riprovo…')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'giornata-nuova.jpg' })).toBeVisible({
      timeout: 30_000,
    });
    // The part that was cut off was sent once more, alone.
    expect(sent).toEqual(['0', '1', '1', '2']);
    await expectNoFaults(page);
    await expect(page.getByLabel('Testo alternativo', { exact: true })).toHaveValue('Il pezzo, di lato');
  } finally {
    await askShopDatabase(
      `update products set image_id = (select image_id from product_images where product_id = $1 order by position limit 1) where id = $1`,
      [part.id],
    );
  }
});

test('a category gets a picture from the library and a text with markup, and shoppers see both', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'staff');
  await open(page, '/staff/categories/new/');
  await page.getByLabel('Nome', { exact: true }).fill('Giornata in archivio');
  const text = page.getByRole('textbox', { name: 'Descrizione', exact: true });
  await text.click();
  await page.getByRole('button', { name: 'Grassetto' }).first().click();
  await page.keyboard.type('Parole in grassetto');
  await page.getByRole('button', { name: 'Scegli un’immagine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Oppure carica un’immagine')
    .setInputFiles(await jpeg('giornata-categoria.jpg', { width: 900, height: 900 }));
  const choice = dialog.getByRole('button', { name: 'Usa giornata-categoria.jpg' });
  await expect(choice).toBeEnabled({ timeout: 30_000 });
  await expectNoFaults(page);
  await choice.click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modifiche salvate.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Immagine' }).locator('img')).toBeVisible();
  await expect(async () => {
    await open(page, '/product-category/giornata-in-archivio/');
    await expect(page.getByRole('strong').filter({ hasText: 'Parole in grassetto' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('a document is uploaded, found and downloaded', async ({ page }) => {
  await logIn(page, 'staff');
  await open(page, library);
  await expect(page.getByText('oppure trascinali qui')).toBeVisible();
  await page
    .getByLabel('File da caricare')
    .setInputFiles({ name: 'giornata-scheda.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText('1 file aggiunto.')).toBeAttached();
  await page.getByLabel('Tipo').selectOption('documents');
  await page.getByRole('button', { name: 'Mostra' }).click();
  await page.getByRole('link', { name: 'giornata-scheda.pdf' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica il documento' }).click();
  expect((await download).suggestedFilename()).toBe('giornata-scheda.pdf');
  await expectNoFaults(page);
});
