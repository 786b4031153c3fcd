import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aCompanyAccount, type CompanyAccount } from '../factories/a-company-account.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { anOffer } from '../factories/an-offer.ts';
import { emailsAbout, securityOf } from '../factories/conversation-calls.ts';
import { nonceIn, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';
import { requestQuote } from '../factories/quote-calls.ts';

let shop: TestShop;
let sales: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  sales = await staffBrowser(shop, 'sales');
});
afterAll(() => shop.close());

const read = (html: string) => textOf(html).replaceAll('\u00a0', ' ');

/** A company that has asked for four discs and ten filters; the filter costs it less from ten pieces on. */
async function aQuoteOf(company: CompanyAccount) {
  const disc = await aProduct(shop.db, { name: 'Disco freno', stock: 100, regularPriceCents: 2440 });
  const filter = await aProduct(shop.db, { name: 'Filtro olio', stock: 100, regularPriceCents: 1220 });
  await shop.db
    .insertInto('price_list_entries')
    .values([
      { price_list_id: company.priceListId, product_id: filter.id, min_quantity: 1, price_cents: 900 },
      { price_list_id: company.priceListId, product_id: filter.id, min_quantity: 10, price_cents: 750 },
    ])
    .execute();
  await company.fill(disc.id, 4);
  await company.fill(filter.id, 10);
  const security = await securityOf(company.browser);
  const { id } = await requestQuote(company.browser, { security });
  expect(id).toBeGreaterThan(0);
  return { id, disc, filter };
}

const staffPath = (id: number) => `/staff/conversations/${id}/`;

/** Posts the form of a conversation as its page does; where it leads. */
async function press(
  browser: TestBrowser,
  id: number,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly to: string; readonly html: string }> {
  const _wpnonce = nonceIn(await pageOf(browser, staffPath(id)));
  const answer = await browser.post(staffPath(id), { _wpnonce, message: '', ...fields });
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    html: await answer.text(),
  };
}

