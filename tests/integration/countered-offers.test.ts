import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aCompanyAccount, type CompanyAccount } from '../factories/a-company-account.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anOffer } from '../factories/an-offer.ts';
import { emailsAbout } from '../factories/conversation-calls.ts';
import { pageOf, staffBrowser } from '../factories/order-calls.ts';
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

describe.skipIf(!pagesAreBuilt())('an offer is countered', () => {
  async function aSentOffer(company: CompanyAccount) {
    const quote = await trade.aQuoteOf(company);
    const offerId = offerIn((await trade.press(sales, quote.id, { action: 'offer' })).to);
    await trade.move(offerId, 'send');
    return { ...quote, offerId };
  }

  test('[OFF-05] with prices and quantities line by line: staff see both, revise, and the new offer takes the place of the first, which the customer orders', async () => {
    const company = await aCompanyAccount(shop);
    const { id, offerId } = await aSentOffer(company);
    const form = await pageOf(company.browser, `/my-account/offers/${offerId}/counter/`);
    expect(form).toContain('value="20,00"');
    const sent = await trade.counter(company.browser, offerId, {
      'unit-1': '17,00',
      'quantity-1': '4',
      'unit-2': '7,50',
      'quantity-2': '12',
      message: 'Ne prendiamo ogni mese.',
    });
    expect([sent.status, sent.to]).toEqual([303, `/my-account/offers/?id=${offerId}`]);
    const own = saidOn(await pageOf(company.browser, `/my-account/offers/?id=${offerId}`));
    expect(own).toContain('In attesa di risposta');
    expect(own).toContain('Il tuo prezzo: 17,00 €');
    expect(own).toContain('La tua quantità: 12');
    const [email] = (await emailsAbout(shop, id)).filter(({ kind }) => kind === 'offer-countered');
    expect(email).toMatchObject({
      subject: `Carlo Riva per conto di Officina Riva fa una controproposta: offerta n. ${offerId}`,
    });
    expect(email?.text?.replaceAll('\u00a0', ' ')).toContain('4 × Disco freno: 17,00 € (prima 20,00 €)');
    expect(email?.text?.replaceAll('\u00a0', ' ')).toContain('12 (prima 10) × Filtro olio: 7,50 €');
    const talk = saidOn(await pageOf(company.browser, `/my-account/conversation/?id=${id}`));
    expect(talk).toMatch(/Filtro olio (?:\S+ )?12 \(offerta: 10\) 7,50 € 7,50 €/);
    // The same form twice is one answer.
    await trade.counter(company.browser, offerId, {
      'unit-1': '17,00',
      'quantity-1': '4',
      'unit-2': '7,50',
      'quantity-2': '12',
      message: 'Ne prendiamo ogni mese.',
    });
    expect((await emailsAbout(shop, id)).filter(({ kind }) => kind === 'offer-countered')).toHaveLength(1);
    expect(saidOn(await pageOf(sales, '/staff/offers/?state=countered'))).toContain(`Offerta n. ${offerId}`);
    expect(saidOn(await pageOf(sales, '/staff/conversations/'))).toContain('Dischi per la flotta');
    const seen = saidOn(await pageOf(sales, `/staff/offers/${offerId}/`));
    expect(seen).toMatch(/Disco freno (?:\S+ )?4 come offerto 20,00 € 17,00 €/);
    expect(seen).toMatch(/Filtro olio (?:\S+ )?10 12 7,50 € come offerto/);
    const [revised, twice] = await Promise.all([
      trade.move(offerId, 'revise-as-asked'),
      trade.move(offerId, 'revise'),
    ]);
    const newId = offerIn(revised);
    expect(offerIn(twice)).toBe(newId);
    expect(saidOn(await pageOf(sales, `/staff/offers/${newId}/`))).toContain('Che cosa chiede il cliente');
    expect(await trade.storedOffer(offerId)).toMatchObject({ status: 'sent' });
    await shop.db
      .updateTable('offer_lines')
      .set({ unit_cents: 1750 })
      .where('offer_id', '=', newId)
      .where('position', '=', 1)
      .execute();
    expect(await trade.move(newId, 'send')).toBe(`/staff/offers/${newId}/?done=send`);
    expect(await trade.storedOffer(offerId)).toMatchObject({ status: 'withdrawn' });
    const page = saidOn(await pageOf(company.browser, '/my-account/offers/'));
    expect(page).toContain(`Sostituisce l’offerta n. ${offerId}`);
    expect((await company.call('addoffer', { offer: offerId }))[0]).toBe(409);
    expect(await company.call('addoffer', { offer: newId })).toEqual([200, 'success']);
    expect(saidOn(await pageOf(sales, `/staff/offers/${newId}/`))).toContain('Accettata');
    const order = await company.order({ payment_method: 'bacs' });
    expect(order.result).toBe('success');
    const { order_id: orderId, status } = await trade.storedOffer(newId);
    expect(status).toBe('ordered');
    expect(await pageOf(sales, staffPath(id))).toContain(`href="/staff/orders/${orderId}/"`);
  });

  test('nothing asked, a wrong price, another company’s offer, an ended one and a page that is too old change nothing', async () => {
    const company = await aCompanyAccount(shop);
    const { offerId } = await aSentOffer(company);
    const refusals = [
      [{ 'unit-1': '20,00', 'unit-2': '' }, 422, 'Cambia almeno un prezzo o una quantità dell’offerta.'],
      [{ 'unit-1': 'dieci' }, 422, 'Scrivi un prezzo, per esempio 19,90.'],
      [{ 'unit-1': '0' }, 422, 'Scrivi un prezzo, per esempio 19,90.'],
      [
        { 'unit-1': '17', message: 'x'.repeat(4001) },
        422,
        'Il messaggio può avere al massimo 4.000 caratteri.',
      ],
      [{ 'unit-1': '17', security: 'vecchio' }, 422, 'La pagina era aperta da troppo tempo.'],
    ] as const;
    for (const [fields, status, sentence] of refusals) {
      const answer = await trade.counter(company.browser, offerId, fields);
      expect([answer.status, saidOn(answer.html).includes(sentence)], sentence).toEqual([status, true]);
    }
    const stranger = await aCompanyAccount(shop);
    expect((await trade.counter(stranger.browser, offerId, { 'unit-1': '17' })).status).toBe(404);
    await shop.db
      .updateTable('offers')
      .set({ valid_until: new Date(shop.clock.now().getTime() - 1) })
      .where('id', '=', offerId)
      .execute();
    expect((await trade.counter(company.browser, offerId, { 'unit-1': '17' })).status).toBe(409);
    expect((await company.browser.get(`/my-account/offers/${offerId}/counter/`)).status).toBe(303);
    expect(await trade.storedOffer(offerId)).toMatchObject({ counter_id: null });
    // An expired offer is renewed by a revision of the same lines.
    const renewed = offerIn(await trade.move(offerId, 'revise'));
    expect(await trade.linesOf(renewed)).toEqual(await trade.linesOf(offerId));
    expect(await trade.move(renewed, 'send')).toContain('done=send');
  });

  test('[OFF-05] accepted as it is, a counter-proposal becomes an offer of its quantities and prices, without what it leaves out', async () => {
    const company = await aCompanyAccount(shop);
    const { offerId } = await aSentOffer(company);
    const wrong = await trade.counter(company.browser, offerId, { 'quantity-1': '1,5' });
    expect([wrong.status, saidOn(wrong.html).includes('Scrivi un numero intero da 0 a 9999.')]).toEqual([
      422,
      true,
    ]);
    const none = await trade.counter(company.browser, offerId, { 'quantity-1': '0', 'quantity-2': '0' });
    expect([none.status, saidOn(none.html).includes('Lascia almeno un articolo')]).toEqual([422, true]);
    expect(await trade.storedOffer(offerId)).toMatchObject({ counter_id: null });
    await trade.counter(company.browser, offerId, {
      'quantity-1': '0',
      'unit-2': '7,00',
      'quantity-2': '40',
    });
    const revised = offerIn(await trade.move(offerId, 'revise-as-asked'));
    expect(await trade.linesOf(revised)).toMatchObject([
      { name: 'Filtro olio', quantity: 40, unit_cents: 700 },
    ]);
    const copy = offerIn(await trade.move(offerId, 'copy'));
    expect(await trade.linesOf(copy)).toEqual(await trade.linesOf(offerId));
  });

  test('[OFF-05] the customer of an offer that is withdrawn gets an email, once and not for a draft', async () => {
    const company = await aCompanyAccount(shop);
    const { offerId } = await aSentOffer(company);
    const draft = offerIn(await trade.move(offerId, 'copy'));
    await trade.move(draft, 'withdraw');
    expect(await trade.outbox(draft)).toEqual([]);
    await trade.move(offerId, 'withdraw');
    await trade.move(offerId, 'withdraw');
    const recipient = 'ada.riva@officina.it';
    expect(await trade.outbox(offerId)).toEqual([
      { kind: 'offer-sent', recipient },
      { kind: 'offer-withdrawn', recipient },
    ]);
  });

  test('an offer that belongs to no conversation opens one with the answer', async () => {
    const company = await aCompanyAccount(shop);
    const offerId = await anOffer(shop.db, {
      customerId: company.customerId,
      at: shop.clock.now(),
      lines: [{ name: 'Montaggio', quantity: 1, unit: 3500 }],
    });
    await trade.counter(company.browser, offerId, { 'unit-1': '30' });
    const { conversation_id: id } = await trade.storedOffer(offerId);
    expect(saidOn(await pageOf(company.browser, `/my-account/conversation/?id=${id}`))).toMatch(
      /Controproposta all’offerta n\. \d+ .*Montaggio 1 35,00 € 30,00 €/,
    );
  });

  test('an offer that was ordered meanwhile is not replaced', async () => {
    const company = await aCompanyAccount(shop);
    const { offerId } = await aSentOffer(company);
    const revised = offerIn(await trade.move(offerId, 'revise'));
    await company.call('addoffer', { offer: offerId });
    expect((await company.order({ payment_method: 'bacs' })).result).toBe('success');
    expect(await trade.move(revised, 'send')).toBe(`/staff/offers/${revised}/?done=ordered-before`);
    expect(await trade.outbox(revised)).toEqual([]);
  });

  test('[SUB-10] colleagues see and counter what their permissions show', async () => {
    const company = await aCompanyAccount(shop);
    const { id, offerId } = await aSentOffer(company);
    const buyer = await company.hire('buy', 'viewOffers');
    const reader = await company.hire('buy', 'viewConversations');
    const clerk = await company.hire('buy');
    expect(await pageOf(buyer.browser, `/my-account/offers/?id=${offerId}`)).not.toContain(
      'conversation/?id=',
    );
    expect((await trade.counter(buyer.browser, offerId, { 'unit-1': '15' })).status).toBe(303);
    expect((await trade.counter(clerk.browser, offerId, { 'unit-1': '15' })).status).toBe(404);
    const talk = saidOn(await pageOf(reader.browser, `/my-account/conversation/?id=${id}`));
    expect(talk).toContain('Controproposta all’offerta');
    expect(talk).not.toContain('15,00');
    expect(await pageOf(reader.browser, `/my-account/conversation/?id=${id}`)).not.toContain(
      '/my-account/offers/?id=',
    );
    expect((await clerk.browser.get(`/my-account/conversation/?id=${id}`)).status).toBe(404);
    expect(saidOn(await pageOf(company.browser, `/my-account/conversation/?id=${id}`))).toContain('15,00');
  });

  test('[SUB-18] the offers to a colleague who leaves are the company’s from then on', async () => {
    const company = await aCompanyAccount(shop);
    const leaver = await company.hire('buy');
    const offerId = await anOffer(shop.db, {
      customerId: leaver.customerId,
      at: shop.clock.now(),
      lines: [{ name: 'Montaggio', quantity: 1, unit: 3500 }],
    });
    await company.call('rejectuser', { user: leaver.customerId, issubaccount: 'yes' });
    expect(await trade.storedOffer(offerId)).toMatchObject({ customer_id: company.customerId });
  });
});
