import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { markedText, markOf, messageIdOf, replyAddress } from '#foundation/emails/rules/email-mark.ts';
import { silentLog } from '#foundation/services/log.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aMailbox, type TestMailbox } from '#tests/factories/a-mailbox.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anInboundEmail } from '#tests/factories/an-inbound-email.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { readMessages } from '../read-messages.ts';
import { signedAddressMark } from './answered-email.ts';
import { fetchEmails } from './fetch-emails.ts';

let home: TestDatabase;
let db: Database;
let mailbox: TestMailbox;

beforeAll(async () => {
  [home, mailbox] = await Promise.all([aTestDatabase(), aMailbox()]);
  db = home.db;
  await fetchAll();
});

afterAll(async () => {
  await mailbox.close();
  await home.close();
});

beforeEach(async () => {
  await sql`delete from conversations`.execute(db);
  await sql`delete from inbound_emails`.execute(db);
});

const shopEmail = 'info@shop.test';

async function context(settings: Partial<Settings> = {}) {
  const ctx = await aRequestContext(db, { settings: { shop_email: shopEmail, ...settings } });
  return { ...ctx, sign: ctx.nonces.sign, log: silentLog };
}

async function fetchAll(access: Partial<TestMailbox['access']> = {}, largestBytes?: number) {
  const stored = { access: { ...mailbox.access, ...access }, address: shopEmail, plus: true };
  return fetchEmails(await context(), stored, largestBytes);
}

