import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createSmtpSender } from '#foundation/services/mail.ts';
import { type Post, sendOrderEmails } from '#http/jobs/emails/send-emails.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';
import { orderEmailKinds } from '#selling/orders/rules/order-emails.ts';
import { type OrderStatus, orderStatuses } from '#selling/orders/rules/order-status.ts';
import { addOrderNote } from '#selling/orders/server/add-order-note.ts';
import { changeOrderState, changeOrderStateAs } from '#selling/orders/server/change-order-state.ts';
import { readEmail } from '#selling/orders/server/list-email-log.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { resendEmail } from '#selling/orders/server/resend-email.ts';
import { aMailServer } from '../factories/a-mail-server.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';

const provider: OrderActor = { kind: 'payment', personId: null, name: 'Carta' };

let home: TestDatabase;
let db: Database;
let clerk: TestRequestContext;
let post: Post;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  clerk = await aClerk(db);
  const { clock, nonces } = clerk;
  post = { db, clock, log: silentLog, mail: null, shopUrl: 'http://shop.test', sign: nonces.sign };
});
afterAll(() => home.close());

async function aPlacedOrder(options: { payment?: 'bacs' | 'cod'; locale?: 'it' | 'en' } = {}) {
  const product = await aProduct(db, { name: 'Disco freno <ventilato>', stock: 10 });
  const { order } = await anOrder(db, {
    items: [[product.id, 2]],
    payment: options.payment ?? 'bacs',
    ctx: { audience: { locale: options.locale ?? 'it' } },
  });
  return order;
}

/** A mail server that takes the letters of this test, and the post that goes there. */
async function thePost() {
  const server = await aMailServer();
  const mail = createSmtpSender(server.url);
  onTestFinished(async () => {
    mail.close();
    await server.close();
  });
  return { server, post: { ...post, mail } };
}

const emailsOf = async (id: number) => (await readOrderCare(clerk, id))?.emails ?? [];

/** The written letter of a kind, the newest. */
async function emailOf(id: number, kind: string) {
  const found = (await emailsOf(id)).find((email) => email.kind === kind);
  const email = found ? await readEmail({ db, visitor: { person: null } }, found.id) : null;
  if (!email?.html || !email.text) throw new Error(`no letter ${kind} was written`);
  return { subject: email.subject, html: email.html, text: email.text };
}

