import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { board, cell, footerCart, openTable, plainRows } from './table-shop.ts';
import { expect, test } from './test.ts';

/** The calls that tables make, by their name without prefix. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const action = new URLSearchParams(request.postData() ?? '').get('action');
    if (action?.startsWith('ptable_')) calls.push(action.slice('ptable_'.length));
  });
  return calls;
}

test('[TAB-54] [TAB-55] [TAB-57] [TAB-58] [TAB-75] [TAB-79] [TAB-80] [TAB-86] [TAB-88] a row is added in the quantity typed, told, marked, and taken out again', async ({
  page,
}) => {
  const begin = new Date('2026-03-02T10:00:00');
  await page.clock.install({ time: begin });
  const calls = callsOf(page);
  const table = await openTable(page);
  await page.clock.pauseAt(new Date(begin.getTime() + 3_600_000));
  const row = plainRows(table).first();
  const name = (await row.getAttribute('data-title')) ?? '';
  const cents = Number(await row.getAttribute('data-price'));
  const kilograms = Number(await row.getAttribute('data-weight'));
  const amount = (value: number) => value.toFixed(2).replace('.', ',');
  const [total, weight] = [cell(row, 'total'), cell(row, 'weight')];
  await expect(weight).toHaveText(`${amount(kilograms)} kg`);

  // What is typed takes effect 1500 ms after the last key.
  const box = cell(row, 'quantity');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('2');
  await page.clock.runFor(1400);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('3');
  await page.clock.runFor(1499);
  await expect(total).toContainText(amount(cents / 100));
  await page.clock.runFor(1);
  await expect(total).toContainText(amount((3 * cents) / 100));
  await expect(weight).toHaveText(`${amount(3 * kilograms)} kg`);

  // Added: told for three seconds, marked, counted.
  const added = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('_print_notice') ?? false,
  );
  await cell(row, 'action').click();
  await added;
  await expect(board(page)).toContainText(`3 × “${name}” aggiunti al carrello.`);
  await expect(cell(row, 'action')).toHaveClass(/added/);
  await expect(box).toHaveValue('1');
  await page.clock.runFor(2900);
  await expect(board(page)).toContainText(name);
  await page.clock.runFor(200);
  await expect(board(page)).not.toContainText(name);
  await expect(row).toHaveClass(/added_to_cart/);
  const bubble = cell(row, 'bubble');
  await expect(bubble).toContainText('Nel carrello');
  await expect(bubble.getByRole('img', { name: `3 pezzi di ${name} nel carrello` })).toHaveText('3');
  await expect(bubble.getByRole('link', { name: 'Visualizza carrello' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'aggiunti al carrello: 3' })).toBeVisible();
  expect(calls.slice(0, 3)).toEqual(['ajax_add_to_cart', 'wc_fragments', 'print_notice']);

  // Taken out by its control, the row is as it was.
  await bubble.getByRole('button', { name: `Rimuovi ${name} dal carrello` }).click();
  await page.clock.runFor(1100);
  await expect(bubble).toBeEmpty();
  await expect(row).not.toHaveClass(/added_to_cart/);
  await expect(cell(row, 'action')).toBeFocused();
  await expect(page.getByRole('link', { name: /aggiunti al carrello:/ })).toBeHidden();
  await expect(page.locator('.widget_shopping_cart')).toBeHidden();
});

test('[TAB-51] [TAB-60] [TAB-62] [TAB-64] [TAB-87] what cannot be added says why, and the table goes on', async ({
  page,
  noise,
}) => {
  const table = await openTable(page);
  const row = plainRows(table).first();
  await cell(row, 'quantity').fill('0');
  await cell(row, 'action').click();
  await expect(board(page)).toContainText('Spiacenti! Quantità 0');

  // A product whose variation is not chosen.
  const open = table.locator('tr[data-row][data-type="variable"]').first();
  await open.locator('select').first().selectOption('0');
  await cell(open, 'action').click({ force: true });
  await expect(board(page)).toContainText('Nessuna combinazione valida');
  await cell(open, 'check').click({ force: true });
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Scegli una combinazione valida.');
  await expect(cell(open, 'check')).not.toBeChecked();
  await alert.getByRole('button').click();
  await expect(cell(open, 'check')).toBeFocused();

  // Nobody answers an add; nobody answers for its notice.
  noise.expected.push(/503|Failed to load resource/);
  const fail = (name: string) =>
    page.route('**/admin-ajax.php', (route) =>
      route.request().postData()?.includes(name) ? route.fulfill({ status: 503 }) : route.fallback(),
    );
  await fail('_ajax_add_to_cart');
  await cell(row, 'quantity').fill('1');
  await cell(row, 'action').click();
  await expect(board(page)).toContainText('Operazione non riuscita: impossibile aggiungere il prodotto');
  await expect(cell(row, 'action')).toHaveText(/^Aggiungi/);
  await page.unroute('**/admin-ajax.php');
  await fail('_print_notice');
  await cell(row, 'action').click();
  await expect(row).toHaveClass(/added_to_cart/);
  await expect(board(page)).not.toContainText('aggiunto al carrello');
});

