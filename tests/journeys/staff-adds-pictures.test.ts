import { aPicture } from '../factories/a-picture.ts';
import { pick } from './catalogue.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture({ width: 1300, height: 900 }).jpeg().toBuffer(),
});

test('staff add a picture by keyboard, make it the main one, describe it, and shoppers see it', async ({
  page,
  catalogue,
  noise,
}) => {
  // A picture cut off half way is refused with this status.
  noise.expected.push(/status of 422/);
  const part = pick(catalogue.plenty, 12);
  await logIn(page, 'staff');
  await openSection(page, 'Catalogo', 'Immagini dei prodotti');
  await page.getByLabel('Cerca un prodotto per nome o codice').fill(part.sku);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: part.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Immagini di ${part.name}` })).toBeVisible();
  const before = await page.getByRole('listitem').filter({ hasText: 'Testo alternativo' }).count();

  const chooser = page.waitForEvent('filechooser');
  await expect(page.getByText('oppure trascinali qui')).toBeVisible();
  await page.getByLabel('File da caricare').focus();
  await page.keyboard.press('Enter');
  const whole = await jpeg('foto.jpg');
  const cut = { ...whole, name: 'meta.jpg', buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
  await (await chooser).setFiles([whole, cut]);
  await expect(page.getByText('l’immagine è incompleta o danneggiata').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `Immagine ${before + 1} di ${before + 1}` })).toBeVisible();

  await page.getByRole('button', { name: `Sposta prima: immagine ${before + 1}` }).focus();
  for (let at = before; at > 1; at -= 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Ora è l’immagine ${at} di ${before + 1}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Sposta prima: immagine ${at}` })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Rendi principale: immagine 2' }).press('Enter');
  await expect(page.getByText(`Ora è l’immagine 1 di ${before + 1}.`)).toBeVisible();
  const described = `Disco rosso su fondo chiaro ${Date.now()}`;
  await page.getByLabel('Testo alternativo').first().fill(described);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Modifiche salvate.')).toBeVisible();

  // The page of everybody is made anew within a moment of the change.
  const picture = page.getByRole('img', { name: described }).first();
  await expect(async () => {
    await open(page, `/product/${part.slug}/`);
    await expect(picture).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /-[0-9a-f]{20}-\d+\.avif$/,
  );
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('staff add, move and remove pictures by plain forms', async ({ page, catalogue }) => {
    const part = pick(catalogue.plenty, 13);
    await logIn(page, 'staff');
    await page.goto(`/staff/pictures/${part.id}/`);
    const entries = page.getByRole('heading', { name: /^Immagine \d+ di \d+$/ });
    const before = await entries.count();
    const file = page.getByLabel('File da caricare');
    await file.setInputFiles([
      await jpeg('uno.jpg'),
      { name: 'due.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg>') },
    ]);
    await page.getByRole('button', { name: 'Carica', exact: true }).click();
    await expect(page.getByText('1 file aggiunto.')).toBeVisible();
    await expect(page.getByText('due.jpg: il file non è un’immagine.')).toBeVisible();
    await expect(entries).toHaveCount(before + 1);
    await page.getByRole('button', { name: `Sposta prima: immagine ${before + 1}` }).click();
    await expect(page.getByText('Modifiche salvate.')).toBeVisible();
    await page.getByRole('button', { name: `Rimuovi: immagine ${before}` }).click();
    await expect(entries).toHaveCount(before);
  });
});