const offerIn = (path: string) => Number(/offers\/(\d+)\//.exec(path)?.[1] ?? 0);

async function move(id: number, deed: string) {
  const path = `/staff/offers/${id}/`;
  const _wpnonce = nonceIn(await pageOf(sales, path));
  return (await sales.post(path, { _wpnonce, deed })).headers.get('location') ?? '';
}

const linesOf = (offerId: number) =>
  shop.db
    .selectFrom('offer_lines')
    .select(['item_id', 'name', 'quantity', 'unit_cents'])
    .where('offer_id', '=', offerId)
    .orderBy('position')
    .execute();

const storedOffer = (id: number) =>
  shop.db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Asks for other prices than those of an offer, as its page does. */
async function counter(browser: TestBrowser, offerId: number, fields: Readonly<Record<string, string>>) {
  const path = `/my-account/offers/${offerId}/counter/`;
  const security = await securityOf(browser);
  const answer = await browser.post(path, { security, ...fields });
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
}

const outbox = (offerId: number) =>
  shop.db.selectFrom('outbox').select(['kind', 'recipient']).where('offer_id', '=', offerId).execute();

describe.skipIf(!pagesAreBuilt())('a quote becomes an offer', () => {
  test('[OFF-02] in one press: its customer, lines, quantities and the customer’s own prices of today; conversation and offer lead to each other', async () => {
    const company = await aCompanyAccount(shop);
    const { id, disc, filter } = await aQuoteOf(company);
    const page = read(await pageOf(sales, staffPath(id)));
    expect(page).toContain('Prezzo del cliente oggi');
    const { status, to } = await press(sales, id, { deed: 'offer' });
    const offerId = offerIn(to);
    expect([status, to]).toEqual([303, `/staff/offers/${offerId}/?done=made`]);
    expect(await linesOf(offerId)).toEqual([
      { item_id: disc.id, name: 'Disco freno', quantity: 4, unit_cents: 2000 },
      { item_id: filter.id, name: 'Filtro olio', quantity: 10, unit_cents: 750 },
    ]);
    expect(await storedOffer(offerId)).toMatchObject({
      customer_id: company.customerId,
      conversation_id: id,
      status: 'draft',
      prices_with_tax: false,
    });
    expect(await pageOf(sales, staffPath(id))).toContain(`href="/staff/offers/${offerId}/"`);
    expect(await pageOf(sales, `/staff/offers/${offerId}/`)).toContain(`href="${staffPath(id)}"`);
    // A draft is nothing that the customer sees.
    expect(await pageOf(company.browser, `/my-account/conversation/?id=${id}`)).not.toContain('Offerta n.');
    expect(await move(offerId, 'send')).toBe(`/staff/offers/${offerId}/?done=send`);
    expect(await pageOf(company.browser, `/my-account/conversation/?id=${id}`)).toContain(
      `href="/my-account/offers/?id=${offerId}"`,
    );
    expect(await pageOf(company.browser, `/my-account/offers/?id=${offerId}`)).toContain(
      `href="/my-account/conversation/?id=${id}"`,
    );
    expect(await outbox(offerId)).toEqual([{ kind: 'offer-sent', recipient: 'ada.riva@officina.it' }]);
  });

  test('[OFF-02] prices are answered line by line in the conversation, and those answered or typed last are offered', async () => {
    const company = await aCompanyAccount(shop);
    const { id } = await aQuoteOf(company);
    const wrong = await press(sales, id, { deed: 'answer', 'price-1': 'venti' });
    expect([wrong.status, read(wrong.html).includes('Scrivi un prezzo, per esempio 19,90.')]).toEqual([
      422,
      true,
    ]);
    const blank = await press(sales, id, { deed: 'answer' });
    expect([blank.status, read(blank.html).includes('Scrivi la risposta.')]).toEqual([422, true]);
    const answered = await press(sales, id, { deed: 'answer', 'price-1': '18,50', 'price-2': '' });
    expect(answered.to).toBe(`${staffPath(id)}?done=answered`);
    const seen = read(await pageOf(company.browser, `/my-account/conversation/?id=${id}`));
    expect(seen).toMatch(/Disco freno .*4 20,00 € 18,50 €/);
    const emails = (await emailsAbout(shop, id)).filter(({ kind }) => kind === 'conversation-answer');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text?.replaceAll('\u00a0', ' ')).toContain('4 × Disco freno: 18,50 € (prima 20,00 €)');
    // The same price once more is nothing new.
    expect((await press(sales, id, { deed: 'answer', 'price-1': '18,50' })).status).toBe(422);
    const { to } = await press(sales, id, { deed: 'offer', 'price-1': '18,50', 'price-2': '7,10' });
    expect((await linesOf(offerIn(to))).map(({ unit_cents }) => unit_cents)).toEqual([1850, 710]);
  });

  test('two staff who press at once make one offer', async () => {
    const company = await aCompanyAccount(shop);
    const { id } = await aQuoteOf(company);
    const other = await staffBrowser(shop, 'administrator');
    const pressed = await Promise.all([
      press(sales, id, { deed: 'offer' }),
      press(other, id, { deed: 'offer' }),
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
    const { disc } = await aQuoteOf(company);
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
    const refused = await press(sales, id, { deed: 'offer' });
    expect([refused.status, read(refused.html).includes('Il cliente non ha un prezzo')]).toEqual([422, true]);
    expect(
      await shop.db.selectFrom('offers').select('id').where('conversation_id', '=', id).execute(),
    ).toEqual([]);
    const made = await press(sales, id, { deed: 'offer', 'price-1': '99' });
    const offerId = offerIn(made.to);
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', unpriced.id).execute();
    const page = read(await pageOf(sales, `/staff/offers/${offerId}/`));
    expect(page).toContain('Ricambio su misura: non è in vendita così.');
    expect(await move(offerId, 'send')).toBe(`/staff/offers/${offerId}/?done=not-sold`);
    expect(await storedOffer(offerId)).toMatchObject({ status: 'draft', sent_at: null });
    expect(await outbox(offerId)).toEqual([]);
  });

  test('a product of which a variation has to be chosen cannot be sent, nor bought', async () => {
    const company = await aCompanyAccount(shop);
    const oil = await aVariableProduct(shop.db, { name: 'Olio motore' });
    const at = shop.clock.now();
    const { customerId } = company;
    const lines = [{ itemId: oil.id, name: 'Olio motore', quantity: 1, unit: 900 }];
    const draftId = await anOffer(shop.db, { customerId, status: 'draft', at, lines });
    expect(await move(draftId, 'send')).toBe(`/staff/offers/${draftId}/?done=not-sold`);
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
      read(await foreign.text()).includes('La conversazione è di un altro cliente.'),
    ]).toEqual([422, true]);
    const saved = offerIn((await write({})).headers.get('location') ?? '');
    expect(await storedOffer(saved)).toMatchObject({ conversation_id: id, customer_id: company.customerId });
    const second = await write({});
    expect([second.status, read(await second.text()).includes('c’è già una bozza')]).toEqual([422, true]);
  });

  test('staff without the right to offers answer prices, and make no offer', async () => {
    const company = await aCompanyAccount(shop);
    const { id } = await aQuoteOf(company);
    const clerk = await staffBrowser(shop, 'clerk');
    expect(await pageOf(clerk, staffPath(id))).not.toContain('Crea l’offerta');
    expect((await press(clerk, id, { deed: 'offer' })).to).toBe(`${staffPath(id)}?done=nothing`);
    expect(
      await shop.db.selectFrom('offers').select('id').where('conversation_id', '=', id).execute(),
    ).toEqual([]);
    expect((await press(clerk, id, { deed: 'answer', 'price-1': '19' })).to).toBe(
      `${staffPath(id)}?done=answered`,
    );
  });
});

