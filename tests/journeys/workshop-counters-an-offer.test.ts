import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { emptyCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nx\n%%EOF\n'),
});

/** Nothing wrong for anybody, on a phone, a tablet and at a desk. */
async function clean(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

test('[OFF-02] [OFF-05] a workshop asks for a quote, staff answer and offer in one press, the workshop counters and buys what staff send then', async ({
  page,
  catalogue,
  anotherVisitor,
  noise,
}) => {
  test.slow();
  // The form with a price that is none is answered so.
  noise.expected.push(/status of 422/);
  const part = pick(catalogue.plenty);
  await logIn(page, 'workshop');
  await emptyCart(page);
  await open(page, `/cart/?add-to-cart=${part.id}&quantity=3`);
  await open(page, '/my-account/quote-request/');
  await page.getByLabel('Email *').fill('officina@pistone.info');
  await page.getByLabel('Messaggio *').fill('Che prezzo ci fate per la flotta?');
  await page.getByLabel('Allega file').setInputFiles(pdf('flotta.pdf'));
  await page.getByRole('button', { name: 'Invia richiesta di preventivo' }).click();
  await page.waitForURL(/\/my-account\/conversation\/\?id=\d+/);
  const conversation = page.url();
  await expect(page.getByRole('link', { name: 'Scarica flotta.pdf' })).toBeVisible();

  const staffPage = await (await anotherVisitor()).newPage();
  await logIn(staffPage, 'staff');
  await open(staffPage, `/staff/conversations/${/id=(\d+)/.exec(conversation)?.[1]}/`);
  await clean(staffPage);
  await staffPage.getByLabel(/^Il tuo prezzo per/).fill('1,25');
  await staffPage.getByLabel('Risposta *').fill('Per tre pezzi, questo.');
  await staffPage.getByLabel('Allega file').setInputFiles(pdf('scheda.pdf'));
  await staffPage.getByRole('button', { name: 'Invia la risposta' }).click();
  await expect(staffPage.getByText('Risposta inviata.')).toBeVisible();
  await staffPage.getByRole('button', { name: 'Crea l’offerta' }).click();
  await expect(staffPage.getByText('Ecco l’offerta con le righe')).toBeVisible();
  await expect(staffPage.getByLabel('Prezzo unitario').first()).toHaveValue('1,25');
  await staffPage.getByRole('button', { name: 'Invia al cliente' }).click();
  await expect(staffPage.getByText('L’offerta è stata inviata')).toBeVisible();

  await open(page, conversation);
  await clean(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Offerta n\./ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Fai una controproposta' }).click();
  await page.waitForURL(/\/counter\//);
  await clean(page);
  await page.getByLabel(/^Il tuo prezzo per/).fill('uno');
  await page.getByRole('button', { name: 'Invia la controproposta' }).click();
  await expect(page.getByText('Scrivi un prezzo, per esempio 19,90.').first()).toBeVisible();
  await page.getByLabel(/^Il tuo prezzo per/).fill('1,10');
  await page.getByLabel(/^La tua quantità per/).fill('4');
  await page.getByLabel(/^Messaggio/).fill('Ne prendiamo ogni mese.');
  await page.getByRole('button', { name: 'Invia la controproposta' }).click();
  await expect(page.getByText('La tua controproposta è stata inviata')).toBeVisible();
  await expect(page.getByText(/Il tuo prezzo: 1,10/)).toBeVisible();
  await expect(page.getByText('La tua quantità: 4')).toBeVisible();
  await clean(page);

  await staffPage.reload();
  await expect(staffPage.getByText('Che cosa chiede il cliente')).toBeVisible();
  await clean(staffPage);
  await staffPage.getByRole('button', { name: 'Accetta la controproposta' }).click();
  await expect(staffPage.getByText('Ecco la nuova offerta come la chiede il cliente')).toBeVisible();
  await clean(staffPage);
  await staffPage.getByRole('button', { name: 'Invia al cliente' }).click();
  await expect(staffPage.getByText('L’offerta è stata inviata')).toBeVisible();
  const name = (await staffPage.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await emptyCart(page);
  await open(page, '/my-account/offers/');
  await page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: 'Aggiungi al carrello' })
    .click();
  await page.waitForURL('**/cart/');
  await expect(page.getByRole('main')).toContainText('4,40');
  await emptyCart(page);
});
