import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Permission } from '#foundation/visitor/rules/permissions.ts';
import { aCompanyAccount, type CompanyAccount } from '../factories/a-company-account.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { securityIn, storedConversations } from '../factories/conversation-calls.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';
import { pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let company: CompanyAccount;
let disc: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  company = await aCompanyAccount(shop);
  disc = await aProduct(shop.db, { name: 'Disco freno', stock: 10 });
});

async function anOrderOf(permissions: readonly Permission[], payment: string) {
  const sub = await company.hire(...permissions);
  await sub.fill(disc.id);
  const { order_id: id } = await sub.order({ payment_method: payment });
  return { sub, orderId: Number(id) };
}

const recipientsOf = async (orderId: number, kind: string) => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('recipient')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ recipient }) => recipient);
};

test('[APR-01] an order names the employee and the company: in lists, on its page, where it is decided', async () => {
  const { sub, orderId } = await anOrderOf(['buy', 'buyApproval'], 'approval');
  const path = `/my-account/view-order/${orderId}/`;
  const onBehalf = 'Mario Neri per conto di Officina Riva';
  expect(textOf(await pageOf(company.browser, path))).toContain(onBehalf);
  expect(textOf(await pageOf(company.browser, path))).toContain(
    'L’ordine di Mario Neri attende la tua approvazione',
  );
  expect(textOf(await pageOf(sub.browser, path))).toContain(onBehalf);
  for (const list of ['/my-account/orders/', '/my-account/']) {
    expect(textOf(await pageOf(company.browser, list))).toMatch(/di Mario Neri.*Attende la tua approvazione/);
    expect(textOf(await pageOf(sub.browser, list))).toContain('In attesa di approvazione');
  }
  const staff = await staffBrowser(shop);
  const page = await pageOf(staff, `/staff/orders/${orderId}/`);
  expect(page).toContain(`href="/staff/customers/${sub.customerId}/"`);
  expect(page).toContain(`href="/staff/customers/${company.customerId}/"`);
  expect(textOf(await pageOf(staff, '/staff/orders/'))).toMatch(/Mario Neri\s+per conto di Officina Riva/);
});

test('the main account gets a copy of an employee’s emails, unless the setting says no', async () => {
  const { orderId } = await anOrderOf(['buy'], 'bacs');
  const buyer = 'anna.bianchi@example.com';
  expect(await recipientsOf(orderId, 'order-confirmation')).toEqual([buyer, company.email]);
  const setting = { key: 'subaccount_order_copies', value: 'false' };
  await shop.db.insertInto('settings').values(setting).execute();
  const { orderId: later } = await anOrderOf(['buy'], 'bacs');
  expect(await recipientsOf(later, 'order-confirmation')).toEqual([buyer]);
  await shop.db.deleteFrom('settings').where('key', '=', setting.key).execute();
});

test('[APR-06] the history names who approved and who chose the payment: for staff with the part they play, for the company by name', async () => {
  const { sub, orderId } = await anOrderOf(['buy', 'buyApproval'], 'approval');
  await company.call('_approve_order', { orderid: orderId });
  const { store_nonce: nonce } = await cartOf(company.browser);
  const { order_key: key } = await shop.db
    .selectFrom('orders')
    .select('order_key')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const path = `/wp-json/wc/store/v1/checkout/${orderId}`;
  const body = { key, ...storeOrder({ payment_method: 'bacs' }) };
  expect((await company.browser.json(path, body, { nonce })).status).toBe(200);
  const forStaff = textOf(await pageOf(await staffBrowser(shop), `/staff/orders/${orderId}/`));
  expect(forStaff).toMatch(
    /account principale \(Carlo Riva\) Da “In attesa di pagamento” a “Attende il bonifico”/,
  );
  expect(forStaff).not.toContain('sistema di pagamento');
  for (const { browser } of [company, sub]) {
    const page = textOf(await pageOf(browser, `/my-account/view-order/${orderId}/`));
    expect(page).toMatch(/· Carlo Riva\s+Stato: Attende il bonifico.*· Mario Neri\s+Ordine ricevuto/);
  }
});

