import { enter } from './people.ts';
import { expect, test } from './test.ts';

test('staff add a block to a page with the keyboard, move it, look at it and publish it', async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 422/);
  const slug = `prova-${Date.now().toString(36)}`;
  await enter(page, 'staff');
  await page.goto('/staff/pages/new/');
  await page.getByLabel('Titolo (italiano)').first().fill('Domande sui freni');
  await page.getByLabel('Indirizzo').fill(slug);
  await page.getByLabel('Nuovo blocco').selectOption({ label: 'Dicono di noi' });
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Aggiungi una voce' }).press('Enter');
  await page.getByLabel('Frase (italiano)').fill('Pezzo giusto, arrivato in un giorno.');
  await page.getByLabel('Nuovo blocco').selectOption({ label: 'Apertura' });
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).press('Enter');
  await page.getByLabel('Il pulsante porta a').fill('javascript:alert(1)');
  const hero = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Apertura', exact: true }) });
  await hero.getByRole('button', { name: /^Sposta su/ }).press('Enter');
  await expect(page.getByText('Blocco spostato al posto 1 di 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Salva bozza' }).click();
  await expect(page.getByRole('alert')).toContainText('Scrivi un indirizzo che comincia con /');
  await page.getByLabel('Il pulsante porta a').fill('/shop/');
  await page.getByRole('button', { name: 'Salva bozza' }).click();
  await expect(page.getByText('La bozza è salvata.')).toBeVisible();
  await page.getByRole('button', { name: 'Telefono (360)' }).click();
  await expect(page.frameLocator('iframe').getByText('Pezzo giusto, arrivato in un giorno.')).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('La pagina è pubblicata.')).toBeVisible();
  await page.goto(`/${slug}/`);
  await expect(page.getByText('Pezzo giusto, arrivato in un giorno.')).toBeVisible();
  await page.goto('/staff/pages/');
  await page.getByRole('link', { name: 'Domande sui freni' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Elimina la pagina' }).click();
  await expect(page.getByText('La pagina è stata eliminata.')).toBeVisible();
});
