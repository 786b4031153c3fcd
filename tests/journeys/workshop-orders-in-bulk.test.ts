import type { Page, Request } from '@playwright/test';
import { pick } from './catalogue.ts';
import { emptyCart } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { lookAt } from './page-looks.ts';
import { logIn } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

const positions = {
  'prova-classico': '[bulk_order layout="classic"]',
  'prova-indigo': '[bulk_order layout="indigo"]',
  'prova-cream': '[bulk_order layout="cream" cart_button="checkout"]',
  'prova-insieme': '[bulk_order layout="indigo" multiselect="yes"]',
} as const;

test.beforeAll(async () => {
  for (const [slug, body] of Object.entries(positions)) {
    await askShopDatabase(
      `insert into content_pages (id, slug, title, body_html) overriding system value
        values ((select max(id) + 1 from content_pages), $1, 'Ordine in blocco', $2) on conflict (slug) do update set body_html = excluded.body_html`,
      [slug, `<p>Prova</p>${body}`],
    );
  }
});

/** What the wholesale calls of a page ask for, by their actions without the prefix. */
function callsOf(page: Page): (action: string) => readonly URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().includes('admin-ajax.php')) return;
    const body = request.postData() ?? '';
    const parts = [...body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)];
    asked.push(
      parts.length > 0
        ? new URLSearchParams(parts.map(([, name = '', value = '']) => [name, value]))
        : new URLSearchParams(body),
    );
  });
  return (action) => asked.filter((fields) => fields.get('action')?.endsWith(action));
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('[BULK-02] [BULK-19] [BULK-21] [BULK-22] [BULK-30] [BULK-33] [BULK-34] [LIST-04] [LIST-09] [LIST-11] a workshop fills the classic form, keeps it as a list, loads it again and orders it', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 7);
  await logIn(page, 'workshop');
  await emptyCart(page);
  const calls = callsOf(page);
  await page.clock.install();
  await open(page, '/prova-classico/');

  // [BULK-21] The first search runs when the form loads.
  await expect.poll(() => calls('_ajax_search').length).toBe(1);
  const search = page.getByRole('combobox', { name: 'Prodotto della riga 1' });
  await search.click();

  // [BULK-22] Typing searches after 600 ms, and not before.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 6000);
  await search.fill(part.sku);
  await page.clock.runFor(599);
  expect(calls('_ajax_search')).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => calls('_ajax_search').length).toBe(2);
  expect(calls('_ajax_search')[1]?.get('searchValue')).toBe(part.sku);
  await page.clock.resume();
  await page.getByRole('option', { name: part.name }).first().click();
  await expect(search).toHaveValue(part.name);

  // [BULK-30] More than there is becomes what there is, and the field says so for a moment.
  const quantity = page.getByLabel('Quantità della riga 1');
  await quantity.fill('9999');
  await quantity.press('Tab');
  await expect(page.getByText(/Ci sono solo \d+ articoli in magazzino/).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/Ci sono solo \d+ articoli in magazzino/)).toBeHidden();
  expect(Number(await quantity.inputValue())).toBeLessThan(9999);
  await quantity.fill('2');
  await quantity.press('Tab');

  // [BULK-33] The total is formatted by the shop.
  await expect.poll(() => Number(calls('_accountingsubtotals').at(-1)?.get('pricesent'))).toBeGreaterThan(0);

  // [BULK-19] Nothing found is said in the row.
  await page.getByRole('combobox', { name: 'Prodotto della riga 2' }).fill('zzzz-niente');
  await expect(page.getByText('Nessun prodotto trovato ...')).toBeVisible();
  await page.keyboard.press('Escape');

  // [LIST-04] [LIST-09] It is kept by a name.
  await page.getByRole('button', { name: 'Salva come lista d’acquisto' }).click();
  const title = `In blocco ${await page.evaluate(() => performance.timeOrigin)}`;
  await page.getByLabel("Nome della nuova lista d'acquisto:").fill(title);
  await page.getByRole('button', { name: 'Salva la lista' }).click();
  await expect(page.getByRole('button', { name: 'Lista salvata' })).toBeDisabled();
  const [saved] = calls('_bulkorder_save_list');
  expect(saved?.get('productstring')).toBe(`${part.id}:2|`);
  expect(saved?.get('pricelist')).toMatch(new RegExp(`^${part.id}:\\d+\\.\\d\\d\\|$`));
  expect(saved?.get('title')).toBe(title);

  // [LIST-11] It is loaded again.
  await open(page, '/prova-classico/');
  await page.getByLabel('Carica una lista d’acquisto').selectOption(title);
  await expect(page.getByLabel('Quantità della riga 1')).toHaveValue('2');
  expect(calls('_ajax_search').at(-1)?.get('searchType')).toBe('purchaseListLoading');

  // [BULK-34] And ordered.
  await page.getByRole('button', { name: 'Metti tutto nel carrello' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  expect(calls('_bulkorder_add_cart').at(-1)?.get('productstring')).toBe(`${part.id}:2|`);
  await expect(page.getByRole('main').getByRole('link', { name: part.name }).first()).toBeVisible();
  await emptyCart(page);
});

