import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { sendContactForm } from './send-contact-form.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());
beforeEach(async () => {
  await db.deleteFrom('conversations').execute();
  await db.deleteFrom('api_calls').execute();
});

const written = {
  name: 'Mario Rossi',
  email: 'mario@example.test',
  phone: '0461 123456',
  subject: 'Orari',
  message: 'Siete aperti il sabato?',
  consent: '1',
};
const typed = (fields: Partial<typeof written> & { website?: string } = {}) =>
  Object.fromEntries(Object.entries({ ...written, ...fields }).map(([name, value]) => [name, [value]]));
const conversations = () =>
  db
    .selectFrom('conversations')
    .select(['id', 'type', 'title', 'guest_name', 'guest_email', 'customer_id'])
    .execute();
const aGuest = (settings = {}) =>
  aRequestContext(db, { address: '198.51.100.7', settings: { shop_email: 'info@shop.test', ...settings } });

test('a contact form becomes a conversation of whoever wrote, and the shop is notified', async () => {
  expect(await sendContactForm(await aGuest(), typed())).toEqual({ kind: 'sent' });
  const [conversation] = await conversations();
  expect(conversation).toMatchObject({
    type: 'inquiry',
    title: 'Orari',
    guest_name: 'Mario Rossi',
    guest_email: 'mario@example.test',
  });
  const messages = await db.selectFrom('conversation_messages').select(['author', 'body']).execute();
  expect(messages).toEqual([
    { author: 'customer', body: 'Siete aperti il sabato?\n\nTelefono: 0461 123456' },
  ]);
  const notices = await db.selectFrom('outbox').select(['kind', 'recipient']).execute();
  expect(notices).toEqual([{ kind: 'conversation-new', recipient: 'info@shop.test' }]);
});

test('the same form posted twice opens one conversation', async () => {
  const ctx = await aGuest();
  await sendContactForm(ctx, typed());
  await sendContactForm(ctx, typed());
  expect(await conversations()).toHaveLength(1);
});

test('whoever is logged in writes from their account', async () => {
  const person = await aPerson(db, null);
  const ctx = await aRequestContext(db, { person });
  await sendContactForm(ctx, typed({ email: person.email.toUpperCase() }));
  expect(await conversations()).toMatchObject([{ customer_id: person.customerId, guest_email: null }]);
});

test('a form that a program has filled in is answered as any other and stores nothing', async () => {
  expect(await sendContactForm(await aGuest(), typed({ website: 'http://x.test' }))).toEqual({
    kind: 'sent',
  });
  expect(await conversations()).toEqual([]);
});

test.each([
  ['name', '', 'missing'],
  ['email', 'mario', 'no-email'],
  ['email', '', 'missing'],
  ['subject', ' ', 'missing'],
  ['subject', 'x'.repeat(201), 'too-long'],
  ['message', '', 'missing'],
  ['message', 'x'.repeat(5000), 'too-long'],
  ['consent', '', 'no-consent'],
] as const)('a form with %s “%s” is refused and stores nothing', async (field, value, problem) => {
  expect(await sendContactForm(await aGuest(), typed({ [field]: value }))).toEqual({
    kind: 'wrong',
    problems: { [field]: problem },
  });
  expect(await conversations()).toEqual([]);
});

test('whoever writes too often from one address has to wait, however the forms differ', async () => {
  const ctx = await aGuest();
  const outcomes: string[] = [];
  for (let at = 0; at < 7; at += 1) {
    const form = typed({ email: `mario${at}@example.test`, subject: `Domanda ${at}` });
    outcomes.push((await sendContactForm(ctx, form)).kind);
  }
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too-many', 'too-many']);
  expect(await conversations()).toHaveLength(5);
});