test('[APR-05] an approved order with nothing to pay is prepared in the name of whoever approved it', async () => {
  const { orderId } = await anOrderOf(['buy', 'buyApproval'], 'approval');
  const nothing = { items_net_cents: 0, items_tax_cents: 0, shipping_net_cents: 0, shipping_tax_cents: 0 };
  const free = { ...nothing, total_cents: 0 };
  await shop.db.updateTable('orders').set(free).where('id', '=', orderId).execute();
  await company.call('_approve_order', { orderid: orderId });
  const page = textOf(await pageOf(await staffBrowser(shop), `/staff/orders/${orderId}/`));
  expect(page).toMatch(/account principale \(Carlo Riva\) Da “In attesa di pagamento” a “In lavorazione”/);
});

test('[SUB-09] the checkout of whoever needs an approval says so on its button', async () => {
  const sub = await company.hire('buy', 'buyApproval');
  await sub.fill(disc.id);
  const page = textOf(await pageOf(sub.browser, '/checkout/'));
  expect(page).toContain('Invia l’ordine per l’approvazione');
  expect(page).not.toContain('Ordina con obbligo di pagamento');
});

test('[CONV-02] each message of a conversation names its author, the reader’s own alone “Tu”', async () => {
  const sub = await company.hire('viewConversations');
  await sub.call('sendinquiry', { title: 'Freni', message: 'Quando arrivano?', type: 'message' });
  const [conversation] = await storedConversations(shop);
  const id = conversation?.id ?? 0;
  const message = { conversationid: id, message: 'Servono per lunedì.' };
  expect((await company.call('conversationmessage', message))[0]).toBe(200);
  const path = `/my-account/conversation/?id=${id}`;
  expect(textOf(await pageOf(company.browser, path))).toMatch(/Mario Neri.*Quando arrivano\?.*Tu.*Servono/);
  expect(textOf(await pageOf(sub.browser, path))).toMatch(/Tu.*Quando arrivano\?.*Carlo Riva.*Servono/);
  expect(textOf(await pageOf(company.browser, '/my-account/conversation/'))).toContain(
    'Aperta da Mario Neri',
  );
  const staff = textOf(await pageOf(await staffBrowser(shop), `/staff/conversations/${id}/`));
  expect(staff).toMatch(/Mario Neri\s+per conto di\s+Officina Riva/);
});

async function pressed(subaccountId: number, action: string, by = company.browser) {
  const path = `/my-account/subaccounts/${subaccountId}/`;
  const security = securityIn(await pageOf(company.browser, path));
  return (await by.post(path, { security, action })).headers.get('location');
}

test('[SUB-19] the main account suspends an employee, who is logged out at once, and lets them in again', async () => {
  const sub = await company.hire('buy');
  expect(await pressed(sub.customerId, 'suspend')).toBe('/my-account/subaccounts/?done=suspended');
  expect(await sub.session()).toBeUndefined();
  expect(textOf(await pageOf(company.browser, '/my-account/subaccounts/'))).toContain('Sospeso');
  expect((await company.call('loginsubaccount', { customer: sub.customerId }))[0]).toBe(403);
  expect(await pressed(sub.customerId, 'password')).toBe('/my-account/subaccounts/?done=notAllowed');
  expect(await pressed(sub.customerId, 'resume')).toBe('/my-account/subaccounts/?done=resumed');
  expect((await company.call('loginsubaccount', { customer: sub.customerId }))[0]).toBe(200);
});

test('[SUB-19] the main account sends an employee a link to a new password; nobody else does', async () => {
  const sub = await company.hire('buy');
  const other = await aCompanyAccount(shop);
  expect(await pressed(sub.customerId, 'password')).toBe('/my-account/subaccounts/?done=passwordSent');
  await pressed(sub.customerId, 'suspend', other.browser);
  expect(await sub.session()).toBeDefined();
  const emails = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'account_link_id'])
    .where('recipient', '=', sub.email)
    .execute();
  expect(emails).toEqual([{ kind: 'account-new-password', account_link_id: expect.any(Number) }]);
});
