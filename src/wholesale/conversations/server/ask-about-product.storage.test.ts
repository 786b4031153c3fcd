import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinGuestOrders } from '#customers/accounts/server/log-in/enter-as.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { MOST_OF_A_GUEST, WRITING_WINDOW_MS } from '../rules/message-limits.ts';
import { productQuestionAction } from '../rules/product-question.ts';
import { conversationsList } from '../rules/staff-conversation.ts';
import { askAboutProduct } from './ask-about-product.ts';
import { answerConversation } from './staff/answer-conversation.ts';
import { listStaffConversations } from './staff/list-staff-conversations.ts';
import { readStaffConversation } from './staff/read-staff-conversation.ts';

let home: TestDatabase;
let db: Database;
let count = 0;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

async function ask(
  product: { id: number },
  fields: Record<string, string> = {},
  options: RequestContextOptions = {},
) {
  const ctx = await aRequestContext(db, { settings: { shop_email: 'banco@pistone.example' }, ...options });
  const form = new FormData();
  count += 1;
  const typed = {
    product: String(product.id),
    name: 'Anna Bianchi',
    email: `anna.${count}@example.com`,
    message: `Va bene per la Punto del 2009? Prova ${count}.`,
    _wpnonce: ctx.nonces.make(productQuestionAction),
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return askAboutProduct(ctx, form);
}

const about = (product: { id: number }) =>
  db.selectFrom('conversations').selectAll().where('product_id', '=', product.id).orderBy('id').execute();

async function theOne(product: { id: number }) {
  const [conversation] = await about(product);
  if (!conversation) throw new Error('no conversation');
  return conversation;
}

test('a guest asks about an article: staff read whose question it is and about what, and the answer goes to the address', async () => {
  const product = await aProduct(db);
  const email = 'Carla.Neri@example.com';
  const sent = await ask(product, { name: 'Carla Neri', email, vehicle: 'AB123CD' });
  expect(sent).toEqual({ kind: 'go', path: `/product-question/?product=${product.id}&sent=1` });
  const conversation = await theOne(product);
  expect(conversation).toMatchObject({ customer_id: null, guest_name: 'Carla Neri', type: 'inquiry' });
  const clerk = await aPerson(db, 'administrator');
  const staff = await aRequestContext(db, { person: clerk });
  expect(await readStaffConversation(staff, conversation.id)).toMatchObject({
    customer: 'Carla Neri',
    customerId: null,
    accountId: null,
    email,
    product: { id: product.id },
    messages: [{ author: 'customer', personId: null, person: 'Carla Neri' }],
  });
  const read = await readStaffConversation(staff, conversation.id);
  expect(read?.messages[0]?.body).toContain('Targa o telaio: AB123CD');
  const query = conversationsList.read(new URLSearchParams({ q: 'carla neri' }));
  if (!query) throw new Error('no query');
  expect(await listStaffConversations(staff, query)).toMatchObject({
    rows: [{ id: conversation.id, customer: 'Carla Neri', accountId: null, email }],
  });
  const answer = { message: 'Sì.', prices: null, posted: {} };
  await answerConversation(staff, { person: clerk, conversationId: conversation.id, ...answer });
  const emails = await db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('conversation_id', '=', conversation.id)
    .orderBy('id')
    .execute();
  expect(emails).toEqual([
    { kind: 'conversation-new', recipient: 'banco@pistone.example' },
    { kind: 'conversation-answer', recipient: email },
  ]);
});

test('a customer’s question is a conversation of the account', async () => {
  const product = await aProduct(db);
  const person = await aPerson(db, null);
  const found = { id: person.customerId + 100_000, customerId: person.customerId };
  const sent = await ask(product, { name: '', email: '' }, { person, found });
  const conversation = await theOne(product);
  expect(conversation).toMatchObject({ customer_id: person.customerId, guest_email: null });
  expect(sent).toEqual({ kind: 'go', path: `/my-account/conversation/?id=${conversation.id}` });
});

test('the same question sent twice opens one conversation', async () => {
  const product = await aProduct(db);
  const same = { email: 'doppia@example.com', message: 'La stessa.' };
  await ask(product, same);
  await ask(product, { ...same, email: 'Doppia@Example.com' });
  expect(await about(product)).toHaveLength(1);
});

test('who writes a lot has to wait, under whatever address, and can write again later', async () => {
  const product = await aProduct(db);
  const options = { clock: fakeClock(), address: '198.51.100.7' };
  for (let sent = 0; sent < MOST_OF_A_GUEST; sent += 1)
    expect(await ask(product, {}, options)).toMatchObject({ kind: 'go' });
  expect(await ask(product, {}, options)).toMatchObject({
    status: 429,
    page: { problems: { form: 'too-many' } },
  });
  expect(await about(product)).toHaveLength(MOST_OF_A_GUEST);
  options.clock.advance(WRITING_WINDOW_MS + 1);
  expect(await ask(product, {}, options)).toMatchObject({ kind: 'go' });
});

test('what is missing is named, what machines fill in is refused, and nothing is stored', async () => {
  const product = await aProduct(db);
  const draft = await aProduct(db, { columns: { status: 'draft' } });
  expect(await ask(product, { name: ' ', email: 'nessuna', message: '' })).toMatchObject({
    status: 422,
    page: { problems: { name: 'no-name', email: 'no-email', message: 'no-message' } },
  });
  expect(await ask(product, { website: 'https://spam.example' })).toMatchObject({ status: 422 });
  expect(await ask(product, { _wpnonce: 'falso' })).toMatchObject({ status: 403 });
  expect(await ask(draft)).toMatchObject({ status: 404, page: { product: null } });
  expect([...(await about(product)), ...(await about(draft))]).toEqual([]);
});

test('a guest’s conversation joins the account once its address is proven to be the guest’s', async () => {
  const product = await aProduct(db);
  const person = await aPerson(db, null);
  await ask(product, { email: person.email.toUpperCase() });
  await db
    .updateTable('customers')
    .set({ email_confirmed_at: null })
    .where('id', '=', person.customerId)
    .execute();
  await joinGuestOrders(db, person.customerId);
  expect((await theOne(product)).customer_id).toBeNull();
  await db
    .updateTable('customers')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', person.customerId)
    .execute();
  await joinGuestOrders(db, person.customerId);
  expect(await theOne(product)).toMatchObject({ customer_id: person.customerId, guest_email: null });
});