/** An email of the shop that has left, with the number and the address that it is answered by. */
async function aSentEmail(about: { orderId?: number; conversationId?: number; to?: string }) {
  const { sign } = await context();
  const { id, created_at: createdAt } = await db
    .insertInto('outbox')
    .values({
      kind: about.orderId ? 'order-note' : 'conversation-answer',
      recipient: about.to ?? 'mario@example.test',
      order_id: about.orderId ?? null,
      conversation_id: about.conversationId ?? null,
      occasion: randomUUID(),
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return {
    id,
    messageId: messageIdOf({ id, mark: markOf(sign(markedText({ id, createdAt }))) }, 'shop.test'),
    address: replyAddress(shopEmail, { id, mark: signedAddressMark(sign, { id, createdAt }) }),
  };
}

async function anOrderOf(email = 'mario@example.test') {
  const product = await aProduct(db, { stock: 10 });
  const { order } = await anOrder(db, { items: [[product.id, 1]] });
  await sql`update orders set billing_address = jsonb_set(billing_address, '{email}', to_jsonb(${email}::text)) where id = ${order.id}`.execute(
    db,
  );
  return order;
}

const emails = () => db.selectFrom('inbound_emails').selectAll().orderBy('id').execute();
const conversations = () => db.selectFrom('conversations').selectAll().orderBy('id').execute();
const messagesIn = (id: number) => readMessages({ db }, sql`m.conversation_id = ${id}`);

test('an answer to an email of an order opens its conversation, without what it quotes, and the shop is notified', async () => {
  const order = await anOrderOf();
  const sent = await aSentEmail({ orderId: order.id });
  await mailbox.deliver(anInboundEmail({ answers: sent.messageId }));
  expect(await fetchAll()).toEqual({ fetched: 1, hasMore: false });
  const [conversation] = await conversations();
  expect(conversation).toMatchObject({
    order_id: order.id,
    title: `Ordine ${order.number}`,
    status: 'open',
    last_author: 'customer',
    guest_email: 'mario@example.test',
  });
  expect(await messagesIn(conversation?.id ?? 0)).toMatchObject([
    {
      author: 'customer',
      body: 'Quando arriva?',
      email: { from: 'mario@example.test', isKnown: true, leftOut: 0 },
    },
  ]);
  const [email] = await emails();
  expect(email).toMatchObject({ status: 'attached', order_id: order.id });
  expect(email?.original).toContain('> Grazie');
  const notices = await db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('conversation_id', '=', conversation?.id ?? 0)
    .execute();
  expect(notices).toEqual([{ kind: 'conversation-new', recipient: shopEmail }]);
});

test('the address with the mark alone is enough, and a second answer goes into the same conversation', async () => {
  const order = await anOrderOf();
  const sent = await aSentEmail({ orderId: order.id });
  await mailbox.deliver(anInboundEmail({ to: sent.address.toUpperCase(), text: 'Uno' }));
  await mailbox.deliver(anInboundEmail({ to: `Pistone <${sent.address}>`, text: 'Due' }));
  await fetchAll();
  const [conversation, ...others] = await conversations();
  expect(others).toEqual([]);
  expect((await messagesIn(conversation?.id ?? 0)).map(({ body }) => body)).toEqual(['Uno', 'Due']);
});

test('an answer within a conversation of a customer reopens it as a message of their own', async () => {
  const { id: customerId } = await aCustomer(db, { email: 'ada@example.test' });
  const { id } = await db
    .insertInto('conversations')
    .values({
      customer_id: customerId,
      type: 'message',
      title: 'Freni',
      status: 'resolved',
      digest: Buffer.from('x'),
      created_at: new Date(),
      last_activity_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sent = await aSentEmail({ conversationId: id, to: 'ada@example.test' });
  await mailbox.deliver(
    anInboundEmail({ from: 'Ada <Ada@example.test>', answers: sent.messageId, text: 'Grazie' }),
  );
  await fetchAll();
  expect(await conversations()).toMatchObject([{ id, status: 'open', last_author: 'customer' }]);
  expect(await messagesIn(id)).toMatchObject([{ personId: customerId, person: 'Ada', body: 'Grazie' }]);
});

test('an answer of another sender arrives and is not taken for the customer’s', async () => {
  const order = await anOrderOf();
  const sent = await aSentEmail({ orderId: order.id });
  await mailbox.deliver(anInboundEmail({ from: 'Altro <altro@evil.test>', answers: sent.messageId }));
  await fetchAll();
  const [conversation] = await conversations();
  expect(await messagesIn(conversation?.id ?? 0)).toMatchObject([
    { personId: null, person: 'Altro', email: { from: 'altro@evil.test', isKnown: false } },
  ]);
  expect(conversation?.guest_email).toBe('mario@example.test');
});

test('a mark that the shop has not signed counts for nothing: the email waits for staff', async () => {
  const order = await anOrderOf();
  const sent = await aSentEmail({ orderId: order.id });
  const forged = `${sent.messageId.split('-')[0]}-${'A'.repeat(24)}@shop.test`;
  await mailbox.deliver(anInboundEmail({ answers: forged }));
  await mailbox.deliver(
    anInboundEmail({ to: replyAddress(shopEmail, { id: sent.id, mark: '0'.repeat(20) }) }),
  );
  await fetchAll();
  expect(await conversations()).toEqual([]);
  expect((await emails()).map(({ status }) => status)).toEqual(['waiting', 'waiting']);
});

test.each([[['Auto-Submitted: auto-replied']], [['Precedence: bulk']], [['Return-Path: <>']]])(
  'what a program has written becomes no message and notifies nobody: %s',
  async (heads) => {
    const order = await anOrderOf();
    const sent = await aSentEmail({ orderId: order.id });
    const before = await db.selectFrom('outbox').select('id').execute();
    await mailbox.deliver(anInboundEmail({ answers: sent.messageId, heads }));
    await fetchAll();
    expect(await emails()).toMatchObject([{ status: 'automatic', order_id: order.id }]);
    expect(await conversations()).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(before.length);
  },
);

test('notices of the shop to itself are passed over, and answers to them wait for staff', async () => {
  const order = await anOrderOf();
  const notice = await aSentEmail({ orderId: order.id, to: shopEmail });
  await mailbox.deliver(anInboundEmail({ from: shopEmail, id: notice.messageId }));
  await mailbox.deliver(anInboundEmail({ from: 'banco@shop.test', answers: notice.messageId }));
  await fetchAll();
  expect(await emails()).toMatchObject([{ from_address: 'banco@shop.test', status: 'waiting' }]);
});

test('an email is stored once: fetched again, after the server has numbered its messages anew, and where a process stops in between', async () => {
  const order = await anOrderOf();
  const sent = await aSentEmail({ orderId: order.id });
  await mailbox.deliver(anInboundEmail({ answers: sent.messageId, text: 'Una volta' }));
  await Promise.all([fetchAll(), fetchAll()]);
  // The process ended after the email was stored and before it noted how far it had read.
  await sql`update inbound_mailbox set last_uid = last_uid - 1`.execute(db);
  await fetchAll();
  await mailbox.renumber();
  await mailbox.deliver(anInboundEmail({ text: 'Nuova' }));
  await fetchAll();
  // Of what other tests have left in the mailbox nothing is stored any more: it is read as new.
  const bodies = async () =>
    (await emails()).map(({ body }) => body).filter((body) => body === 'Una volta' || body === 'Nuova');
  expect(await bodies()).toEqual(['Una volta', 'Nuova']);
  const ofOrder = (await conversations()).find(({ order_id }) => order_id === order.id);
  expect(await messagesIn(ofOrder?.id ?? 0)).toHaveLength(1);
  const before = (await emails()).length;
  await fetchAll();
  expect(await emails()).toHaveLength(before);
});

test('a server that is away and a wrong password are noted, and nothing that comes meanwhile is lost', async () => {
  expect(await fetchAll({ port: 1 })).toEqual({ fetched: 0, hasMore: false });
  const state = () => db.selectFrom('inbound_mailbox').select(['problem']).executeTakeFirst();
  expect(await state()).toEqual({ problem: 'refused' });
  await mailbox.deliver(anInboundEmail({ text: 'Nel frattempo' }));
  await fetchAll({ password: 'sbagliata' });
  expect(await state()).toEqual({ problem: 'log-in' });
  await fetchAll();
  expect(await state()).toEqual({ problem: '' });
  expect((await emails()).map(({ body }) => body)).toEqual(['Nel frattempo']);
});

test('an email that is too large is stored with what its head says, and finds its conversation', async () => {
  const order = await anOrderOf();
  const sent = await aSentEmail({ orderId: order.id });
  await mailbox.deliver(anInboundEmail({ answers: sent.messageId, text: 'x'.repeat(40 * 1_048_576) }));
  await mailbox.deliver(anInboundEmail({ text: 'Dopo' }));
  await fetchAll();
  expect(await emails()).toMatchObject([
    { problem: 'too-large', body: '', subject: 'Re: il mio ordine', status: 'attached' },
    { problem: '', body: 'Dopo' },
  ]);
  const [conversation] = await conversations();
  const [message] = await messagesIn(conversation?.id ?? 0);
  expect(message?.body).toContain('L’email pesa 40 MB');
});

test('broken MIME is stored as far as it can be read, and does not stop what comes after', async () => {
  await mailbox.deliver(
    'From: mario@example.test\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nMetà',
  );
  await mailbox.deliver('\r\n\r\nsenza intestazioni');
  await mailbox.deliver(anInboundEmail({ text: 'Dopo' }));
  await fetchAll();
  expect(await emails()).toHaveLength(3);
  expect((await emails()).at(0)).toMatchObject({ from_address: 'mario@example.test', status: 'waiting' });
  expect((await emails()).at(-1)).toMatchObject({ body: 'Dopo' });
});

test('files come with the message where their kind and size allow, and the others are named', async () => {
  const order = await anOrderOf();
  const sent = await aSentEmail({ orderId: order.id });
  const file = (name: string, content: string) => [
    '--x',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
  ];
  const heads = ['Content-Type: multipart/mixed; boundary=x'];
  const parts = [
    ...['--x', 'Content-Type: text/plain', '', 'Ecco'],
    ...file('fattura.pdf', '%PDF-1.4 ... %%EOF'),
    ...file('virus.exe', 'MZ...'),
    '--x--',
  ];
  await mailbox.deliver(anInboundEmail({ answers: sent.messageId, heads, text: parts.join('\r\n') }));
  await fetchAll();
  const [conversation] = await conversations();
  const [message] = await messagesIn(conversation?.id ?? 0);
  expect(message).toMatchObject({ body: 'Ecco', files: [{ name: 'fattura.pdf' }], email: { leftOut: 1 } });
  expect((await emails())[0]?.left_out).toEqual([{ name: 'virus.exe', problem: 'file-wrong-type' }]);
  const ctx = await context();
  const row = await db
    .selectFrom('sent_files')
    .select('stored_as')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const stored = Buffer.from((await ctx.privateFiles.read(row.stored_as)) ?? []);
  expect(stored.toString()).toBe('%PDF-1.4 ... %%EOF');
});

test('a mailbox that is read for the first time begins with what comes from then on', async () => {
  await sql`delete from inbound_mailbox`.execute(db);
  await mailbox.deliver(anInboundEmail({ text: 'Vecchia' }));
  await fetchAll();
  await mailbox.deliver(anInboundEmail({ text: 'Nuova' }));
  await fetchAll();
  expect((await emails()).map(({ body }) => body)).toEqual(['Nuova']);
});
