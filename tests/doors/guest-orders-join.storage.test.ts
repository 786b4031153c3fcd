import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '#services/passwords.ts';
import { logIn } from '#shop/accounts/server/log-in.ts';
import { aCustomer } from '#tests/makers/a-customer.ts';
import { aProduct } from '#tests/makers/a-product.ts';
import { aTestDatabase } from '#tests/makers/a-test-database.ts';
import { aToolbox } from '#tests/makers/a-toolbox.ts';
import { anOrder } from '#tests/makers/an-order.ts';

test.each([
  ['joins the account at the log-in once the address is proven', new Date('2026-01-01')],
  ['stays a guest’s while the address is not proven', null],
])('an order that was placed as a guest %s', async (_, provenAt) => {
  const home = await aTestDatabase();
  const { db } = home;
  const password_hash = await hashPassword('giusta');
  const customer = await aCustomer(db, { password_hash, email_confirmed_at: provenAt });
  const { order } = await anOrder(db, { items: [[(await aProduct(db)).id, 1]] });
  await sql`update orders set billing_address = billing_address || jsonb_build_object('email', ${customer.email}::text)
    where id = ${order.id}`.execute(db);
  expect((await logIn(await aToolbox(db), { email: customer.email, password: 'giusta' })).ok).toBe(true);
  const { customer_id } = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(customer_id).toBe(provenAt ? customer.id : null);
  await home.close();
});
