import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aCompanyAccount } from '../factories/a-company-account.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { anOffer } from '../factories/an-offer.ts';
import { emailsAbout, securityOf } from '../factories/conversation-calls.ts';
import { nonceIn, pageOf, staffBrowser } from '../factories/order-calls.ts';
import { requestQuote } from '../factories/quote-calls.ts';
import { offerIn, quotedOffers, saidOn, staffPath } from '../factories/quoted-offers.ts';

let shop: TestShop;
let sales: TestBrowser;
let trade: ReturnType<typeof quotedOffers>;

beforeAll(async () => {
  shop = await aShop();
  sales = await staffBrowser(shop, 'sales');
  trade = quotedOffers(shop, () => sales);
});
afterAll(() => shop.close());

describe.skipIf(!pagesAreBuilt())('a quote becomes an offer', () => {
  test('[OFF-02] in one press: its customer, lines, quantities and the customer’s own prices of today; conversation and offer lead to each other', async () => {
    const company = await aCompanyAccount(shop);
    const { id, disc, filter } = await trade.aQuoteOf(company);
    const page = saidOn(await pageOf(sales, staffPath(id)));
    expect(page).toContain('Prezzo del cliente oggi');
    const { status, to } = await trade.press(sales, id, { action: 'offer' });
    const offerId = offerIn(to);
    expect([status, to]).toEqual([303, `/staff/offers/${offerId}/?done=made`]);
    expect(await trade.linesOf(offerId)).toEqual([
      { item_id: disc.id, name: 'Disco freno', quantity: 4, unit_cents: 2000 },
      { item_id: filter.id, name: 'Filtro olio', quantity: 10, unit_cents: 750 },
    ]);
    expect(await trade.storedOffer(offerId)).toMatchObject({
      customer_id: company.customerId,
      conversation_id: id,
      status: 'draft',
      prices_with_tax: false,
    });
    expect(await pageOf(sales, staffPath(id))).toContain(`href="/staff/offers/${offerId}/"`);
    expect(await pageOf(sales, `/staff/offers/${offerId}/`)).toContain(`href="${staffPath(id)}"`);
    // A draft is nothing that the customer sees.
    expect(await pageOf(company.browser, `/my-account/conversation/?id=${id}`)).not.toContain('Offerta n.');
    expect(await trade.move(offerId, 'send')).toBe(`/staff/offers/${offerId}/?done=send`);
    expect(await pageOf(company.browser, `/my-account/conversation/?id=${id}`)).toContain(
      `href="/my-account/offers/?id=${offerId}"`,
    );
    expect(await pageOf(company.browser, `/my-account/offers/?id=${offerId}`)).toContain(
      `href="/my-account/conversation/?id=${id}"`,
    );
    expect(await trade.outbox(offerId)).toEqual([{ kind: 'offer-sent', recipient: 'ada.riva@officina.it' }]);
  });

  test('[OFF-02] prices are answered line by line in the conversation, and those answered or typed last are offered', async () => {
    const company = await aCompanyAccount(shop);
    const { id } = await trade.aQuoteOf(company);
    const wrong = await trade.press(sales, id, { action: 'answer', 'price-1': 'venti' });
    expect([wrong.status, saidOn(wrong.html).includes('Scrivi un prezzo, per esempio 19,90.')]).toEqual([
      422,
      true,
    ]);
    const blank = await trade.press(sales, id, { action: 'answer' });
    expect([blank.status, saidOn(blank.html).includes('Scrivi la risposta.')]).toEqual([422, true]);
    const answered = await trade.press(sales, id, { action: 'answer', 'price-1': '18,50', 'price-2': '' });
    expect(answered.to).toBe(`${staffPath(id)}?done=answered`);
    const seen = saidOn(await pageOf(company.browser, `/my-account/conversation/?id=${id}`));
    expect(seen).toMatch(/Disco freno .*4 20,00 € 18,50 €/);
    const emails = (await emailsAbout(shop, id)).filter(({ kind }) => kind === 'conversation-answer');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text?.replaceAll('\u00a0', ' ')).toContain('4 × Disco freno: 18,50 € (prima 20,00 €)');
    // The same price once more is nothing new.
    expect((await trade.press(sales, id, { action: 'answer', 'price-1': '18,50' })).status).toBe(422);
    const { to } = await trade.press(sales, id, { action: 'offer', 'price-1': '18,50', 'price-2': '7,10' });
    expect((await trade.linesOf(offerIn(to))).map(({ unit_cents }) => unit_cents)).toEqual([1850, 710]);
  });

  test('two staff who press at once make one offer', async () => {
    const company = await aCompanyAccount(shop);
    const { id } = await trade.aQuoteOf(company);
    const other = await staffBrowser(shop, 'administrator');
    const pressed = await Promise.all([
      trade.press(sales, id, { action: 'offer' }),
      trade.press(other, id, { action: 'offer' }),
    ]);
    const offers = await shop.db
      .selectFrom('offers')
      .select('id')
      .where('conversation_id', '=', id)
      .execute();
    expect(offers).toHaveLength(1);
    expect(pressed.map(({ to }) => offerIn(to))).toEqual([offers[0]?.id, offers[0]?.id]);
    expect(pressed.map(({ to }) => /done=(.*)/.exec(to)?.[1]).toSorted()).toEqual(['made', 'there-already']);
  });

  test('a price that nobody knows is asked for; what is no longer sold keeps the offer from being sent', async () => {
    const company = await aCompanyAccount(shop);
    const unpriced = await aProduct(shop.db, {
      name: 'Ricambio su misura',
      stock: 5,
      regularPriceCents: null,
    });
    const { disc } = await trade.aQuoteOf(company);
    await company.fill(disc.id, 2);
    const { id } = await requestQuote(company.browser, {
      security: await securityOf(company.browser),
      title: 'Senza prezzo',
    });
    await shop.db
      .updateTable('quote_lines')
      .set({ product_id: unpriced.id, name: unpriced.name, unit_cents: null })
      .where('conversation_id', '=', id)
      .execute();
    const refused = await trade.press(sales, id, { action: 'offer' });
    expect([refused.status, saidOn(refused.html).includes('Il cliente non ha un prezzo')]).toEqual([
      422,
      true,
    ]);
    expect(
      await shop.db.selectFrom('offers').select('id').where('conversation_id', '=', id).execute(),
    ).toEqual([]);
    const made = await trade.press(sales, id, { action: 'offer', 'price-1': '99' });
    const offerId = offerIn(made.to);
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', unpriced.id).execute();
    const page = saidOn(await pageOf(sales, `/staff/offers/${offerId}/`));
    expect(page).toContain('Ricambio su misura: così com’è non è in vendita.');
    expect(await trade.move(offerId, 'send')).toBe(`/staff/offers/${offerId}/?done=not-sold`);
    expect(await trade.storedOffer(offerId)).toMatchObject({ status: 'draft', sent_at: null });
    expect(await trade.outbox(offerId)).toEqual([]);
  });

  test('a product of which a variation has to be chosen cannot be sent, nor bought', async () => {
    const company = await aCompanyAccount(shop);
    const oil = await aVariableProduct(shop.db, { name: 'Olio motore' });
    const at = shop.clock.now();
    const { customerId } = company;
    const lines = [{ itemId: oil.id, name: 'Olio motore', quantity: 1, unit: 900 }];
    const draftId = await anOffer(shop.db, { customerId, status: 'draft', at, lines });
    expect(await trade.move(draftId, 'send')).toBe(`/staff/offers/${draftId}/?done=not-sold`);
    const sentId = await anOffer(shop.db, { customerId, at, lines });
    expect((await company.call('addoffer', { offer: sentId }))[0]).toBe(409);
  });

  test('a conversation without lines leads to an empty offer of its customer, which answers it', async () => {
    const company = await aCompanyAccount(shop);
    const [, address] = await company.call('sendinquiry', {
      title: 'Tagliando flotta',
      message: 'Vi mando l’elenco.',
      type: 'inquiry',
    });
    const id = Number(/id=(\d+)/.exec(address)?.[1]);
    const html = await pageOf(sales, staffPath(id));
    const link = /href="(\/staff\/offers\/new\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).toContain(`conversation=${id}`);
    const form = await pageOf(sales, link);
    expect(form).toContain(`name="conversation" value="${id}"`);
    const write = (fields: Readonly<Record<string, string>>) =>
      sales.post('/staff/offers/new/', {
        _wpnonce: nonceIn(form),
        email: company.email,
        conversation: String(id),
        mode: 'net',
        item: '',
        name: 'Tagliando completo',
        quantity: '3',
        unit: '120',
        ...fields,
      });
    const another = await aCompanyAccount(shop);
    const foreign = await write({ email: another.email });
    expect([
      foreign.status,
      saidOn(await foreign.text()).includes('La conversazione è di un altro cliente.'),
    ]).toEqual([422, true]);
    const saved = offerIn((await write({})).headers.get('location') ?? '');
    expect(await trade.storedOffer(saved)).toMatchObject({
      conversation_id: id,
      customer_id: company.customerId,
    });
    const second = await write({});
    expect([second.status, saidOn(await second.text()).includes('c’è già una bozza')]).toEqual([422, true]);
  });

  test('staff without the right to offers answer prices, and make no offer', async () => {
    const company = await aCompanyAccount(shop);
    const { id } = await trade.aQuoteOf(company);
    const clerk = await staffBrowser(shop, 'clerk');
    expect(await pageOf(clerk, staffPath(id))).not.toContain('Crea l’offerta');
    expect((await trade.press(clerk, id, { action: 'offer' })).to).toBe(`${staffPath(id)}?done=nothing`);
    expect(
      await shop.db.selectFrom('offers').select('id').where('conversation_id', '=', id).execute(),
    ).toEqual([]);
    expect((await trade.press(clerk, id, { action: 'answer', 'price-1': '19' })).to).toBe(
      `${staffPath(id)}?done=answered`,
    );
  });
});
