import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashPassword } from '#foundation/services/passwords.ts';
import { findSession } from '#foundation/services/sessions.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { logIn } from '../log-in.ts';
import { logOut } from './enter-as.ts';
import { passLogInGate, takeBackAttempt } from './log-in-gate.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});

afterAll(() => home.close());

/** A customer whose password is known; returns the email address. */
async function aKnownCustomer() {
  return (await aCustomer(db, { password_hash: await hashPassword('giusta') })).email;
}

const cookieOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/)[1];

test('a log-in gives a new session, takes the guest’s cart along and ends the guest’s session', async () => {
  const email = await aKnownCustomer();
  const product = await aProduct(db);
  const ctx = await aRequestContext(db);
  await addToCart(ctx, { productId: product.id, quantity: 2, attributes: {} });
  const guestToken = cookieOf(ctx.reply.cookies, 'shop_session') ?? '';
  const answer = await logIn(ctx, { email: email.toUpperCase(), password: 'giusta' });
  expect(answer.ok).toBe(true);
  const token = cookieOf(ctx.reply.cookies, 'shop_session') ?? '';
  expect(await findSession(db, guestToken, ctx.clock.now())).toBeNull();
  expect((await findSession(db, token, ctx.clock.now()))?.customerId).not.toBeNull();
  expect((await readCart(ctx)).count).toBe(2);
});

test('a wrong password and an unknown email are refused alike', async () => {
  const email = await aKnownCustomer();
  const ctx = await aRequestContext(db);
  const refusal = { ok: false, error: { code: 'wrong-credentials' } };
  expect(await logIn(ctx, { email, password: 'sbagliata' })).toEqual(refusal);
  expect(await logIn(ctx, { email: 'nessuno@example.com', password: 'giusta' })).toEqual(refusal);
  expect(ctx.session.current()).toBeNull();
});

const guess = async (ctx: RequestContext, email: string, times: number) => {
  const codes: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const answer = await logIn(ctx, { email, password: `sbagliata ${attempt}` });
    codes.push(answer.ok ? 'ok' : answer.error.code);
  }
  return codes;
};

test('a guesser in one network waits longer and longer, and the answer says how long', async () => {
  const email = await aKnownCustomer();
  const clock = fakeClock();
  const guesser = await aRequestContext(db, { address: '203.0.113.1', clock });
  expect(await guess(guesser, email, 5)).toEqual(Array.from({ length: 5 }, () => 'wrong-credentials'));
  const wait = async () => {
    const answer = await logIn(guesser, { email, password: 'giusta' });
    return answer.ok || answer.error.code !== 'too-many-attempts' ? 0 : answer.error.waitMs;
  };
  // Not even the right password is checked during the wait: the answer would reveal that it is right.
  expect(await wait()).toBe(2000);
  clock.advance(2000);
  await guess(guesser, email, 1);
  expect(await wait()).toBe(4000);
  clock.advance(4000);
  expect((await logIn(guesser, { email, password: 'giusta' })).ok).toBe(true);
  expect(await guess(guesser, email, 5)).toEqual(Array.from({ length: 5 }, () => 'wrong-credentials'));
});

test('an attempt that could not be checked is not counted, and what was counted before stays', async () => {
  const ctx = await aRequestContext(db, { address: '203.0.113.60' });
  const attempt = { email: 'in-coda@example.com', device: null };
  for (let count = 0; count < 4; count += 1) await passLogInGate(ctx, attempt);
  const passed = await passLogInGate(ctx, attempt);
  if (!passed.ok) throw new Error('the fifth attempt waits already');
  await takeBackAttempt(ctx, passed.subject);
  expect((await passLogInGate(ctx, attempt)).ok).toBe(true);
  expect(await passLogInGate(ctx, attempt)).toEqual({ ok: false, waitMs: 2000 });
});

test('the owner logs in from another network while guesses go on, however long and from however many networks', async () => {
  const email = await aKnownCustomer();
  const clock = fakeClock();
  for (let network = 1; network <= 60; network += 1) {
    await guess(await aRequestContext(db, { address: `198.51.100.${network}`, clock }), email, 1);
  }
  const guesser = await aRequestContext(db, { address: '192.0.2.200', clock });
  // An account under attack from many networks allows fewer attempts from unknown ones.
  expect(await guess(guesser, email, 3)).toEqual([
    'wrong-credentials',
    'too-many-attempts',
    'too-many-attempts',
  ]);
  const owner = await aRequestContext(db, { address: '192.0.2.7', clock });
  expect((await logIn(owner, { email, password: 'giusta' })).ok).toBe(true);
});

