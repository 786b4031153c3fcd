import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createSmtpSender } from '#foundation/services/mail.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { countSales } from '#selling/orders/server/count-sales.ts';
import { readEmail } from '#selling/orders/server/list-email-log.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { aMailServer } from '#tests/factories/a-mail-server.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type Post, sendEmail } from './send-emails.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});

afterAll(() => home.close());

async function anOrder(payment: 'bacs' | 'cod' = 'bacs') {
  const ctx = await aRequestContext(db);
  const product = await aProduct(db, { name: 'Disco freno <ventilato>', stock: 10 });
  await addToCart(ctx, { productId: product.id, quantity: 2, attributes: {} });
  const placed = await placeOrder(ctx, readCheckoutForm(aCheckoutForm({ payment_method: payment })));
  if (!placed.ok) throw new Error(placed.error.code);
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', placed.order.id)
    .orderBy('id')
    .execute();
  const [toBuyer, toShop] = mails.map((mail) => mail.id);
  const post: Post = {
    db,
    clock: ctx.clock,
    log: silentLog,
    mail: null,
    shopUrl: 'http://shop.test',
    sign: ctx.nonces.sign,
  };
  return { order: placed.order, product, toBuyer: toBuyer ?? 0, toShop: toShop ?? 0, post };
}

test('without a mail server the buyer’s email is written and stays in the email log', async () => {
  const { order, toBuyer, post } = await anOrder();
  await sendEmail(post, toBuyer);
  const email = await readEmail({ db, visitor: { person: null } }, toBuyer);
  expect(email).toMatchObject({ status: 'kept', subject: `Pistone: conferma dell’ordine ${order.number}` });
  expect(email?.html).toContain('Disco freno &lt;ventilato&gt;');
  expect(email?.html).toContain(`http://shop.test/my-account/view-order/${order.id}/?link=`);
  expect(email?.text).toContain('IT60 X054 2811 1010 0000 0123 456');
  expect(email?.text).toContain('32,30\u00a0€');
  expect(email?.text).toMatch(/Totale +32,30/);
  expect(email?.text).not.toMatch(/<(p|td|table|br)\b/);
});

test('an email has the logo and the colour of its shop, and the usual ones without', async () => {
  const usual = await anOrder();
  await sendEmail(usual.post, usual.toBuyer);
  const read = (id: number) => readEmail({ db, visitor: { person: null } }, id);
  expect((await read(usual.toBuyer))?.html).toMatch(/border-top:4px solid #c8102e.*>Pistone<\/p>/s);
  const logo = 'logo-0123456789abcdef0123-396x132';
  const entered = { theme_accent: '#0b5cad', shop_logo: logo };
  const rows = Object.entries(entered).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  await db.insertInto('settings').values(rows).execute();
  const { toBuyer, post } = await anOrder();
  await sendEmail(post, toBuyer);
  await db.deleteFrom('settings').where('key', 'in', Object.keys(entered)).execute();
  const email = await read(toBuyer);
  expect(email?.html).toContain(
    `<img src="http://shop.test/media/${logo}.png" alt="Pistone" width="132" height="44"`,
  );
  expect(email?.html).toContain('background-color:#0b5cad');
  expect(email?.html).not.toMatch(/c8102e/i);
});

test('the shop’s email links to the order in the staff area and has no bank details', async () => {
  const { order, toShop, post } = await anOrder();
  await sendEmail(post, toShop);
  const email = await readEmail({ db, visitor: { person: null } }, toShop);
  expect(email?.subject).toBe(`Nuovo ordine ${order.number} di Anna Bianchi`);
  expect(email?.html).toContain(`http://shop.test/staff/orders/${order.id}/`);
  expect(email?.text).not.toContain('IT60');
});

test('an email is sent once, however often its job runs', async () => {
  const server = await aMailServer();
  const mail = createSmtpSender(server.url);
  const { toBuyer, post } = await anOrder('cod');
  await sendEmail({ ...post, mail }, toBuyer);
  await sendEmail({ ...post, mail }, toBuyer);
  expect(server.emails.map((email) => email.to)).toEqual([['anna.bianchi@example.com']]);
  expect((await readEmail({ db, visitor: { person: null } }, toBuyer))?.status).toBe('sent');
  mail.close();
  await server.close();
});

test('an email that the mail server refuses is sent later, with the same words', async () => {
  const server = await aMailServer();
  const mail = createSmtpSender(server.url);
  const { toBuyer, post } = await anOrder();
  server.refusing = true;
  await expect(sendEmail({ ...post, mail }, toBuyer)).rejects.toThrow(/try again later/);
  const failed = await readEmail({ db, visitor: { person: null } }, toBuyer);
  expect(failed?.status).toBe('failed');
  server.refusing = false;
  await sendEmail({ ...post, mail }, toBuyer);
  const sent = await readEmail({ db, visitor: { person: null } }, toBuyer);
  expect([sent?.status, sent?.html]).toEqual(['sent', failed?.html]);
  expect(server.emails).toHaveLength(1);
  mail.close();
  await server.close();
});

const messageIdOf = (raw = '') => /^Message-ID: (<\S+>)\r?$/im.exec(raw)?.[1];

test('an email that is retried keeps its Message-ID; another email has another one', async () => {
  const server = await aMailServer();
  const mail = createSmtpSender(server.url);
  const { toBuyer, toShop, post } = await anOrder();
  await sendEmail({ ...post, mail }, toBuyer);
  // The process ended between the server's answer and its note, so the same email leaves a second time.
  await db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', toBuyer).execute();
  await sendEmail({ ...post, mail }, toBuyer);
  await sendEmail({ ...post, mail }, toShop);
  const [first, repeated, other] = server.emails.map(({ raw }) => messageIdOf(raw));
  expect(first).toMatch(/^<[\w-]+@shop\.test>$/);
  expect(repeated).toBe(first);
  expect(other).not.toBe(first);
  mail.close();
  await server.close();
});

test('sales are counted once per order', async () => {
  const { order, product } = await anOrder();
  await countSales(db, order.id);
  await countSales(db, order.id);
  const row = await db
    .selectFrom('products')
    .select('total_sales')
    .where('id', '=', product.id)
    .executeTakeFirst();
  expect(row?.total_sales).toBe(2);
});
