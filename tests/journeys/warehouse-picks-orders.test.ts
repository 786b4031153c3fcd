import { pick } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { open, ready } from './opening.ts';
import { order } from './page-looks.ts';
import { enter } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

test('staff choose two orders, pick them together by scanner and by keyboard, and note what is missing', async ({
  page,
  catalogue,
  browser,
  noise,
}) => {
  test.slow();
  noise.expected.push(/422 \(Unprocessable Entity\)/);
  const guest = await browser.newPage();
  const ids = [await order(guest, catalogue), await order(guest, catalogue)].map(
    (thanks) => /order-received\/(\d+)/.exec(thanks)?.[1] ?? '',
  );
  await guest.close();
  await askShopDatabase(`update orders set status = 'processing' where id = any ($1)`, [ids.map(Number)]);
  const { sku: code, id: articleId } = pick(catalogue.plenty, 5);
  await enter(page, 'staff');
  await open(page, `/staff/stock/${articleId}/`);
  await page
    .getByLabel(/^Ubicazione/)
    .first()
    .fill('A-12-3');
  await page.getByRole('button', { name: 'Salva l’ubicazione' }).click();
  await expect(page.getByText('Ubicazione salvata.')).toBeVisible();
  await expectNoFaults(page);

  await open(page, '/staff/fulfilment/');
  await page.getByRole('button', { name: 'Prepara la lista di prelievo' }).click();
  await expect(page.getByText('Scegli almeno un ordine')).toBeVisible();
  for (const id of ids)
    await page
      .getByRole('row')
      .filter({ has: page.locator(`a[href="/staff/orders/${id}/"]`) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Prepara la lista di prelievo' }).click();
  await expect(page.getByText('La lista è pronta.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /A-12-3/ })).toBeVisible();
  await expectNoFaults(page);
  const pdf = await page.request.get(`${new URL(page.url()).pathname}list.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  // As a scanner types: the first piece; the second one cannot be found.
  await ready(page);
  await page.getByLabel('Leggi un codice').focus();
  await page.keyboard.type(`${code}\n`);
  await expect(page.getByText('Da prendere: 1 pezzo')).toBeVisible();
  await page.getByRole('button', { name: `Mancano: ${code}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Manca 1 pezzo')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Chiudi la lista' }).click();
  await expect(page.getByText('La lista è chiusa.')).toBeVisible();
  await expectNoFaults(page);
  await open(page, `/staff/orders/${ids[1]}/`);
  await expect(page.getByText(`non trovati 1 × ${code}.`)).toBeVisible();

  // The other one leaves, with its delivery note.
  await open(page, `/staff/orders/${ids[0]}/`);
  await page.locator('#ship-courier-1').fill('BRT');
  await page.getByRole('button', { name: 'Spedisci', exact: true }).click();
  await page.getByRole('link', { name: 'Emetti o annulla' }).click();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Emetti il DDT' }).click();
  await expect(page.getByText('Documento di trasporto emesso.')).toBeVisible();
  await expectNoFaults(page);
  const note = await page.getByRole('link', { name: /^DDT / }).getAttribute('href');
  expect((await page.request.get(note ?? '')).headers()['content-type']).toBe('application/pdf');
});
