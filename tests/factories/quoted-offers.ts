import { expect } from 'vitest';
import type { TestBrowser } from './a-browser.ts';
import type { CompanyAccount } from './a-company-account.ts';
import { aProduct } from './a-product.ts';
import type { TestShop } from './a-shop.ts';
import { securityOf } from './conversation-calls.ts';
import { nonceIn, pageOf, textOf } from './order-calls.ts';
import { requestQuote } from './quote-calls.ts';

/** What a page says, with plain blanks. */
export const saidOn = (html: string) => textOf(html).replaceAll('\u00a0', ' ');

/** Where staff find a conversation. */
export const staffPath = (id: number) => `/staff/conversations/${id}/`;

/** The number of an offer in an address. */
export const offerIn = (path: string) => Number(/offers\/(\d+)\//.exec(path)?.[1] ?? 0);

/** What a company, and staff with the right to offers, do about quotes and offers; posted as their pages do. */
export function quotedOffers(shop: TestShop, staff: () => TestBrowser) {
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

  async function move(id: number, action: string) {
    const path = `/staff/offers/${id}/`;
    const _wpnonce = nonceIn(await pageOf(staff(), path));
    return (await staff().post(path, { _wpnonce, action })).headers.get('location') ?? '';
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

  return { aQuoteOf, press, move, linesOf, storedOffer, counter, outbox };
}
