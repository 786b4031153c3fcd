import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { auditList } from '../rules/audit-query.ts';
import { auditEntriesPerPage, listAudit } from './list-audit.ts';
import { recordAudit } from './record-audit.ts';

let home: TestDatabase;
let admin: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  admin = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
});
afterAll(() => home.close());

const coupon = (id: number) => ({ kind: 'coupon', id, name: `ESTATE${id}` }) as const;

test('an entry says who did what when, from what to what', async () => {
  await recordAudit(admin, {
    what: 'changed',
    subject: coupon(1),
    before: { amount: 1000, code: 'ESTATE1' },
    after: { amount: 1500, code: 'ESTATE1' },
  });
  const list = await listAudit(admin, { ...auditList.whole, words: 'estate1' });
  expect(list?.entries).toMatchObject([
    {
      at: admin.clock.now().toISOString(),
      person: 'Bruna Neri',
      role: 'administrator',
      action: 'changed',
      subject: { kind: 'coupon', id: '1', name: 'ESTATE1' },
      before: { amount: 1000 },
      after: { amount: 1500 },
    },
  ]);
});

test('what was undone with its transaction leaves no entry', async () => {
  await inTransaction(home.db, async (db) => {
    await recordAudit({ ...admin, db }, { what: 'created', subject: coupon(2), after: { code: 'X' } });
    return { ok: false };
  });
  expect((await listAudit(admin, { ...auditList.whole, words: 'ESTATE2' }))?.total).toBe(0);
});

test('who is not staff leaves no entry, and no change either', async () => {
  const guest = await aRequestContext(home.db);
  await expect(recordAudit(guest, { what: 'created', subject: coupon(3) })).rejects.toThrow('only staff');
});

test('entries can be neither altered nor deleted, and outlive the account', async () => {
  const person = await aPerson(home.db, 'clerk');
  const clerk = await aRequestContext(home.db, { person });
  await recordAudit(clerk, { what: 'created', subject: coupon(4), after: { code: 'X' } });
  await expect(home.db.updateTable('audit_entries').set({ deed: 'deleted' }).execute()).rejects.toThrow();
  await expect(home.db.deleteFrom('audit_entries').execute()).rejects.toThrow();
  await home.db.deleteFrom('customers').where('id', '=', person.customerId).execute();
  const list = await listAudit(admin, { ...auditList.whole, words: 'ESTATE4' });
  expect(list?.entries).toMatchObject([{ person: 'Bruna Neri', role: 'clerk' }]);
  expect(list?.people.map(({ id }) => id)).not.toContain(person.customerId);
});

test('the trail is filtered by kind, person, days of Rome and words, and has pages', async () => {
  const person = await aPerson(home.db, 'sales');
  const sales = await aRequestContext(home.db, { person });
  sales.clock.advance(365 * 86_400_000);
  for (let id = 0; id <= auditEntriesPerPage; id += 1) {
    await recordAudit(sales, { what: 'created', subject: { kind: 'tax-rate', id, name: `50%_${id}` } });
  }
  const mine = { ...auditList.whole, personId: person.customerId };
  expect(await listAudit(admin, mine)).toMatchObject({ total: 51, pages: 2 });
  expect((await listAudit(admin, { ...mine, page: 2 }))?.entries).toHaveLength(1);
  expect(await listAudit(admin, { ...mine, page: 3 })).toBeNull();
  expect((await listAudit(admin, { ...mine, kind: 'coupon' }))?.total).toBe(0);
  expect((await listAudit(admin, { ...mine, words: '%_7' }))?.total).toBe(1);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(sales.clock.now());
  expect((await listAudit(admin, { ...mine, from: day, to: day }))?.total).toBe(51);
  expect((await listAudit(admin, { ...mine, to: '2020-01-01' }))?.total).toBe(0);
});

test('what an entry stores by its id has its name while it exists', async () => {
  const { id: group } = await home.db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '=', 'retail')
    .executeTakeFirstOrThrow();
  const subject = { kind: 'registration-request', id: 1, name: 'ada@example.com' } as const;
  await recordAudit(admin, { what: 'changed', subject, before: { group: 999_999 }, after: { group } });
  const list = await listAudit(admin, { ...auditList.whole, kind: 'registration-request' });
  expect(list?.entries).toMatchObject([{ before: { group: 999_999 }, after: { group: 'Privati' } }]);
});
