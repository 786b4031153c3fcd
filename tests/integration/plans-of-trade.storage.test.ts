import { afterAll, beforeAll, expect, test } from 'vitest';
import { findByEmail } from '#customers/accounts/server/find-by-email.ts';
import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { anAdministrator } from '#foundation/visitor/rules/a-staff-role.ts';
import { permissionsFrom } from '#foundation/visitor/rules/permissions.ts';
import { takeOffers } from '#selling/cart/server/take-offers.ts';
import { ordersList } from '#selling/orders/rules/order-list-query.ts';
import { approveOrder, rejectOrder } from '#selling/orders/server/approval/decide-order.ts';
import { readOwnOrder } from '#selling/orders/server/forms/read-own-order.ts';
import { listOrders } from '#selling/orders/server/list-orders.ts';
import { listStaffOrders } from '#selling/orders/server/list-staff-orders.ts';
import { readStaffWaits } from '#site/staff-frame/server/read-staff-waits.ts';
import { actAs } from '#wholesale/agents/server/act-as.ts';
import { listAssignedCustomers } from '#wholesale/agents/server/list-assigned-customers.ts';
import { postAgentForm } from '#wholesale/agents/server/post-agent-form.ts';
import { readCustomerTies } from '#wholesale/agents/server/read-customer-ties.ts';
import { putOfferInCart } from '#wholesale/offers/server/put-offer-in-cart.ts';
import { listOwnOffers, readOwnOffer } from '#wholesale/offers/server/read-own-offers.ts';
import { listStaffOffers } from '#wholesale/offers/server/staff/list-staff-offers.ts';
import { moveOffer } from '#wholesale/offers/server/staff/move-offer.ts';
import { readStaffOffer } from '#wholesale/offers/server/staff/read-staff-offer.ts';
import { saveOffer } from '#wholesale/offers/server/staff/save-offer.ts';
import { createSubaccount } from '#wholesale/subaccounts/server/create-subaccount.ts';
import { deleteSubaccount } from '#wholesale/subaccounts/server/delete-subaccount.ts';
import { findSubaccount, listSubaccounts } from '#wholesale/subaccounts/server/list-subaccounts.ts';
import { updateSubaccount } from '#wholesale/subaccounts/server/update-subaccount.ts';
import { aGrownTrade, aTradeContext, growingTrade } from '../factories/a-grown-trade.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { expectFoundBy, type FoundBy } from '../factories/expect-found-by.ts';

let database: PlannedDatabase;
/** Customers as `aGrownTrade` ties them: a main account, one of its subaccounts, an agent; two other main accounts; somebody of the staff. */
let main: TestRequestContext;
let sub: TestRequestContext;
let agent: TestRequestContext;
let approver: TestRequestContext;
let rejecter: TestRequestContext;
let leaver: TestRequestContext;
let staff: TestRequestContext;
/** by the customer */
let offers: ReadonlyMap<number, number>;
let orders: ReadonlyMap<number, number>;

beforeAll(async () => {
  database = await aPlannedDatabase();
  const { db } = database;
  await aGrownTrade(db);
  main = await aTradeContext(db, 1020);
  const may = permissionsFrom(['buy', 'viewOrders', 'viewOffers']);
  sub = await aTradeContext(db, 1022, { subaccount: { mainAccountId: 1020, may } });
  agent = await aTradeContext(db, 1005);
  approver = await aTradeContext(db, 1010);
  rejecter = await aTradeContext(db, 1110);
  leaver = await aTradeContext(db, 2020);
  staff = await aTradeContext(db, 1, { kind: 'retail', staffRole: anAdministrator });
  const known = await db.selectFrom('offers').select(['customer_id', 'id']).execute();
  offers = new Map(known.map((offer) => [offer.customer_id, offer.id]));
  const placed = await db.selectFrom('orders').select(['customer_id', 'id']).execute();
  orders = new Map(placed.map((order) => [order.customer_id ?? 0, order.id]));
}, 120_000);
afterAll(() => database.close());

const offerOf = (customerId: number) => offers.get(customerId) ?? 0;
const orderOf = (customerId: number) => orders.get(customerId) ?? 0;

const done = async (result: Promise<{ readonly ok: boolean }>) =>
  expect(await result).toMatchObject({ ok: true });

async function ordersSeen(ctx: TestRequestContext) {
  const { person } = ctx.visitor;
  if (!person) throw new Error('nobody asks');
  const list = await listOrders(ctx, { page: 1, owners: await ownersSeen(ctx, person, 'Orders') });
  expect(list.total).toBeGreaterThan(1);
}

const draft = {
  email: 'c1020@example.com',
  vendor: '',
  mode: 'net',
  validUntil: '',
  conversation: null,
  customText: '',
  vendorText: '',
  lines: [
    { item: 'sku-7', name: '', quantity: 2, unit: toCents(400) },
    { item: '#9', name: '', quantity: 1, unit: toCents(300) },
  ],
} as const;

const newcomer = {
  username: 'mario.neri',
  email: 'mario.neri@example.com',
  password: 'chiave10mm',
  name: 'Mario',
  lastName: 'Neri',
  permissionBuy: 'true',
};

