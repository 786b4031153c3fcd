import type { Locator } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
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

test('staff put blocks into columns by drag and by keyboard, and take them out again', async ({ page }) => {
  const slug = `colonne-${Date.now().toString(36)}`;
  await page.setViewportSize({ width: 1280, height: 1600 });
  await enter(page, 'staff');
  await page.goto('/staff/pages/new/');
  await page.getByLabel('Titolo (italiano)').first().fill('In colonna');
  await page.getByLabel('Indirizzo').fill(slug);
  const add = async (kind: string, button: string, list: string) => {
    await page.getByLabel(list, { exact: true }).selectOption({ label: kind });
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
  };
  await add('Marche', 'Aggiungi', 'Nuovo blocco');
  await page.getByLabel('Titolo (italiano)').last().fill('Le marche');
  await page.getByRole('button', { name: 'Marche: Le marche', exact: true }).click();
  await add('Colonne di blocchi', 'Aggiungi', 'Nuovo blocco');
  await expect(
    page.getByLabel('Nuovo blocco nella colonna 1').getByRole('option', { name: 'Colonne di blocchi' }),
  ).toHaveCount(0);
  await add('Foto', 'Aggiungi alla colonna 1', 'Nuovo blocco nella colonna 1');
  const column = (number: number) => page.getByRole('region', { name: `Colonna ${number}` });
  const photo = (list: Locator) => list.getByRole('button', { name: 'Foto', exact: true });
  await photo(column(1)).click();

  // By keys a block goes through the columns and out of them; the keyboard stays at its button.
  await column(1).getByRole('button', { name: 'Sposta nella colonna 2: Foto' }).press('Enter');
  await expect(page.getByText('Blocco spostato nella colonna 2, al posto 1 di 1.')).toBeVisible();
  await expect(photo(column(2))).toBeVisible();
  await expect(column(2).getByRole('button', { name: 'Porta fuori dalle colonne: Foto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Blocco spostato al posto 3 di 3.')).toBeVisible();
  await expect(photo(column(2))).toHaveCount(0);
  await page.getByRole('button', { name: 'Sposta nella colonna 2: Foto' }).press('Enter');
  await expect(photo(column(2))).toBeVisible();

  // By drag: into an empty column, before another block, and onto the page.
  const handle = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .last()
      .getByTitle('Trascina per spostare')
      .last();
  const drag = async (name: string, to: Locator) => {
    await handle(name).hover();
    await page.mouse.down();
    const box = await to.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 4, { steps: 5 });
    await page.mouse.up();
  };
  await drag('Marche: Le marche', column(1).getByText('Ancora nessun blocco'));
  await expect(column(1).getByRole('button', { name: 'Marche: Le marche', exact: true })).toBeVisible();
  await expect(page.getByText('Blocco spostato nella colonna 1, al posto 1 di 1.')).toBeVisible();
  await drag('Marche: Le marche', photo(column(2)));
  await expect(column(2).getByRole('listitem').first()).toContainText('Marche: Le marche');
  await expect(column(1)).toContainText('Ancora nessun blocco');

  await drag('Foto', page.getByRole('button', { name: 'Colonne di blocchi: 2 blocchi', exact: true }));
  await expect(page.getByText('Blocco spostato al posto 1 di 2.')).toBeVisible();
  await expect(photo(column(2))).toHaveCount(0);
  await page.getByRole('button', { name: 'Sposta nella colonna 1: Foto' }).press('Enter');

  // Fewer columns lose nothing, and what is removed is asked for.
  const layout = page.getByLabel('Colonne', { exact: true });
  await layout.selectOption({ label: 'Quattro uguali' });
  await column(2).getByRole('button', { name: 'Sposta nella colonna 3: Marche: Le marche' }).press('Enter');
  await layout.selectOption({ label: 'Due: stretta e larga (1:2)' });
  await expect(column(2).getByRole('button', { name: 'Marche: Le marche', exact: true })).toBeVisible();
  await expectNoFaults(page);
  await column(1).getByRole('button', { name: 'Elimina Foto' }).click();
  await column(1).getByRole('button', { name: 'Sì, elimina' }).click();
  await expect(photo(column(1))).toHaveCount(0);
  await page.getByRole('button', { name: 'Elimina Colonne di blocchi: 1 blocco' }).click();
  await expect(page.getByText('Eliminare “Colonne di blocchi” con il blocco che contiene?')).toBeVisible();
  await page.getByRole('button', { name: 'No, tieni' }).click();

  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('La pagina è pubblicata.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/${slug}/`);
  await expect(page.getByRole('heading', { name: 'Le marche' })).toBeVisible();
  await expectNoFaults(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('/staff/pages/');
  await page.getByRole('link', { name: 'In colonna' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Elimina la pagina' }).click();
  await expect(page.getByText('La pagina è stata eliminata.')).toBeVisible();
});
