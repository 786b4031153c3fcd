import { expectNoFaults } from './faults.ts';
import { logIn } from './people.ts';
import { entryOf, openSection } from './staff-menu.ts';
import { expect, plainStaffPage, test } from './test.ts';

test('a price is edited in its place by the keyboard: Escape leaves it, Enter saves, and it is taken back', async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 422/);
  await logIn(page, 'staff');
  await openSection(page, 'Prezzi', 'Listini');
  await page.getByRole('main').getByRole('link', { name: 'Listino officine' }).click();
  const row = page.locator('tbody tr').first();
  const price = row.getByRole('textbox', { name: /^Prezzo di / });
  const before = await price.inputValue();
  await price.focus();
  await page.keyboard.type('1,23');
  await expect(row.getByText('Invio o Tab salva, Esc annulla')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price).toHaveValue(before);
  await price.fill('tanto');
  await price.press('Enter');
  await expect(row.getByText('Il prezzo non è valido')).toBeVisible();
  await price.fill('1.234,5');
  await price.press('Enter');
  await expect(row.getByText(`Salvato. Prima era ${before}`)).toBeVisible();
  await expect(price).toHaveValue('1.234,50');
  await expect(price).toBeFocused();
  await expectNoFaults(page);
  await row.getByRole('button', { name: /^Ripristina il prezzo di / }).press('Enter');
  await expect(row.getByText('Salvato. Prima era 1.234,50')).toBeVisible();
  await expect(price).toHaveValue(before);
  await expect(price).toBeFocused();
  await page.reload();
  await expect(price).toHaveValue(before);
});

test('a price that was typed is saved as well when its field is left, so that none is lost on the way to the next', async ({
  page,
}) => {
  await logIn(page, 'staff');
  await openSection(page, 'Prezzi', 'Listini');
  await page.getByRole('main').getByRole('link', { name: 'Listino officine' }).click();
  const row = page.locator('tbody tr').first();
  const price = row.getByRole('textbox', { name: /^Prezzo di / });
  const before = await price.inputValue();
  await price.fill('7,65');
  await page
    .locator('tbody tr')
    .nth(1)
    .getByRole('textbox', { name: /^Prezzo di / })
    .click();
  await expect(row.getByText(`Salvato. Prima era ${before}`)).toBeVisible();
  await price.fill(before);
  await price.press('Tab');
  await expect(row.getByText('Salvato. Prima era 7,65')).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue(before);
});

test('what is typed into a price before the scripts have come, or while it is being saved, stays', async ({
  page,
}) => {
  await logIn(page, 'staff');
  await openSection(page, 'Prezzi', 'Listini');
  await page.waitForURL('**/staff/price-lists/');
  // Its own scripts are there before those of the next page are held back.
  await expect(plainStaffPage(page)).toHaveCount(0);
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Listino officine' }).click();
  await page.waitForURL(/\/price-lists\/\d+\/$/, { waitUntil: 'commit' });
  const beforeScripts = await page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('tbody input[name="price"]');
    field?.select();
    return field?.value;
  });
  const before = String(await beforeScripts.jsonValue());
  await page.keyboard.type('7,89');
  load();
  const row = page.locator('tbody tr').first();
  const price = row.getByRole('textbox', { name: /^Prezzo di / });
  await expect(row.getByText('Invio o Tab salva, Esc annulla')).toBeVisible();
  await expect(price).toHaveValue('7,89');
  await expect(price).toBeFocused();

  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  await page.route('**/price-lists/**', async (route) => {
    if (route.request().method() === 'POST') await saved;
    await route.continue();
  });
  await price.press('Enter');
  await expect(row.locator('form[aria-busy="true"]')).toBeAttached();
  await price.fill('4,56');
  save();
  await expect(row.locator('form[aria-busy="false"]')).toBeAttached();
  await expect(price).toHaveValue('4,56');
  await expect(row.getByText('Invio o Tab salva, Esc annulla')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price).toHaveValue('7,89');
  await price.fill(before);
  await price.press('Enter');
  await expect(row.getByText('Salvato. Prima era 7,89')).toBeVisible();
  await expect(price).toHaveValue(before);
});

test('an administrator makes a role of rights, and what it allows holds at the next page of whoever has it', async ({
  page,
  anotherVisitor,
}) => {
  await logIn(page, 'staff');
  await openSection(page, 'Impostazioni', 'Ruoli del personale');
  await page.getByRole('main').getByRole('link', { name: 'Banco', exact: true }).click();
  await page.getByRole('link', { name: 'Crea un nuovo ruolo da questo' }).click();
  const name = `Sera ${Date.now()}`;
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Limite dei rimborsi (€)').fill('50');
  await page.getByRole('checkbox', { name: /^Leggere la posta/ }).uncheck();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modifiche salvate.')).toBeVisible();
  await expect(page.getByText('Nessuno ha questo ruolo.')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Elimina il ruolo' }).click();
  await expect(page.getByText('Il ruolo è stato eliminato.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  const counter = await (await anotherVisitor()).newPage();
  await logIn(counter, 'counter');
  for (const entry of ['Ordini', 'Offerte']) {
    await expect(entryOf(counter, entry)).toBeVisible();
  }
  await openSection(counter, 'Prezzi', 'Come nasce un prezzo');
  await expect(counter.getByRole('button', { name: 'Spiega il prezzo' })).toBeVisible();
  await expect(counter.getByRole('link', { name: 'Tutti i listini' })).toHaveCount(0);
});
