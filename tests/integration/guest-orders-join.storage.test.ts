import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { logIn } from '#customers/accounts/server/log-in.ts';
import { hashPassword } from '#foundation/services/passwords.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase } from '../factories/a-test-database.ts';
import { anOrder } from '../factories/an-order.ts';

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
  expect((await logIn(await aRequestContext(db), { email: customer.email, password: 'giusta' })).ok).toBe(
    true,
  );
  const { customer_id } = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(customer_id).toBe(provenAt ? customer.id : null);
  await home.close();
});
