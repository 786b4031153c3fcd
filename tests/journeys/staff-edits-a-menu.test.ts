import { enter } from './people.ts';
import { expect, test } from './test.ts';

test('[SITE-18] staff add an entry to the phone bar and move it, and a telephone opens and closes the bar', async ({
  page,
}) => {
  await enter(page, 'staff');
  await page.goto('/staff/menus/?menu=phone-bar');
  await page.getByRole('link', { name: 'Nuova voce' }).click();
  const words = `Orari ${Date.now().toString(36)}`;
  await page.getByLabel('Porta a').selectOption('Indirizzo');
  await expect(page.getByLabel('Categoria', { exact: true })).toBeHidden();
  await page.getByRole('textbox', { name: 'Indirizzo', exact: true }).fill('/contatti/');
  await page.getByLabel('Testo in italiano').fill(words);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  const entry = page.url();

  await page.goto('/staff/menus/?menu=phone-bar');
  const handle = page.getByRole('button', { name: `Sposta ${words}` });
  await handle.press('ArrowUp');
  await expect(page.getByText(`${words} è al posto 4 di 5 al primo livello.`)).toBeVisible();
  await expect(handle).toBeFocused();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/shop/');
  const toggle = page.getByRole('button', { name: 'Collegamenti utili' });
  const bar = page.getByRole('navigation', { name: 'Collegamenti utili' });
  await expect(bar).toBeHidden();
  await toggle.click();
  await expect(bar.getByRole('link').nth(3)).toHaveText(words);
  await toggle.click();
  await expect(bar).toBeHidden();

  await page.goto(entry);
  await page.getByRole('button', { name: 'Elimina la voce' }).click();
  await expect(page.getByText('La voce è stata eliminata.')).toBeVisible();
});