test('[BULK-03] [BULK-04] [BULK-05] [BULK-07] [BULK-11] [BULK-35] [BULK-37] [BULK-38] a workshop orders from a table with filters, and from one of cards', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 8);
  const variable = pick(catalogue.variable);
  await logIn(page, 'workshop');
  await emptyCart(page);
  const calls = callsOf(page);
  await open(page, '/prova-indigo/');

  // [BULK-03] A search, filters and pages.
  await expect(page.getByText(/^Pagina 1 di \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Successiva' }).click();
  await expect(page.getByText(/^Pagina 2 di \d+$/)).toBeVisible();
  await page.locator('summary', { hasText: 'Filtri' }).last().click();
  await page.getByLabel('Ordina per').selectOption('Nome, A-Z');
  await page.getByRole('checkbox', { name: 'Solo disponibili' }).check();
  await expect.poll(() => calls('_ajax_search').at(-1)?.get('instock')).toBe('1');
  expect(calls('_ajax_search').at(-1)?.get('sortby')).toBe('name');
  await page.getByRole('button', { name: 'Azzera i filtri' }).click();
  await page.getByLabel('Cerca per nome o codice').fill(part.sku);
  const row = rowOf(page, part.name).first();
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Pagina \d/)).toBeHidden();

  // [BULK-11] Pointing at the thumbnail opens a preview that moves along.
  const thumbnail = row.locator('img').first();
  await thumbnail.hover();
  const preview = page.locator('[data-preview]');
  await expect(preview).toBeVisible();
  const before = await preview.boundingBox();
  const spot = await thumbnail.boundingBox();
  await page.mouse.move((spot?.x ?? 0) + 4, (spot?.y ?? 0) + 4);
  await expect.poll(async () => (await preview.boundingBox())?.x).not.toBe(before?.x);
  await page.mouse.move(0, 0);
  await expect(preview).toHaveCount(0);

  // [BULK-35] [BULK-37] [BULK-38] One product is added, after it was asked how many there are.
  await row.getByRole('button', { name: `Aggiungi: ${part.name}` }).click();
  await expect(row.getByRole('button', { name: `Aggiungi altri: ${part.name}` })).toBeVisible();
  expect(calls('_get_stock_quantity_addable')[0]?.get('id')).toBe(String(part.id));
  expect(calls('_bulkorder_add_cart_item')[0]?.get('productqty')).toBe('1');
  await expect(page.getByText(/^Totale carrello/)).toBeVisible();

  // [BULK-05] And back to the top.
  await page.getByRole('button', { name: 'Torna su' }).click();
  await expect(page.getByLabel('Cerca per nome o codice')).toBeFocused();

  // [BULK-04] [BULK-07] The cards of cream: options are opened, and the way on is closed until something was added.
  await open(page, '/prova-cream/');
  await expect(page.getByRole('button', { name: 'Vai alla cassa' })).toBeDisabled();
  await page.getByLabel('Cerca per nome o codice').fill(variable.name);
  await rowOf(page, variable.name).first().getByRole('button', { name: 'Vedi opzioni' }).click();
  const options = page.getByRole('list', { name: `Opzioni di ${variable.name}` });
  await options
    .getByRole('button', { name: /^Aggiungi: / })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Vai alla cassa' })).toBeVisible();
  await emptyCart(page);
});