test('[TAB-66] [TAB-71] [TAB-81] [TAB-82] [TAB-83] [TAB-84] [TAB-85] all that is ticked is added; the footer cart shows it, takes a line out and is emptied', async ({
  page,
  noise,
}) => {
  const table = await openTable(page);
  const ticked = (count: string) =>
    page.getByRole('button', { name: `Aggiungi tutti i selezionati al carrello (${count})` });
  for (const checked of await table.locator('[data-place="check"]:checked').all()) await checked.uncheck();
  await expect(footerCart(page)).toBeHidden();
  await expect(ticked('0 articolo').first()).toBeVisible();
  const names: string[] = [];
  for (const at of [0, 1]) {
    const row = plainRows(table).nth(at);
    await cell(row, 'check').check();
    names.push((await row.getAttribute('data-title')) ?? '');
  }
  await ticked('2 articoli').click();
  await expect(board(page)).toContainText('I prodotti selezionati sono stati aggiunti al carrello.');
  await expect(ticked('0 articolo').first()).toBeVisible();
  for (const at of [0, 1]) await expect(plainRows(table).nth(at)).toHaveClass(/added_to_cart/);

  const toggle = footerCart(page);
  await expect(toggle).toContainText('2');
  await toggle.hover();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const cart = page.getByRole('region', { name: 'Carrello fluttuante' });
  await expect(cart).toContainText(names[1] ?? '');
  await expectNoFaults(page);
  await cart.getByRole('button', { name: `Rimuovi ${names[0]} dal carrello` }).click();
  await expect(toggle).toContainText('1');
  await expect(plainRows(table).nth(0)).not.toHaveClass(/added_to_cart/);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(toggle).toBeFocused();

  // Emptying fails once: it is logged, and the cart is read anew.
  noise.expected.push(/503|Failed to load resource/);
  const logged = page.waitForEvent('console', (message) => message.text() === 'Unable to empty your cart.');
  await page.route('**/admin-ajax.php', (route) =>
    route.request().postData()?.includes('_fragment_empty_cart')
      ? route.fulfill({ status: 503 })
      : route.fallback(),
  );
  await toggle.click();
  const refreshed = page.waitForResponse(/wc-ajax=get_refreshed_fragments/);
  await cart.getByRole('button', { name: 'Svuota carrello' }).click();
  await logged;
  await refreshed;
  await page.unroute('**/admin-ajax.php');
  await cart.getByRole('button', { name: 'Svuota carrello' }).click();
  await expect(toggle).toBeHidden();
  await expect(plainRows(table).nth(1)).not.toHaveClass(/added_to_cart/);
});

test('[TAB-89] [TAB-92] [TAB-93] a picture is enlarged; on a small screen each row is a stack, and a table again on a wide one', async ({
  page,
}) => {
  const table = await openTable(page);
  const row = plainRows(table).first();
  const name = (await row.getAttribute('data-title')) ?? '';
  const thumbnail = row.locator('[data-thumbnail]');
  await thumbnail.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  const picture = dialog.getByRole('img', { name });
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(600);
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();

  const display = () => row.evaluate((element) => getComputedStyle(element).display);
  for (const [width, mode, shown] of [
    [501, 'desktop', 'table-row'],
    [500, 'mobile', 'flex'],
    [360, 'mobile', 'flex'],
    [1280, 'desktop', 'table-row'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table).toHaveAttribute('data-device', mode);
    await expect.poll(display).toBe(shown);
    if (mode === 'mobile') await expect(table.locator('thead')).toBeHidden();
    else await expect(table.locator('thead')).toBeVisible();
    if (width === 360) await expectNoFaults(page);
  }
});
