import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { postOn } from '../factories/account-calls.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('the audit trail names the group that a moved customer came from, also where two move them at the same moment', async () => {
  const [first, second, third] = [
    await aGroup(shop.db, { name: 'Prima' }),
    await aGroup(shop.db, { name: 'Seconda' }),
    await aGroup(shop.db, { name: 'Terza' }),
  ];
  const { id } = await aCustomer(shop.db, { group_id: first.id });
  const staff = await aCustomer(shop.db, { group_id: first.id, staff_role: 'administrator' });
  const boss = await aBrowserOf(shop, staff.id);
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
  const colleague = shop.db.transaction().execute(async (db) => {
    await db.updateTable('customers').set({ group_id: second.id }).where('id', '=', id).execute();
    isWritten();
    await mayEnd;
  });
  await written;
  const moved = postOn(boss, `/staff/customers/${id}/`, '_wpnonce', {
    action: 'group',
    group: String(third.id),
  });
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
      return rows[0]?.waiting;
    })
    .toBe(1);
  end();
  await colleague;
  expect((await moved).headers.get('location')).toContain('done=group');
  const entry = await shop.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_kind', '=', 'customer')
    .where('subject_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(entry)).toContain('Seconda');
  expect(JSON.stringify(entry)).toContain('Terza');
  expect(JSON.stringify(entry)).not.toContain('Prima');
});