test('[BULK-08] [BULK-09] [BULK-10] [BULK-36] a workshop selects several parts and adds them at once by a button that floats', async ({
  page,
}) => {
  await logIn(page, 'workshop');
  await emptyCart(page);
  const calls = callsOf(page);
  await open(page, '/prova-insieme/');
  const add = page.getByRole('button', { name: 'Aggiungi selezionati' });
  await expect(page.getByText('Nessun articolo selezionato')).toBeAttached();
  await expect(add).toBeDisabled();
  // [BULK-09] The bottom bar is far below.
  await expect(page.locator('[data-floating]')).toBeVisible();
  const quantities = page.getByRole('spinbutton').and(page.locator(':enabled'));
  await quantities.nth(0).fill('1');
  await quantities.nth(1).fill('1');
  await expect(page.getByText('2 articoli selezionati')).toBeAttached();
  await expect(add).toBeEnabled();
  await add.click();
  await expect(page.getByText('Nessun articolo selezionato')).toBeAttached();
  await expect(page.getByText(/^Totale carrello/)).toBeAttached();
  expect(calls('_get_stock_quantity_addable_multiple')).toHaveLength(1);
  const additions: readonly { productqty: number }[] = JSON.parse(
    calls('_bulkorder_add_multiple')[0]?.get('additions') ?? '[]',
  );
  expect(additions.map(({ productqty }) => productqty)).toEqual([1, 1]);
  await page.getByRole('link', { name: 'Vai al carrello' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-floating]')).toHaveCount(0);
  await emptyCart(page);
});

test('[BULK-02] Enter leads from field to field and sends nothing, and pasted lines are looked at before they are added', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 9);
  const other = pick(catalogue.plenty, 8);
  await logIn(page, 'workshop');
  await emptyCart(page);
  const calls = callsOf(page);
  await open(page, '/prova-classico/');
  const search = page.getByRole('combobox', { name: 'Prodotto della riga 1' });
  await search.fill(part.sku);
  await expect(page.getByRole('option', { name: part.name }).first()).toBeVisible();
  await search.press('Enter');
  await expect(page.getByLabel('Quantità della riga 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Prodotto della riga 2' })).toBeFocused();
  expect(calls('_bulkorder_add_cart')).toHaveLength(0);

  await page.getByText('Incolla codici e quantità').click();
  await page
    .getByLabel('Codici e quantità')
    .fill(`Buongiorno,\n2 x ${part.sku}\n1 x ${other.sku}\nZZ-0000 1`);
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  await expect(page.getByText('2 articoli pronti · 1 riga da correggere')).toBeVisible();
  await expect(page.locator('[data-island="preview-keys"]')).toHaveAttribute('data-mounted');
  await page.getByLabel(`Quantità di ${part.name}`).press('Enter');
  await expect(page.getByLabel(`Quantità di ${other.name}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Metti tutto nel carrello' })).toBeFocused();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Metti tutto nel carrello' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await emptyCart(page);
});

const asWorkshop = (path: string) => async (page: Page) => {
  await logIn(page, 'workshop');
  return path;
};

lookAt([
  {
    name: 'bulk order, classic',
    path: asWorkshop('/prova-classico/'),
    act: async (page) => {
      await expect(page.getByText('Prezzi IVA esclusa')).toBeVisible();
      // While the search is open it hides what stands around it from screen readers: here it is looked at by itself.
      await page.getByRole('combobox', { name: 'Prodotto della riga 1' }).click();
      const offers = page.getByRole('listbox', { name: 'Prodotto della riga 1' });
      await expect(offers.getByRole('option').first()).toBeVisible();
      await expectNoFaults(page, { tags: wcag, within: '[role="listbox"]' });
      await page.keyboard.press('Escape');
      await expect(offers).toHaveCount(0);
    },
  },
  {
    name: 'bulk order, indigo',
    path: asWorkshop('/my-account/quick-order/'),
    act: async (page) => {
      await page.locator('summary', { hasText: 'Filtri' }).last().click();
      await page.getByRole('button', { name: 'Vedi opzioni' }).first().click();
      await expect(page.getByRole('list', { name: /^Opzioni di/ })).toBeVisible();
      await expect(page.getByText('Prezzi IVA esclusa')).toBeVisible();
    },
  },
]);
