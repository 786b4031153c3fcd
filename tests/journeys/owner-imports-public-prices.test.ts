import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

/** Gives a file to the public price list and waits for its preview. */
async function upload(page: Page, text: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Importa un file' });
  await form
    .getByLabel('File CSV o XLSX')
    .setInputFiles({ name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await form.getByRole('button', { name: 'Leggi il file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importazione di listino.csv' })).toBeVisible();
}

test('an owner exports the public prices, changes three in the file, sees what will change, and a guest is asked the new ones', async ({
  page,
  anotherVisitor,
}) => {
  await logIn(page, 'staff');
  await openSection(page, 'Prezzi', 'Listini');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Listino al pubblico' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Listino al pubblico' })).toBeVisible();
  const list = page.url();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Esporta in CSV' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');

  const [heading = '', ...lines] = exported.trimEnd().split('\r\n');
  const simple = lines.filter((line) => /^[A-Z0-9-]+;[^;"]+;\d+,\d\d;;;$/.test(line)).slice(0, 3);
  expect(simple).toHaveLength(3);
  const changed = lines.map((line) => {
    const at = simple.indexOf(line);
    return at < 0 ? line : line.replace(/;\d+,\d\d;;;$/, `;${4321 + at},50;;;`);
  });
  await upload(page, [heading, ...changed].join('\r\n'));
  await expect(main.getByRole('link', { name: 'Cambiate 3' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Con errori 0' })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expect(page.locator('tbody')).toContainText('4.321,50');
  await expectNoFaults(page);
  await main.getByRole('button', { name: 'Salva le 3 righe corrette' }).press('Enter');
  await expect(main.getByText('I prezzi di 3 articoli sono salvati.')).toBeVisible();
  await expectNoFaults(page);

  const guest = await (await anotherVisitor()).newPage();
  const code = pick(pick(simple, 0).split(';'), 0);
  await guest.goto(`/?s=${code}&post_type=product`);
  await expect(guest.getByRole('main')).toContainText('4.321,50');

  await page.goto(list);
  await upload(page, exported);
  await main.getByRole('button', { name: 'Salva le 3 righe corrette' }).click();
  await expect(main.getByText('I prezzi di 3 articoli sono salvati.')).toBeVisible();
  await page.goto(list);
  await upload(page, exported);
  await expect(main.getByText('Il file non cambia nulla nel listino.')).toBeVisible();
});

test('a file with mistakes names each with its line, and a file that is none is refused with a sentence', async ({
  page,
}) => {
  await logIn(page, 'staff');
  await openSection(page, 'Prezzi', 'Listini');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Listino al pubblico' }).click();
  await upload(page, 'codice;prezzo\nNON-C-E;10\nNEMMENO;-3\n');
  await expect(main.getByRole('link', { name: 'Con errori 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('tbody')).toContainText('Nessun prodotto ha questo codice');
  await expect(page.locator('tbody')).toContainText('Il prezzo non è valido (“-3”)');
  await expect(main.getByText('Il file non cambia nulla nel listino.')).toBeVisible();
  await expectNoFaults(page);
  await main.getByRole('link', { name: 'Listino al pubblico' }).click();
  const form = page.getByRole('region', { name: 'Importa un file' });
  await form
    .getByLabel('File CSV o XLSX')
    .setInputFiles({ name: 'foto.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\x03\x04') });
  await form.getByRole('button', { name: 'Leggi il file' }).click();
  await expect(main.getByText('Il file non è una tabella CSV o XLSX che si possa leggere.')).toBeVisible();
  await expectNoFaults(page);
});