async function removeAgent() {
  const form = new FormData();
  form.set('action', 'remove-agent');
  form.set('agent', '1005');
  form.set('_wpnonce', staff.nonces.make('ties'));
  const customer = { id: 1023, email: 'c1023@example.com' };
  expect(await postAgentForm(staff, { customer, nonceAction: 'ties' }, form)).toBe('removed');
}

const expectPlans = (index: string, work: () => Promise<unknown>) =>
  expectFoundBy(database, growingTrade, [index, work]);
const offerCases: readonly FoundBy[] = [
  ['own offers', 'offers_(?:of|by)_customer', () => listOwnOffers(main, 1)],
  ['offers that a subaccount sees', 'subaccounts_by_main_account', () => listOwnOffers(sub, 1)],
  ['one of one’s own offers', 'offers_pkey', () => readOwnOffer(main, offerOf(1020))],
  ['an offer put into the cart', 'offer_lines_offer_id', () => done(putOfferInCart(main, offerOf(1020)))],
  [
    'an offer that is ordered',
    'offers_pkey',
    () => takeOffers(database.db, { orderId: orderOf(16), offerIds: [offerOf(16)], now: new Date() }),
  ],
  ['an offer for staff', 'offers_pkey', () => readStaffOffer(staff, offerOf(1020))],
  ['articles of a new one', 'products_by_small_code', () => done(saveOffer(staff, { id: null, draft }))],
  ['one that is sent', 'offers_pkey', () => done(moveOffer(staff, { id: offerOf(1021), action: 'send' }))],
  [
    'one that is copied',
    'offer_lines_offer_id',
    () => done(moveOffer(staff, { id: offerOf(1020), action: 'copy' })),
  ],
];

const companyCases: readonly FoundBy[] = [
  ['subaccounts of an account', 'subaccounts_by_main_account', () => listSubaccounts(main)],
  ['one of them', 'subaccounts_', () => findSubaccount(main, 1022)],
  ['who logs in by a username', 'subaccounts_by_username', () => findByEmail(database.db, 'Utente-1022')],
  ['orders of a company', 'subaccounts_by_main_account', () => ordersSeen(main)],
  ['orders that a subaccount sees', 'orders_by_customer', () => ordersSeen(sub)],
  ['a new subaccount', 'subaccounts_by_username', () => done(createSubaccount(main, newcomer))],
  ['one that is changed', 'subaccounts_pkey', () => done(updateSubaccount(main, 1024, newcomer))],
  ['what one leaves behind', 'conversations_of_customer', () => done(deleteSubaccount(leaver, 2022))],
  [
    'an order that waits',
    'orders_pkey',
    () => done(readOwnOrder(approver, { orderId: orderOf(1012), link: '' })),
  ],
  ['an order that is approved', 'orders_pkey', () => done(approveOrder(approver, orderOf(1012)))],
  [
    'an order that is rejected',
    'orders_pkey',
    () => done(rejectOrder(rejecter, { orderId: orderOf(1112), reason: 'Troppo caro' })),
  ],
  [
    'orders that wait, for staff',
    'orders_by_status',
    () => listStaffOrders(staff, { ...ordersList.whole, status: 'pending-approval' }),
  ],
  ['what waits for the staff', 'orders_by_status', () => readStaffWaits(staff)],
  [
    'orders that wait for a transfer',
    'orders_by_status',
    () => listStaffOrders(staff, { ...ordersList.whole, check: 'transfer' }),
  ],
  ['customers of an agent', 'agent_customers_pkey', () => listAssignedCustomers(agent)],
  ['with whom a customer is tied', 'agent_customers_by_customer', () => readCustomerTies(staff, 1022)],
  ['sessions of an agent who is taken away', 'sessions_by_', removeAgent],
  ['whom an agent acts for', 'agent_customers_', () => done(actAs(agent, 1021))],
];

test.each([...offerCases, ...companyCases])(
  '%s: found by %s, and no table that grows is read whole',
  (_, index, work) => expectPlans(index, work),
);

// The filter above the list counts all offers: by an index alone, without their customers.
test.each([
  ['the newest', 'offers_pkey', {}],
  ['those that are written', 'offers_by_status|offers_pkey', { state: 'draft' }],
  ['those that hold', 'offers_by_status|offers_pkey', { state: 'open' }],
  ['those that are countered', 'offers_by_status|offers_pkey|offers_by_counter', { state: 'countered' }],
  ['those that have ended', 'offers_by_status|offers_pkey', { state: 'expired' }],
  ['one by its number', 'offers_pkey', { words: '#77' }],
  ['those of a customer', 'customers_by_words', { words: 'c77@example' }],
] as const)(
  'the staff’s list of offers, %s: found by %s, and counted by an index',
  async (_, index, asked) => {
    const query = { words: '', state: null, page: 1, ...asked };
    await expectPlans(index, () => listStaffOffers(staff, query));
    if (!('words' in asked))
      expect(await database.plansOf(() => listStaffOffers(staff, query))).toContain('offers_counted');
  },
);