/** What one reads of a page. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ');

async function bring(id: number, path: readonly OrderStatus[]) {
  for (const to of path) expect(await changeOrderState(clerk, { id, to })).toMatchObject({ ok: true });
}

test.each([
  ['it', ['pending'], 'order-pending', 'attende il pagamento', 'Manca solo il pagamento'],
  ['it', ['pending', 'on-hold'], 'order-on-hold', 'attende il bonifico', 'Il tuo ordine attende il bonifico'],
  ['it', ['processing'], 'order-processing', 'è in lavorazione', 'Abbiamo ricevuto il pagamento'],
  ['it', ['processing', 'completed'], 'order-completed', 'è stato evaso', 'Grazie per la fiducia'],
  ['it', ['cancelled'], 'order-cancelled', 'è stato annullato', 'ti contatteremo per il rimborso'],
  ['it', ['failed'], 'order-failed', 'non è riuscito', 'non è andato a buon fine'],
  ['en', ['processing'], 'order-processing', 'is being prepared', 'We have received the payment'],
  ['en', ['cancelled'], 'order-cancelled', 'has been cancelled', 'about the refund'],
] as const)('in %s the buyer is told of %j by %s', async (locale, path, kind, subject, said) => {
  const order = await aPlacedOrder({ locale });
  await bring(order.id, path);
  await sendOrderEmails(post, order.id);
  const email = await emailOf(order.id, kind);
  expect(email.subject).toContain(subject);
  expect(email.subject).toContain(String(order.number));
  // Text is wrapped where a line is full.
  for (const text of [email.text.replaceAll('\n', ' '), textOf(email.html)]) {
    expect(text).toContain(said);
    expect(text).toContain('Disco freno <ventilato>');
    expect(text).toContain('32,30'.replace(',', locale === 'it' ? ',' : '.'));
  }
  expect(email.html).toContain(`<html lang="${locale}">`);
  expect(email.html).toContain(`http://shop.test/my-account/view-order/${order.id}/?link=`);
});

test('every state has an email of its own', () => {
  expect(orderEmailKinds).toEqual(expect.arrayContaining(orderStatuses.map((status) => `order-${status}`)));
});

test('bank details stand where a transfer is awaited, and nowhere else', async () => {
  const order = await aPlacedOrder();
  await bring(order.id, ['pending', 'on-hold', 'processing', 'completed']);
  await sendOrderEmails(post, order.id);
  const asking = [];
  for (const { kind } of await emailsOf(order.id)) {
    if ((await emailOf(order.id, kind)).text.includes('IT60')) asking.push(kind);
  }
  expect(asking.sort()).toEqual(['order-confirmation', 'order-on-hold', 'order-pending']);
  const paid = await aPlacedOrder();
  await bring(paid.id, ['processing', 'on-hold']);
  await sendOrderEmails(post, paid.id);
  expect((await emailOf(paid.id, 'order-on-hold')).text).toContain('per il momento è in sospeso');
});

test('notes for the customer travel with the letter, private ones never', async () => {
  const order = await aPlacedOrder();
  await addOrderNote(clerk, { id: order.id, note: 'Non fidarsi', forCustomer: false });
  await addOrderNote(clerk, { id: order.id, note: 'Manca <una> vite:\narriva martedì', forCustomer: true });
  await changeOrderState(clerk, { id: order.id, to: 'processing', note: 'Visto in banca' });
  await changeOrderState(clerk, { id: order.id, to: 'completed', note: 'Pacco 12345', forCustomer: true });
  await sendOrderEmails(post, order.id);
  const note = await emailOf(order.id, 'order-note');
  expect(note.text).toContain('Manca <una> vite:\narriva martedì');
  expect(note.html).toContain('Manca &lt;una&gt; vite:\narriva martedì');
  const completed = await emailOf(order.id, 'order-completed');
  expect([completed.text, completed.html].every((text) => text.includes('Pacco 12345'))).toBe(true);
  for (const { kind } of await emailsOf(order.id)) {
    const { text, html } = await emailOf(order.id, kind);
    expect(`${text}${html}`).not.toMatch(/Non fidarsi|Visto in banca/);
  }
});

test('each refund has its letter with the amount and the reason, and the last one says that it is all', async () => {
  const order = await aPlacedOrder({ payment: 'cod' });
  const lineId = (await readOrderCare(clerk, order.id))?.refundable.lines[0]?.id ?? 0;
  const give = (requestKey: string, cents: number, shipping: number) =>
    refundOrder(clerk, {
      id: order.id,
      requestKey,
      reason: 'Graffiato',
      lines: [{ lineId, quantity: 1, amount: toCents(cents), restock: false }],
      shipping: toCents(shipping),
    });
  await give('a', 1220, 0);
  await sendOrderEmails(post, order.id);
  const part = await emailOf(order.id, 'order-partly-refunded');
  expect(part.text).toContain('Importo rimborsato: 12,20\u00a0€');
  expect(part.text).toContain('Motivo\n\nGraffiato');
  await give('b', 1220, 790);
  await sendOrderEmails(post, order.id);
  const all = await emailOf(order.id, 'order-refunded');
  expect(all.subject).toBe(`Pistone: rimborso completo dell’ordine ${order.number}`);
  expect(textOf(all.html)).toContain('Importo rimborsato: 20,10');
});

test('the shop is told when an order falls away, and led to the staff area', async () => {
  const order = await aPlacedOrder();
  await changeOrderStateAs(clerk, provider, { id: order.id, to: 'failed' });
  await sendOrderEmails(post, order.id);
  const email = await emailOf(order.id, 'shop-order-failed');
  expect(email.subject).toBe(`Ordine ${order.number} di Anna Bianchi: pagamento non riuscito`);
  expect(email.html).toContain(`http://shop.test/staff/orders/${order.id}/`);
});

test('a state that is reached twice is told once, however often the job runs', async () => {
  const { server, post: busy } = await thePost();
  const order = await aPlacedOrder();
  await bring(order.id, ['processing', 'on-hold', 'processing']);
  await sendOrderEmails(busy, order.id);
  await sendOrderEmails(busy, order.id);
  const bodies = server.emails.map(({ raw }) => raw.replace(/=\r?\n/g, ''));
  expect(server.emails).toHaveLength(4);
  expect(bodies.filter((body) => body.includes('Stiamo preparando il tuo ordine'))).toHaveLength(1);
  expect(server.emails.every(({ raw }) => /multipart\/alternative/.test(raw))).toBe(true);
});

test('a letter is sent again in the same words when somebody asks, once for each time', async () => {
  const { server, post: busy } = await thePost();
  const order = await aPlacedOrder();
  await sendOrderEmails(busy, order.id);
  const first = (await emailsOf(order.id)).find(({ kind }) => kind === 'order-confirmation');
  const ask = () => resendEmail(clerk, { id: order.id, emailId: first?.id ?? 0 });
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await sendOrderEmails(busy, order.id);
  await sendOrderEmails(busy, order.id);
  const confirmations = server.emails.filter(({ raw }) => /^Subject: .*conferma/m.test(raw));
  expect(confirmations).toHaveLength(2);
  const sent = (await emailsOf(order.id)).filter(({ kind }) => kind === 'order-confirmation');
  expect(sent.map(({ isResend, status }) => [isResend, status])).toEqual([
    [true, 'sent'],
    [false, 'sent'],
  ]);
  const [repeated, before] = await Promise.all(
    sent.map(({ id }) => readEmail({ db, visitor: { person: null } }, id)),
  );
  expect([repeated?.subject, repeated?.html]).toEqual([before?.subject, before?.html]);
  expect((await readOrderCare(clerk, order.id))?.history[0]).toMatchObject({
    kind: 'letter',
    name: 'Bruna Neri',
    emailKind: 'order-confirmation',
  });
});

test('a letter that the mail server refused is tried again when somebody asks, and still leaves once', async () => {
  const { server, post: busy } = await thePost();
  const order = await aPlacedOrder();
  server.refusing = true;
  await expect(sendOrderEmails(busy, order.id)).rejects.toThrow(/try again later/);
  const failed = (await emailsOf(order.id)).find(({ kind }) => kind === 'order-confirmation');
  expect(failed).toMatchObject({
    status: 'failed',
    attempts: 1,
    lastError: expect.stringMatching(/try again later/),
  });
  expect(await resendEmail(clerk, { id: order.id, emailId: failed?.id ?? 0 })).toEqual({
    ok: true,
    emailId: failed?.id,
  });
  server.refusing = false;
  await sendOrderEmails(busy, order.id);
  await sendOrderEmails(busy, order.id);
  expect(server.emails).toHaveLength(2);
});

test('letters of another order, letters that wait, and letters asked for by strangers are not sent again', async () => {
  const [order, other] = [await aPlacedOrder(), await aPlacedOrder()];
  const emailId = (await emailsOf(order.id))[0]?.id ?? 0;
  const refusal = async (ctx: TestRequestContext, id: number) => {
    const answer = await resendEmail(ctx, { id, emailId });
    return answer.ok ? 'ok' : answer.error.code;
  };
  expect(await refusal(clerk, order.id)).toBe('on-its-way');
  expect(await refusal(clerk, other.id)).toBe('no-such-letter');
  expect(await refusal(await aRequestContext(db), order.id)).toBe('no-such-order');
});
