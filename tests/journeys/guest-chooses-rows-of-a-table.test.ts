import type { Locator, Page } from '@playwright/test';
import { askShopDatabase } from './shop-database.ts';
import { cell, openTable, plainRows } from './table-shop.ts';
import { expect, test } from './test.ts';

/** Rows whose variation is preset: every select says something. */
const presetRows = (page: Page) =>
  page.locator(
    'tr[data-row][data-type="variable"]:not(:has(select[data-attribute] > option[value="0"]:checked))',
  );

/** Lets time pass until what is preset has been triggered once more. */
async function passPresets(page: Page): Promise<void> {
  await page.clock.runFor(4100);
}

const numberOf = async (row: Locator) => Number(await row.getAttribute('data-product_id'));

test('[TAB-44] [TAB-50] a preset variation prepares its row, and only the shopper ticks it', async ({
  page,
}) => {
  await page.clock.install();
  await openTable(page);
  await passPresets(page);
  const preset = presetRows(page);
  expect(await preset.count()).toBeGreaterThan(2);
  for (const row of await preset.all()) {
    await expect(row).toHaveAttribute('data-usable', 'true');
    await expect(cell(row, 'action')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(cell(row, 'total')).toContainText('€');
  }
  await expect(page.locator('[data-place="check"]:checked')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Aggiungi tutti i selezionati al carrello (0 articolo)' }),
  ).toHaveCount(2);

  // The shopper's own tick, and the shopper's own choice.
  const ids = await preset.evaluateAll((rows) => rows.map(({ id }) => id));
  const [first, second] = [page.locator(`#${ids[0]}`), page.locator(`#${ids[1]}`)];
  await cell(first, 'check').check();
  await expect(cell(first, 'check')).toBeChecked();
  const select = second.locator('select[data-attribute]').last();
  for (const option of await select.locator('option:not([value="0"])').all()) {
    await select.selectOption((await option.getAttribute('value')) ?? '');
    if ((await second.getAttribute('data-usable')) === 'true') break;
  }
  await expect(second).toHaveAttribute('data-usable', 'true');
  await expect(cell(second, 'check')).toBeChecked();
  await passPresets(page);
  await expect(page.locator('[data-place="check"]:checked')).toHaveCount(2);
});

test('[TAB-19] a word of one letter is found at the start of every cell’s words', async ({ page }) => {
  await page.clock.install();
  const table = await openTable(page);
  const inStock = await table
    .locator('tr[data-row]')
    .filter({ has: page.locator('[data-column="stock"]', { hasText: /^Disponibile$/ }) })
    .count();
  expect(inStock).toBeGreaterThan(2);
  await table.getByLabel('Cerca nelle righe mostrate').pressSequentially('d');
  await page.clock.runFor(500);
  await expect
    .poll(() =>
      table
        .locator('tr[data-row]:not([hidden])')
        .filter({ has: page.locator('[data-column="stock"]', { hasText: /^Disponibile$/ }) })
        .count(),
    )
    .toBe(inStock);
});

test('[TAB-39] [TAB-40] the whole cell of a head sorts, by pointer and by keyboard', async ({ page }) => {
  const table = await openTable(page);
  const head = table.locator('th[data-column="weight"]');
  const box = await head.boundingBox();
  if (!box) throw new Error('the head is not there');
  await head.click({ position: { x: 2, y: 2 } });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.click({ position: { x: box.width - 3, y: box.height - 3 } });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('[TAB-45] [TAB-47] without a match no weight of an earlier variation stays', async ({ page }) => {
  const table = await openTable(page);
  const id = await table
    .locator('tr[data-row][data-type="variable"][data-weight=""][data-usable="true"]')
    .first()
    .getAttribute('id');
  const row = page.locator(`#${id}`);
  await expect(cell(row, 'weight')).toHaveText(/ kg$/);
  await row.locator('select[data-attribute]').first().selectOption('0');
  await expect(row).toHaveAttribute('data-usable', 'false');
  await expect(cell(row, 'weight')).toHaveText('–');
});

test('[QTY-01] [QTY-02] a row takes minimum and step of its variation, and brings what is typed to them', async ({
  page,
}) => {
  await page.clock.install();
  const table = await openTable(page);
  const preset = table.locator('tr[data-row][data-type="variable"][data-usable="true"]').first();
  const [product, variation] = [
    await numberOf(preset),
    Number(await preset.getAttribute('data-variation_id')),
  ];
  const limit = (minimum: number, step: number) =>
    askShopDatabase('update products set min_quantity = $2, quantity_step = $3 where id = $1', [
      variation,
      minimum,
      step,
    ]);
  await limit(4, 4);
  try {
    const row = table.locator(`tr[data-product_id="${product}"]`);
    const box = cell(row, 'quantity');
    await expect(async () => {
      await openTable(page);
      await expect(box).toHaveAttribute('min', '4', { timeout: 1000 });
    }).toPass();
    await expect(box).toHaveAttribute('step', '4');
    await expect(box).toHaveValue('4');
    for (const [typed, taken] of [
      ['1', '4'],
      ['6', '8'],
      ['12', '12'],
    ] as const) {
      await box.fill(typed);
      await box.blur();
      await expect(box).toHaveValue(taken);
    }
    await row.locator('select[data-attribute]').first().selectOption('0');
    await expect(box).toHaveAttribute('min', '1');
    await expect(box).toHaveAttribute('step', '1');
  } finally {
    await limit(1, 1);
  }
});

test('[TAB-53] a row that is sold out has quantity 0 and no total', async ({ page }) => {
  const table = await openTable(page);
  const id = await numberOf(plainRows(table).first());
  const stock = (pieces: number) =>
    askShopDatabase('update stock set on_hand = reserved + $2 where product_id = $1', [id, pieces]);
  await stock(0);
  try {
    const row = table.locator(`tr[data-product_id="${id}"]`);
    await expect(async () => {
      await openTable(page);
      expect(await row.getAttribute('data-stock_status')).toBe('outofstock');
    }).toPass();
    await expect(cell(row, 'quantity')).toHaveValue('0');
    await expect(cell(row, 'total')).toHaveText('–');
  } finally {
    await stock(40);
  }
});

test('prices of a table are written as everywhere in the shop', async ({ page }) => {
  const table = await openTable(page);
  const row = plainRows(table).first();
  const amount = /^\d{1,3}(\.\d{3})*,\d\d\s€/;
  await expect(cell(row, 'price')).toHaveText(/(^|\s)\d{1,3}(\.\d{3})*,\d\d\s€/);
  await expect(cell(row, 'total')).toHaveText(amount);
  await cell(row, 'action').click();
  await page.getByRole('link', { name: /^Carrello, 1/ }).click();
  await expect(page.locator('.widget_shopping_cart_content .amount').first()).toHaveText(amount);
});
