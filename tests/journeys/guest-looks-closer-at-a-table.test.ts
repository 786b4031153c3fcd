import { askShopDatabase, changeSettings } from './shop-database.ts';
import { board, cell, drawnWith, footerCart, openTable, plainRows, tableOptions } from './table-shop.ts';
import { expect, test } from './test.ts';

test('[TAB-65] [TAB-56] [TAB-58] the advanced table posts the form of the product; without ajax the button is a plain link', async ({
  page,
}) => {
  try {
    await tableOptions(page, { table_type: 'advance_table', product_direct_checkout: 'cart' });
    const table = await openTable(page);
    const row = plainRows(table).first();
    const [id, name, path] = await Promise.all(
      ['data-product_id', 'data-title', 'data-href'].map((attribute) => row.getAttribute(attribute)),
    );
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(path ?? ''),
    );
    await cell(row, 'action').click();
    const form = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(form)).toEqual({
      quantity: '1',
      'add-to-cart': id,
      _wp_http_referer: '/tabella-prodotti/',
    });
    await expect(page).toHaveURL(/\/cart\/$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: name ?? '' })
        .first(),
    ).toBeVisible();

    await tableOptions(page, { ajax_action: 'no_ajax_action' });
    const plain = await openTable(page);
    const other = plainRows(plain).nth(1);
    const otherName = (await other.getAttribute('data-title')) ?? '';
    await cell(other, 'quantity').fill('2');
    await cell(other, 'action').click();
    await expect(page).toHaveURL(/add-to-cart=\d+&quantity=2$/);
    await expect(page.getByText(`2 × “${otherName}” aggiunti al carrello.`)).toBeVisible();
  } finally {
    await tableOptions(page);
  }
});

test('[TAB-74] [TAB-83] [TAB-90] [TAB-91] quick view, or that it is missing; the footer cart unfolds by hover; what is ticked goes into the quote list', async ({
  page,
  context,
  noise,
}) => {
  // The add-on is where staff log in.
  noise.expected.push(/401 \(Unauthorized\)/);
  const columns = (add: boolean) =>
    askShopDatabase(
      add
        ? `update product_tables set columns = columns || array['quick_view', 'quoterequest'] where id = 1`
        : `update product_tables set columns = columns[1:cardinality(columns) - 2] where id = 1`,
    );
  await columns(true);
  await tableOptions(page, { footer_stats: '1', popup_notice: '0' });
  try {
    const table = await openTable(page);
    const row = plainRows(table).first();
    const name = (await row.getAttribute('data-title')) ?? '';
    await cell(row, 'quick-view').click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(
      'È necessario il componente aggiuntivo per la vista rapida. Installalo e attivalo.',
    );
    const opened = context.waitForEvent('page');
    await alert.getByRole('button').click();
    await (await opened).close();

    await changeSettings({ table_quick_view: true });
    await drawnWith(page, { quick_view: '1' });
    const repeated = await openTable(page);
    const first = plainRows(repeated).first();
    await cell(first, 'quick-view').click();
    const view = page.getByRole('dialog', { name });
    await expect(view.getByRole('img').first()).toBeVisible();
    await view.getByRole('button', { name: 'Aggiungi al carrello' }).click();
    await expect(view.getByRole('button', { name: 'Aggiunto' })).toBeVisible();
    await expect(board(page)).not.toContainText(name);
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(first).toHaveClass(/added_to_cart/);

    await footerCart(page).hover();
    await expect(page.getByRole('region', { name: 'Carrello fluttuante' })).toContainText(name);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.getByRole('region', { name: 'Carrello fluttuante' })).toBeHidden();

    for (const checked of await repeated.locator('[data-place="check"]:checked').all())
      await checked.uncheck();
    for (const at of [0, 1]) await cell(plainRows(repeated).nth(at), 'check').check();
    await repeated.getByRole('button', { name: 'Aggiungi i selezionati al preventivo' }).click();
    await expect(board(page)).toContainText('2 articoli sono nella richiesta di preventivo.');
    await expect(board(page).getByRole('link', { name: 'Vedi la lista' })).toHaveAttribute(
      'href',
      /request-quote/,
    );
  } finally {
    await columns(false);
    await tableOptions(page);
    await changeSettings({ table_quick_view: undefined });
  }
});