describe.skipIf(!pagesAreBuilt())('an offer is countered', () => {
  async function aSentOffer(company: CompanyAccount) {
    const quote = await aQuoteOf(company);
    const offerId = offerIn((await press(sales, quote.id, { deed: 'offer' })).to);
    await move(offerId, 'send');
    return { ...quote, offerId };
  }

  test('[OFF-05] with prices line by line: staff see both, revise, and the new offer takes the place of the first, which the customer orders', async () => {
    const company = await aCompanyAccount(shop);
    const { id, offerId } = await aSentOffer(company);
    const form = await pageOf(company.browser, `/my-account/offers/${offerId}/counter/`);
    expect(form).toContain('value="20,00"');
    const sent = await counter(company.browser, offerId, {
      'unit-1': '17,00',
      'unit-2': '7,50',
      message: 'Ne prendiamo ogni mese.',
    });
    expect([sent.status, sent.to]).toEqual([303, `/my-account/offers/?id=${offerId}`]);
    const own = read(await pageOf(company.browser, `/my-account/offers/?id=${offerId}`));
    expect(own).toContain('In attesa di risposta');
    expect(own).toContain('Il tuo prezzo: 17,00 €');
    const [email] = (await emailsAbout(shop, id)).filter(({ kind }) => kind === 'offer-countered');
    expect(email).toMatchObject({ subject: `Officina Riva propone altri prezzi: offerta n. ${offerId}` });
    expect(email?.text?.replaceAll('\u00a0', ' ')).toContain('4 × Disco freno: 17,00 € (prima 20,00 €)');
    // The same form twice is one answer.
    await counter(company.browser, offerId, {
      'unit-1': '17,00',
      'unit-2': '7,50',
      message: 'Ne prendiamo ogni mese.',
    });
    expect((await emailsAbout(shop, id)).filter(({ kind }) => kind === 'offer-countered')).toHaveLength(1);
    expect(read(await pageOf(sales, '/staff/offers/?state=countered'))).toContain(`Offerta n. ${offerId}`);
    expect(read(await pageOf(sales, '/staff/conversations/'))).toContain('Dischi per la flotta');
    const seen = read(await pageOf(sales, `/staff/offers/${offerId}/`));
    expect(seen).toMatch(/Disco freno (?:\S+ )?4 20,00 € 17,00 €/);
    expect(seen).toMatch(/Filtro olio (?:\S+ )?10 7,50 € come offerto/);
    const [revised, twice] = await Promise.all([move(offerId, 'revise-as-asked'), move(offerId, 'revise')]);
    const newId = offerIn(revised);
    expect(offerIn(twice)).toBe(newId);
    expect(read(await pageOf(sales, `/staff/offers/${newId}/`))).toContain('Che cosa chiede il cliente');
    expect(await storedOffer(offerId)).toMatchObject({ status: 'sent' });
    await shop.db
      .updateTable('offer_lines')
      .set({ unit_cents: 1750 })
      .where('offer_id', '=', newId)
      .where('position', '=', 1)
      .execute();
    expect(await move(newId, 'send')).toBe(`/staff/offers/${newId}/?done=send`);
    expect(await storedOffer(offerId)).toMatchObject({ status: 'withdrawn' });
    const page = read(await pageOf(company.browser, '/my-account/offers/'));
    expect(page).toContain(`Sostituisce l’offerta n. ${offerId}`);
    expect((await company.call('addoffer', { offer: offerId }))[0]).toBe(409);
    expect(await company.call('addoffer', { offer: newId })).toEqual([200, 'success']);
    expect(read(await pageOf(sales, `/staff/offers/${newId}/`))).toContain('Accettata');
    const order = await company.order({ payment_method: 'bacs' });
    expect(order.result).toBe('success');
    const { order_id: orderId, status } = await storedOffer(newId);
    expect(status).toBe('ordered');
    expect(await pageOf(sales, staffPath(id))).toContain(`href="/staff/orders/${orderId}/"`);
  });

  test('nothing asked, a wrong price, another company’s offer, an ended one and a page that is too old change nothing', async () => {
    const company = await aCompanyAccount(shop);
    const { offerId } = await aSentOffer(company);
    const refusals = [
      [{ 'unit-1': '20,00', 'unit-2': '' }, 422, 'Scrivi almeno un prezzo diverso da quello offerto.'],
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
      const answer = await counter(company.browser, offerId, fields);
      expect([answer.status, read(answer.html).includes(sentence)], sentence).toEqual([status, true]);
    }
    const stranger = await aCompanyAccount(shop);
    expect((await counter(stranger.browser, offerId, { 'unit-1': '17' })).status).toBe(404);
    await shop.db
      .updateTable('offers')
      .set({ valid_until: new Date(shop.clock.now().getTime() - 1) })
      .where('id', '=', offerId)
      .execute();
    expect((await counter(company.browser, offerId, { 'unit-1': '17' })).status).toBe(409);
    expect((await company.browser.get(`/my-account/offers/${offerId}/counter/`)).status).toBe(303);
    expect(await storedOffer(offerId)).toMatchObject({ counter_id: null });
    // An expired offer is renewed by a revision of the same lines.
    const renewed = offerIn(await move(offerId, 'revise'));
    expect(await linesOf(renewed)).toEqual(await linesOf(offerId));
    expect(await move(renewed, 'send')).toContain('done=send');
  });

  test('an offer that belongs to no conversation opens one with the answer', async () => {
    const company = await aCompanyAccount(shop);
    const offerId = await anOffer(shop.db, {
      customerId: company.customerId,
      at: shop.clock.now(),
      lines: [{ name: 'Montaggio', quantity: 1, unit: 3500 }],
    });
    await counter(company.browser, offerId, { 'unit-1': '30' });
    const { conversation_id: id } = await storedOffer(offerId);
    expect(read(await pageOf(company.browser, `/my-account/conversation/?id=${id}`))).toMatch(
      /Altri prezzi per l’offerta n\. \d+ .*Montaggio 1 35,00 € 30,00 €/,
    );
  });

  test('an offer that was ordered meanwhile is not replaced', async () => {
    const company = await aCompanyAccount(shop);
    const { offerId } = await aSentOffer(company);
    const revised = offerIn(await move(offerId, 'revise'));
    await company.call('addoffer', { offer: offerId });
    expect((await company.order({ payment_method: 'bacs' })).result).toBe('success');
    expect(await move(revised, 'send')).toBe(`/staff/offers/${revised}/?done=ordered-before`);
    expect(await outbox(revised)).toEqual([]);
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
    expect((await counter(buyer.browser, offerId, { 'unit-1': '15' })).status).toBe(303);
    expect((await counter(clerk.browser, offerId, { 'unit-1': '15' })).status).toBe(404);
    const talk = read(await pageOf(reader.browser, `/my-account/conversation/?id=${id}`));
    expect(talk).toContain('Altri prezzi per l’offerta');
    expect(talk).not.toContain('15,00');
    expect(await pageOf(reader.browser, `/my-account/conversation/?id=${id}`)).not.toContain(
      '/my-account/offers/?id=',
    );
    expect((await clerk.browser.get(`/my-account/conversation/?id=${id}`)).status).toBe(404);
    expect(read(await pageOf(company.browser, `/my-account/conversation/?id=${id}`))).toContain('15,00');
  });
});
