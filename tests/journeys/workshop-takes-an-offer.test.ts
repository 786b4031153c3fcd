import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { emptyCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

/** Nothing wrong for anybody, on a phone and at a desk. */
async function clean(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

test('[OFF-01] [OFF-05] [OFF-06] staff send a workshop an offer, which it keeps as PDF and puts into the cart', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  test.slow();
  const part = pick(catalogue.plenty);
  const staffPage = await (await anotherVisitor()).newPage();
  await logIn(staffPage, 'staff');
  await open(staffPage, '/staff/offers/new/');
  await clean(staffPage);
  await staffPage.getByLabel('Email del cliente').fill('officina@pistone.example');
  const line = (number: number) => staffPage.getByRole('group', { name: `Riga ${number}`, exact: true });
  await line(1).getByLabel('Codice').fill(`#${part.id}`);
  await line(1).getByLabel('Quantità').fill('2');
  await line(1).getByLabel('Prezzo unitario').fill('1,25');
  await line(2).getByLabel('Nome').fill('Montaggio in officina');
  await line(2).getByLabel('Prezzo unitario').fill('35');
  await staffPage.getByLabel('Testo per il cliente').fill('Prezzi per la flotta.');
  await staffPage.getByRole('button', { name: 'Salva' }).click();
  await expect(staffPage.getByText('Modifiche salvate.')).toBeVisible();
  await staffPage.getByRole('button', { name: 'Invia al cliente' }).click();
  await expect(staffPage.getByText('L’offerta è stata inviata')).toBeVisible();
  await clean(staffPage);
  const name = (await staffPage.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await logIn(page, 'workshop');
  await emptyCart(page);
  await open(page, '/my-account/offers/');
  await clean(page);
  const offer = page.getByRole('article', { name });
  await expect(offer).toContainText('Montaggio in officina');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    offer.getByRole('link', { name: 'Scarica PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('offer.pdf');
  await expect(offer.getByRole('link', { name: 'Scarica PDF' })).toBeVisible();

  await offer.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await page.waitForURL('**/cart/');
  const cart = page.getByRole('main');
  await expect(cart).toContainText('Montaggio in officina');
  await expect(cart).toContainText('37,50');
  await clean(page);
  // It is bought whole: with one of its lines all of them go.
  await page.getByRole('link', { name: 'Rimuovi Montaggio in officina dal carrello' }).click();
  await expect(cart).toContainText('Il carrello è vuoto.');
});

test('[RAQ-05] [RAQ-06] a workshop collects parts and asks one quote for all of them', async ({
  page,
  catalogue,
}) => {
  test.slow();
  await logIn(page, 'workshop');
  for (const nth of [0, 1]) {
    await open(
      page,
      `/product/${pick(catalogue.plenty, nth).slug}/?add-to-quote=${pick(catalogue.plenty, nth).id}`,
    );
    await expect(page.getByText('è nella lista per il preventivo.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Vedi la lista' }).first().click();
  await page.waitForURL('**/request-quote/');
  await clean(page);
  const list = page.getByRole('list', { name: 'Articoli della lista' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('spinbutton').first().fill('12');
  await page.getByRole('button', { name: 'Aggiorna le quantità' }).click();
  await expect(page.getByText('La lista è aggiornata.')).toBeVisible();
  await list
    .getByRole('button', { name: /^Togli / })
    .last()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Email *').fill('officina@pistone.info');
  await page.getByLabel('Messaggio *').fill('Quale prezzo per dodici?');
  await page.getByRole('button', { name: 'Invia richiesta di preventivo' }).click();
  await page.waitForURL(/\/my-account\/conversation\/\?id=\d+/);
  await expect(page.getByRole('main')).toContainText('12');
  await open(page, '/request-quote/');
  await expect(page.getByText('La lista è vuota.')).toBeVisible();
});
