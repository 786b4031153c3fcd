import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCaller, aCompanyAccount, type CompanyAccount } from '../factories/a-company-account.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anOffer } from '../factories/an-offer.ts';
import { storedConversations } from '../factories/conversation-calls.ts';
import { pageOf, staffBrowser } from '../factories/order-calls.ts';
import { saidOn } from '../factories/quoted-offers.ts';

let shop: TestShop;
let staff: TestBrowser;
let company: CompanyAccount;

beforeAll(async () => {
  shop = await aShop();
  staff = await staffBrowser(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  company = await aCompanyAccount(shop);
});

const customerLink = (id: number, name: string) => `<a href="/staff/customers/${id}/"><bdi>${name}</bdi></a>`;

describe.skipIf(!pagesAreBuilt())('staff see a company and its people', () => {
  test('[CONV-02] in the list of conversations: both lead to their pages, and the company’s name finds what employees wrote', async () => {
    const sub = await company.hire('viewConversations');
    await sub.call('sendinquiry', { title: 'Freni urgenti', message: 'Quando arrivano?', type: 'message' });
    const page = await pageOf(staff, '/staff/conversations/?q=officina+freni');
    expect(page).toContain(customerLink(company.customerId, 'Officina Riva'));
    expect(page).toContain(customerLink(sub.customerId, 'Mario Neri'));
    const support = await staffBrowser(shop, 'sales');
    expect(saidOn(await pageOf(support, '/staff/conversations/?q=freni'))).toContain('Officina Riva');
  });

  test('[OFF-01] in the list of offers, on an offer and where the company’s name is searched', async () => {
    const sub = await company.hire('viewOffers');
    const lines = [{ name: 'Montaggio', quantity: 1, unit: 3500 }];
    const id = await anOffer(shop.db, { customerId: sub.customerId, at: shop.clock.now(), lines });
    const list = await pageOf(staff, '/staff/offers/?q=officina+riva');
    expect(list).toContain(`href="/staff/offers/${id}/"`);
    expect(list).toContain(customerLink(company.customerId, 'Officina Riva'));
    expect(list).toContain(customerLink(sub.customerId, 'Mario Neri'));
    const page = saidOn(await pageOf(staff, `/staff/offers/${id}/`));
    expect(page).toMatch(/Cliente Officina Riva Referente Mario Neri/);
    expect(saidOn(await pageOf(sub.browser, '/my-account/offers/'))).toContain('Officina Riva');
  });

  test('on the company’s page: what its employees ordered, wrote and were offered, by name', async () => {
    const sub = await company.hire('buy');
    await sub.fill((await aProduct(shop.db, { name: 'Disco freno', stock: 10 })).id);
    const { order_id: orderId } = await sub.order({ payment_method: 'bacs' });
    await sub.call('sendinquiry', { title: 'Freni', message: 'Quando arrivano?', type: 'message' });
    const lines = [{ name: 'Montaggio', quantity: 1, unit: 3500 }];
    const offerId = await anOffer(shop.db, { customerId: sub.customerId, at: shop.clock.now(), lines });
    const [conversation] = await storedConversations(shop);
    const page = await pageOf(staff, `/staff/customers/${company.customerId}/`);
    for (const path of [`orders/${orderId}`, `offers/${offerId}`, `conversations/${conversation?.id}`]) {
      expect(page).toContain(`href="/staff/${path}/"`);
    }
    expect(saidOn(page)).toMatch(/1 ordine .*Mario Neri/);
  });

  test('[SUB-19] an employee buys for the company, and says so where the company has suspended the account', async () => {
    const sub = await company.hire('buy');
    const path = `/staff/customers/${sub.customerId}/`;
    expect(saidOn(await pageOf(staff, path))).toMatch(
      /Mario Neri Attivo .*Azienda Officina Riva Acquista come per conto dell’azienda/,
    );
    await shop.db
      .updateTable('subaccounts')
      .set({ suspended_at: shop.clock.now() })
      .where('customer_id', '=', sub.customerId)
      .execute();
    expect(saidOn(await pageOf(staff, path))).toContain('Mario Neri Sospeso dall’azienda');
    const listed = async (state: string) =>
      saidOn(await pageOf(staff, `/staff/customers/?q=${sub.email}&state=${state}`));
    expect(await listed('suspended')).toMatch(/Officina Riva per conto dell’azienda Sospeso dall’azienda/);
    expect(await listed('active')).not.toContain(`${sub.email} Officina Riva`);
  });

  test('[CHK-12] in the table of credits: firm and VAT number, with the way to the company', async () => {
    const invoice = { kind: 'business', company: 'Officina Riva', vatNumber: '01234567897', taxCode: '' };
    await shop.db
      .updateTable('customers')
      .set({ invoice_data: JSON.stringify({ ...invoice, recipientCode: '', pec: '' }) })
      .where('id', '=', company.customerId)
      .execute();
    await shop.db
      .insertInto('credit_accounts')
      .values({ customer_id: company.customerId, limit_cents: 500_000 })
      .execute();
    const page = await pageOf(staff, '/staff/payment-rules/');
    expect(page).toContain(`<a href="/staff/customers/${company.customerId}/">Officina Riva</a>`);
    expect(saidOn(page)).toContain('P. IVA 01234567897');
  });
});

test('[AGT-01] orders that an agent placed before the history stored who acted name the agent, who is found by the name', async () => {
  const agent = await aCustomer(shop.db, { first_name: 'Gina', last_name: 'Sala' });
  await shop.db
    .insertInto('agent_customers')
    .values({ agent_id: agent.id, customer_id: company.customerId })
    .execute();
  const acting = aCaller(shop, await aBrowserOf(shop, agent.id));
  expect((await acting.call('loginsubaccount', { customer: company.customerId }))[0]).toBe(200);
  await acting.fill((await aProduct(shop.db, { name: 'Disco freno', stock: 10 })).id);
  const { order_id: orderId } = await acting.order({ payment_method: 'bacs' });
  const agentLink = `href="/staff/customers/${agent.id}/"`;
  const pages = async () => pageOf(staff, `/staff/orders/${orderId}/`);
  expect(await pages()).toContain(agentLink);
  await sql`update order_events set detail = detail - 'actedBy' where order_id = ${orderId}::int`.execute(
    shop.db,
  );
  expect(await pages()).not.toContain(agentLink);
  expect(saidOn(await pages())).toContain('Carlo Riva (Gina Sala)');
  const file = join(projectRoot(), 'src/foundation/database/migrations/0097-agents-of-old-orders.sql');
  await sql.raw(await readFile(file, 'utf8')).execute(shop.db);
  expect(await pages()).toContain(agentLink);
});
