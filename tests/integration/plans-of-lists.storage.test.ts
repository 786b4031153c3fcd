import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findByEmail } from '#customers/accounts/server/find-by-email.ts';
import { joinGuestOrders } from '#customers/accounts/server/log-in/enter-as.ts';
import { makeAccountLink } from '#customers/accounts/server/make-account-link.ts';
import { listSessions } from '#customers/accounts/server/sessions/list-sessions.ts';
import { listRegistrations } from '#customers/registration/server/staff/list-registrations.ts';
import { auditList } from '#foundation/audit/rules/audit-query.ts';
import { listAudit } from '#foundation/audit/server/list-audit.ts';
import { findSentFiles } from '#foundation/private-files/server/find-sent-files.ts';
import { listTaxClasses } from '#pricing/tax/server/staff/staff-rates.ts';
import { findCheck } from '#pricing/vat/server/find-check.ts';
import { listVatChecks } from '#pricing/vat/server/staff/list-vat-checks.ts';
import { listStaffCoupons } from '#selling/coupons/server/staff/list-staff-coupons.ts';
import { readStaffCoupon } from '#selling/coupons/server/staff/read-staff-coupon.ts';
import { saveCoupon } from '#selling/coupons/server/staff/save-coupon.ts';
import { askOrderLink } from '#selling/orders/server/forms/ask-order-link.ts';
import { readCredit } from '#selling/payments/server/company-credit.ts';
import { aGrownShop, growing, readsWhole } from '../factories/a-grown-shop.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';

let database: PlannedDatabase;
let ctx: TestRequestContext;
beforeAll(async () => {
  database = await aPlannedDatabase();
  await aGrownShop(database.db);
  ctx = await aRequestContext(database.db, { address: '192.0.2.7' });
}, 120_000);
afterAll(() => database.close());

const readsAWholeTable = readsWhole(growing);
const asker = { by: 'buyer', sessionId: 7, customerId: 8, staffId: null } as const;
const coupon = {
  code: 'NUOVO',
  description: '',
  kind: 'percent',
  amount: 1000,
  freeShipping: false,
  minimum: null,
  maximum: null,
  products: ['sku-7', '#9', 'ignoto'],
  excludedProducts: [],
  categories: [],
  excludedCategories: [],
  excludesSaleItems: false,
  individualUse: false,
  limitTotal: null,
  limitPerCustomer: null,
  validFrom: '',
  validUntil: '',
  active: true,
} as const;

test.each<readonly [string, string, () => Promise<unknown>]>([
  ['the account of an address', 'customers_by_email', () => findByEmail(database.db, 'C7@example.com')],
  [
    'guest orders of an account',
    'orders_(?:of_guests_by_email|by_billing_email)',
    () => joinGuestOrders(database.db, 9),
  ],
  ['sessions of a customer', 'sessions_by_customer', () => listSessions(ctx, 9)],
  [
    'a link to a new password',
    'account_links_by_customer',
    () => makeAccountLink(ctx, { kind: 'reset-password', customerId: 9, email: 'c9@example.com' }),
  ],
  ['a file by its token', 'sent_files_', () => findSentFiles(ctx, ['a-token-that-nobody-has-ever-seen'])],
  [
    'a VAT number that is known',
    'vat_checks_by_',
    () =>
      findCheck(ctx, { number: 'IT00000007919', country: 'IT', source: 'register' }, asker, {
        now: Date.now(),
        holdsMs: 1e9,
      }),
  ],
  ['the beginning of a VAT number', 'vat_checks_by_digits', () => vatChecks({ number: '0000001' })],
  ['VAT numbers that are unknown', 'vat_checks_by_answer', () => vatChecks({ answer: 'unknown' })],
  ['the credit of a company', 'orders_on_credit', () => readCredit(database.db, 2)],
  [
    'an order whose link is asked for',
    'orders_(?:number_key|by_billing_email)',
    () => askOrderLink(ctx, { number: '100007', email: 'c7@example.com' }),
  ],
  ['coupons by a word', 'coupons_by_words', () => couponWords()],
  ['a coupon with its uses', 'coupon_uses_', () => readStaffCoupon(ctx, 20)],
  ['articles of a coupon', 'products_by_small_code', () => saveCoupon(ctx, { id: null, draft: coupon })],
  ['tax classes in use', 'products_by_tax_class', () => listTaxClasses(ctx)],
])('%s is found by %s and no table that grows is read whole', async (_, index, work) => {
  const plan = await database.plansOf(work);
  expect(plan).toMatch(new RegExp(index));
  expect(plan).not.toMatch(readsAWholeTable);
});

test.each([
  ['a kind', 'audit_entries_by_kind', { kind: 'coupon' }],
  ['a person', 'audit_entries_by_person', { personId: 7 }],
  ['words', 'audit_entries_by_name', { words: 'abcdef' }],
  ['days', 'audit_entries_by_time', { from: '2020-01-01', to: '2020-01-02' }],
] as const)('the audit trail of %s is found by %s', async (_, index, query) => {
  const plan = await database.plansOf(() => listAudit(ctx, { ...auditList.whole, ...query }));
  expect(plan).toContain(index);
  // A few thousand customers are read at once to name the authors; the audit trail never is.
  expect(plan).not.toContain('Seq Scan on audit_entries');
});

test('a query that reads a whole table is detected', async () => {
  const plan = await database.plansOf(() =>
    sql`select count(*) from customers where first_name || last_name = 'x'`.execute(database.db),
  );
  expect(plan).toMatch(readsAWholeTable);
});

// The filter above the list counts all of them; the page itself does not read them all.
test('registrations that wait are found by registrations_by_status', async () => {
  const plan = await database.plansOf(() => listRegistrations(ctx, { status: 'waiting', page: 1 }));
  expect(plan).toMatch(/Limit[\s\S]*registrations_by_status on registrations g/);
  expect(plan).not.toMatch(/Seq Scan on (?:registrations g|customers)/);
});

const vatChecks = (query: { number?: string; answer?: 'unknown' }) =>
  listVatChecks(ctx, { page: 1, answer: null, number: '', ...query });

const couponWords = () => listStaffCoupons(ctx, { words: 'abcdef', state: null, page: 1 });
