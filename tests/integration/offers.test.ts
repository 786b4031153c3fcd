import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anOffer } from '../factories/an-offer.ts';
import { securityIn } from '../factories/conversation-calls.ts';
import { customerBrowser, pageOf, textOf } from '../factories/order-calls.ts';
import { aSetting, aWorkshop } from '../factories/quote-calls.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  const vendor = { slug: 'ricambi-nord', name: 'Ricambi Nord', email: 'nord@example.com' };
  const made = await shop.db.insertInto('vendors').values(vendor).returning('id').executeTakeFirstOrThrow();
  vendorId = made.id;
});
afterAll(() => shop.close());

let vendorId: number;

async function anUsualOffer(customerId: number) {
  const disc = await aProduct(shop.db, { name: 'Disco freno', regularPriceCents: 2440 });
  const id = await anOffer(shop.db, {
    customerId,
    at: shop.clock.now(),
    customText: 'Prezzi per la flotta.\nAda',
    vendorText: 'Consegna in due giorni.',
    vendorId,
    validUntil: new Date('2027-01-01T00:00:00+01:00'),
    lines: [
      { itemId: disc.id, name: 'Disco freno, coppia', quantity: 4, unit: 1999 },
      { name: 'Montaggio', quantity: 1, unit: 500 },
    ],
  });
  return { id, disc };
}

describe.skipIf(!pagesAreBuilt())('the page of offers', () => {
  it.each(['/my-account/offers', '/my-account/offers/'])(
    '[OFF-01] [ACC-03] shows the customer’s offers at %s',
    async (path) => {
      const { browser, customerId } = await aWorkshop(shop);
      const { id } = await anUsualOffer(customerId);
      const answer = await browser.get(path);
      const html =
        answer.status === 200
          ? await answer.text()
          : await pageOf(browser, answer.headers.get('location') ?? '');
      expect(textOf(html)).toContain(`Offerta n. ${id}`);
    },
  );

  it('[OFF-02] [OFF-03] [OFF-04] an offer has its number, lines with subtotals, total, texts and whom it is for', async () => {
    const { browser, customerId } = await aWorkshop(shop);
    await shop.db
      .updateTable('customers')
      .set({ company: 'Officina Riva' })
      .where('id', '=', customerId)
      .execute();
    const { id } = await anUsualOffer(customerId);
    const said = textOf(await pageOf(browser, '/my-account/offers/')).replaceAll('\u00a0', ' ');
    expect(said).toContain(`Offerta n. ${id}`);
    expect(said).toMatch(/Offerta per: +Officina Riva/);
    expect(said).toMatch(/Disco freno, coppia .*4 +19,99 € +79,96 €/);
    expect(said).toMatch(/Montaggio +1 +5,00 € +5,00 €/);
    expect(said).toMatch(/Totale IVA esclusa +84,96 € +IVA 22% +18,69 € +Totale IVA inclusa +103,65 €/);
    expect(said).toMatch(/Note +Prezzi per la flotta\. Ada +Note di Ricambi Nord +Consegna in due giorni\./);
    expect(said).toContain('Valida fino al 31/12/2026');
    await aSetting(shop, 'offer_requester_it', 'Preparata per');
    expect(textOf(await pageOf(browser, '/my-account/offers/'))).toMatch(/Preparata per +Officina Riva/);
    await aSetting(shop, 'offer_requester_it', 'Offerta per:');
  });

  it('[OFF-01] shows no offers of others, no drafts and none withdrawn; ten on a page; and says where there are none', async () => {
    const { browser, customerId } = await aWorkshop(shop);
    expect(textOf(await pageOf(browser, '/my-account/offers/'))).toContain('Non hai ancora offerte.');
    const other = await aWorkshop(shop);
    const at = shop.clock.now();
    const lines = [{ name: 'Montaggio', quantity: 1, unit: 500 }];
    const hidden = [
      await anOffer(shop.db, { customerId: other.customerId, at, lines }),
      await anOffer(shop.db, { customerId, at, lines, status: 'draft' }),
      await anOffer(shop.db, { customerId, at, lines, status: 'withdrawn' }),
    ];
    const mine: number[] = [];
    for (let count = 0; count < 11; count += 1) mine.push(await anOffer(shop.db, { customerId, at, lines }));
    const shown = (html: string) => [...html.matchAll(/id="offer-(\d+)"/g)].map(([, id]) => Number(id));
    const first = await pageOf(browser, '/my-account/offers/');
    expect(shown(first)).toEqual(mine.toReversed().slice(0, 10));
    expect(first).toContain('/my-account/offers/?page=2');
    expect(shown(await pageOf(browser, '/my-account/offers/?page=2'))).toEqual(mine.slice(0, 1));
    expect((await browser.get('/my-account/offers/?page=3')).status).toBe(404);
    for (const id of [...hidden, 99_999_999]) {
      expect((await browser.get(`/my-account/offers/${id}/offer.pdf`)).status).toBe(404);
    }
  });

  it('[OFF-05] puts an offer into the cart without scripts and goes there; one that has ended is reported', async () => {
    const { browser, customerId } = await aWorkshop(shop);
    const { id } = await anUsualOffer(customerId);
    const page = await pageOf(browser, '/my-account/offers/');
    expect(page).toContain('Aggiungi al carrello');
    const security = securityIn(page);
    const done = await browser.post('/my-account/offers/', { offer: id, security });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/cart/']);
    const cart = textOf(await pageOf(browser, '/cart/')).replaceAll('\u00a0', ' ');
    expect(cart).toMatch(/Disco freno, coppia +Offerta ?: +n\. \d+/);
    expect(cart).toContain('19,99 €');
    await shop.db.updateTable('offers').set({ valid_until: shop.clock.now() }).where('id', '=', id).execute();
    const ended = await browser.post('/my-account/offers/', { offer: id, security });
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/my-account/offers/']);
    const shown = await pageOf(browser, '/my-account/offers/');
    expect(shown).toContain('Questa offerta è scaduta: chiedine una nuova.');
    expect(shown).not.toContain('Aggiungi al carrello');
  });

  it('[OFF-06] has a button that downloads it as a PDF named offer', async () => {
    const { browser, customerId } = await aWorkshop(shop);
    const { id } = await anUsualOffer(customerId);
    const page = await pageOf(browser, '/my-account/offers/');
    expect(page).toMatch(
      new RegExp(`href="/my-account/offers/${id}/offer\\.pdf" download="offer\\.pdf"[^>]*>Scarica PDF`),
    );
    const answer = await browser.get(`/my-account/offers/${id}/offer.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''offer.pdf");
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('[OFF-01] [ACC-02] is for businesses: guests are sent to log in, for private customers there is none', async () => {
    const guest = await aBrowser(shop).get('/my-account/offers/');
    expect([guest.status, guest.headers.get('location')]).toEqual([
      303,
      '/my-account/?redirect=%2Fmy-account%2Foffers%2F',
    ]);
    const { browser } = await customerBrowser(shop);
    expect((await browser.get('/my-account/offers/')).status).toBe(404);
    expect(await pageOf(browser, '/my-account/')).not.toContain('/my-account/offers/');
  });
});