test('a browser that the account knows is counted by itself: who guesses beside it does not lock it out', async () => {
  const email = await aKnownCustomer();
  const clock = fakeClock();
  const network = { address: '203.0.113.50', clock };
  const first = await aRequestContext(db, network);
  await logIn(first, { email, password: 'giusta' });
  const device = cookieOf(first.reply.cookies, 'shop_device') ?? '';
  const guesser = await aRequestContext(db, network);
  await guess(guesser, email, 8);
  expect((await logIn(guesser, { email, password: 'giusta' })).ok).toBe(false);
  const repeated = await aRequestContext(db, { ...network, cookies: { shop_device: device } });
  expect((await logIn(repeated, { email, password: 'giusta' })).ok).toBe(true);
  // The cookie of a known device is worth nothing for another account.
  const other = await aKnownCustomer();
  await guess(guesser, other, 8);
  const stranger = await aRequestContext(db, { ...network, cookies: { shop_device: device } });
  expect((await logIn(stranger, { email: other, password: 'giusta' })).ok).toBe(false);
});

test('an address that tries one account after another is slowed down as a whole', async () => {
  const clock = fakeClock();
  const guesser = await aRequestContext(db, { address: '2001:db8:1:2::1', clock });
  const codes: string[] = [];
  for (let who = 0; who < 32; who += 1) codes.push(...(await guess(guesser, `nessuno${who}@example.com`, 1)));
  expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'wrong-credentials'));
  expect(codes.slice(30)).toEqual(['too-many-attempts', 'too-many-attempts']);
  // Another address of the same network counts as the same.
  const beside = await aRequestContext(db, { address: '2001:db8:1:2:ffff::9', clock });
  expect(await guess(beside, 'altro@example.com', 1)).toEqual(['too-many-attempts']);
  const elsewhere = await aRequestContext(db, { address: '2001:db8:9:9::1', clock });
  expect(await guess(elsewhere, 'altro@example.com', 1)).toEqual(['wrong-credentials']);
});

test('a hundred guesses at once are counted as a hundred, and what is stored of them is bounded', async () => {
  const email = await aKnownCustomer();
  const clock = fakeClock();
  const ctx = await aRequestContext(db, { address: '203.0.113.99', clock });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => logIn(ctx, { email, password: 'sbagliata' })),
  );
  const looked = answers.filter((answer) => !answer.ok && answer.error.code === 'wrong-credentials');
  expect(looked.length).toBe(5);
  const before = await db.selectFrom('log_in_delays').select('subject').execute();
  // A day later all of it has expired, and the next attempt deletes it.
  clock.advance(25 * 60 * 60 * 1000);
  for (let who = 0; who < 20; who += 1) await guess(ctx, 'chiunque@example.com', 1);
  expect((await db.selectFrom('log_in_delays').select('subject').execute()).length).toBeLessThan(
    before.length,
  );
  expect((await logIn(ctx, { email, password: 'giusta' })).ok).toBe(true);
});

test('a log-in gives a session of another token, and what stood in the cookie before opens nothing', async () => {
  const email = await aKnownCustomer();
  const planted = await aRequestContext(db);
  await planted.session.open(db);
  const before = cookieOf(planted.reply.cookies, 'shop_session') ?? '';
  await logIn(planted, { email, password: 'giusta' });
  expect(cookieOf(planted.reply.cookies, 'shop_session')).not.toBe(before);
  expect(await findSession(db, before, planted.clock.now())).toBeNull();
});

test('a log-out ends the session, and the cart waits for the next log-in', async () => {
  const email = await aKnownCustomer();
  const product = await aProduct(db);
  const ctx = await aRequestContext(db);
  await logIn(ctx, { email, password: 'giusta' });
  await addToCart(ctx, { productId: product.id, quantity: 1, attributes: {} });
  const token = cookieOf(ctx.reply.cookies, 'shop_session') ?? '';
  await logOut(ctx);
  expect(await findSession(db, token, ctx.clock.now())).toBeNull();
  expect((await readCart(ctx)).count).toBe(0);
  const later = await aRequestContext(db);
  await logIn(later, { email, password: 'giusta' });
  expect((await readCart(later)).count).toBe(1);
});
