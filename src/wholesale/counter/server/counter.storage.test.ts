import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffRoleFrom } from '#foundation/visitor/rules/staff-rights.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import type { DraftOutcome } from '../rules/counter-draft.ts';
import { findCustomers, listDrafts, openNewDraft } from './list-drafts.ts';
import type { VisitorReader } from './open-draft.ts';
import { postDraft } from './post-draft.ts';
import { readDraft } from './read-draft.ts';

let home: TestDatabase;
let db: Database;
let staff: RequestContext;
let buyer: { readonly id: number };
let visitorOf: VisitorReader;
let discounter: RequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  buyer = await aCustomer(db, { first_name: 'Ada', last_name: 'Banconi' });
  const clerk = await aCustomer(db, { first_name: 'Rita', last_name: 'Addetta' });
  const guest = await aRequestContext(db);
  const person = (id: number, firstName: string) => ({
    customerId: id,
    email: 'ada@example.it',
    firstName,
    lastName: '',
    company: '',
    kind: 'retail' as const,
    staffRole: null,
  });
  const staffRole = staffRoleFrom({ code: 'administrator', name: '', rights: [], refund_limit_cents: null });
  staff = {
    ...guest,
    nonces: { ...guest.nonces, check: () => true },
    visitor: { ...guest.visitor, person: { ...person(clerk.id, 'Rita'), staffRole } },
  };
  discounter = clerkWith(['counter', 'counter-discounts']);
  visitorOf = async (_db, _memory, _settings, session): Promise<Visitor> => ({
    ...guest.visitor,
    person: session?.customerId == null ? null : person(session.customerId, 'Ada'),
  });
});
afterAll(() => home.close());

const postAs = (
  by: RequestContext,
  id: number,
  fields: Readonly<Record<string, string>>,
): Promise<DraftOutcome> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return postDraft(by, id, { form, visitorOf });
};
const post = (id: number, fields: Readonly<Record<string, string>>) => postAs(staff, id, fields);
/** The same clerk with fewer rights. */
function clerkWith(rights: readonly string[]): RequestContext {
  const { person } = staff.visitor;
  if (!person) throw new Error('no clerk');
  const staffRole = staffRoleFrom({
    code: 'x',
    name: 'X',
    rights: ['orders', ...rights],
    refund_limit_cents: null,
  });
  return { ...staff, visitor: { ...staff.visitor, person: { ...person, staffRole } } };
}
type View = Awaited<ReturnType<typeof viewOf>>;
function firstLine({ cart }: View) {
  const [line] = cart.lines;
  if (!line) throw new Error('no line');
  return line;
}
const sentencesOf = (outcome: DraftOutcome) =>
  outcome.kind === 'again' ? outcome.sentences.join(' ') : outcome.kind;
async function aDraft(customer = String(buyer.id), origin = 'phone'): Promise<number> {
  const opened = await openNewDraft(staff, { origin, customer });
  if (opened.kind !== 'go') throw new Error(opened.kind);
  return Number(/(\d+)\/$/.exec(opened.path)?.[1]);
}
async function viewOf(id: number, by = staff) {
  const view = await readDraft(by, id, visitorOf);
  if (view === null || typeof view === 'number') throw new Error(`no open draft: ${view}`);
  return view;
}
const address = {
  billing_first_name: 'Ada',
  billing_last_name: 'Banconi',
  billing_address_1: 'Via Roma 1',
  billing_postcode: '20121',
  billing_city: 'Milano',
  billing_state: 'MI',
  billing_country: 'IT',
  billing_phone: '3331234567',
  billing_email: 'ada@example.it',
};
async function orderFields(id: number) {
  const { cart } = await viewOf(id);
  return {
    ...address,
    action: 'order',
    payment_method: 'bacs',
    'shipping_method[0]': cart.shippingOptions[0]?.method ?? '',
    cart_hash_seen: cart.hash,
  };
}

it('articles come in by code and pasted list, and what cannot be added is said', async () => {
  await aProduct(db, { sku: 'BNC-100', regularPriceCents: 1000, stock: 10 });
  await db.updateTable('products').set({ min_quantity: 2 }).where('sku', '=', 'BNC-100').execute();
  await aProduct(db, { sku: 'BNC-200', regularPriceCents: 500, stock: 10 });
  const id = await aDraft();
  expect(await post(id, { action: 'add', code: 'bnc 100', quantity: '2' })).toMatchObject({ kind: 'go' });
  expect(await post(id, { action: 'paste', lines: 'BNC-200 3' })).toMatchObject({ kind: 'go' });
  expect((await viewOf(id)).cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['BNC-100', 2],
    ['BNC-200', 3],
  ]);
  expect(sentencesOf(await post(id, { action: 'add', code: 'NON-ESISTE-1', quantity: '1' }))).toContain(
    'NON-ESISTE-1',
  );
  expect(sentencesOf(await post(id, { action: 'add', code: 'BNC-200', quantity: '1,5' }))).toContain(
    'numero intero',
  );
  expect(sentencesOf(await post(id, { action: 'add', code: 'BNC-200', quantity: '99' }))).not.toBe('go');
  const other = await aDraft();
  expect(sentencesOf(await post(other, { action: 'add', code: 'BNC-100', quantity: '1' }))).toMatch(/\b2\b/);
  expect((await viewOf(other)).cart.lines).toEqual([]);
});

it('a draft becomes one order however often it is sent, taken from stock, with who took it in its history', async () => {
  const { id: productId } = await aProduct(db, { sku: 'BNC-300', regularPriceCents: 2000, stock: 5 });
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-300', quantity: '2' });
  const fields = await orderFields(id);
  const answers = await Promise.all([post(id, fields), post(id, fields)]);
  expect(answers.map(sentencesOf)).toEqual(['go', 'go']);
  expect(answers[0]).toEqual(answers[1]);
  const orders = await db.selectFrom('orders').select('id').where('customer_id', '=', buyer.id).execute();
  expect(orders).toHaveLength(1);
  expect(await readDraft(staff, id, visitorOf)).toBe(orders[0]?.id);
  expect((await listDrafts(staff)).some((row) => row.id === id)).toBe(false);
  const stock = await db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(stock).toMatchObject({ on_hand: 5, reserved: 2 });
  const events = await db
    .selectFrom('order_events')
    .select(['kind', 'who', 'person_name', 'note'])
    .orderBy('id')
    .execute();
  expect(events.at(-1)).toMatchObject({ kind: 'note', who: 'staff', note: 'Ordine preso per telefono.' });
});

it('what another assistant changed meanwhile, stock that is gone and a missing address keep the draft from being ordered', async () => {
  const { id: productId } = await aProduct(db, { sku: 'BNC-400', regularPriceCents: 2000, stock: 5 });
  const id = await aDraft('');
  await post(id, { action: 'add', code: 'BNC-400', quantity: '2' });
  const fields = await orderFields(id);
  expect(sentencesOf(await post(id, { ...fields, billing_city: '' }))).not.toBe('go');
  await post(id, { action: 'add', code: 'BNC-400', quantity: '1' });
  expect(sentencesOf(await post(id, fields))).not.toBe('go');
  await db.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', productId).execute();
  expect(sentencesOf(await post(id, await orderFields(id)))).not.toBe('go');
  const view = await viewOf(id);
  expect(view.cart.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect(view.fields).toMatchObject({ billing_city: 'Milano' });
  expect(view.problems).toHaveLength(1);
});

it('customers are found by their words, a discarded draft is gone, and the customer’s own cart stays as it is', async () => {
  expect((await findCustomers(staff, 'banconi ada')).map(({ id }) => id)).toEqual([buyer.id]);
  expect(await findCustomers(staff, ' ')).toEqual([]);
  await db
    .updateTable('customers')
    .set({ billing_address: JSON.stringify({ phone: '+39 347 55.66-778' }) })
    .where('id', '=', buyer.id)
    .execute();
  for (const typed of ['3475566778', '347 5566', '+39347'])
    expect((await findCustomers(staff, typed)).map(({ id }) => id)).toEqual([buyer.id]);
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-200', quantity: '1' });
  expect((await readCart(staff)).lines).toEqual([]);
  expect(await post(id, { action: 'discard' })).toEqual({ kind: 'go', path: '/staff/counter/?discarded=1' });
  expect(
    await db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_kind', 'before'])
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ).toEqual({
    deed: 'deleted',
    subject_kind: 'counter-draft',
    before: { customer: 'Ada', lines: 1, price: 1290 },
  });
  expect(await readDraft(staff, id, visitorOf)).toBeNull();
  expect(await openNewDraft(staff, { origin: 'phone', customer: '99999999' })).toEqual({ kind: 'gone' });
});

it('an agreed discount has a reason and a limit, holds for the order, and stands in its steps and history', async () => {
  await aProduct(db, { sku: 'BNC-500', regularPriceCents: 10_000, stock: 9 });
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-500', quantity: '2' });
  const { key } = firstLine(await viewOf(id));
  expect(sentencesOf(await post(id, { action: 'agree-line', key, percent: '10' }))).toContain('motivo');
  const agreed = { action: 'agree-line', key, percent: '10', reason: 'Scatola rovinata' };
  expect(sentencesOf(await postAs(clerkWith(['counter']), id, agreed))).toContain('ruolo');
  expect(sentencesOf(await postAs(discounter, id, { ...agreed, percent: '21' }))).toContain('20');
  expect(firstLine(await viewOf(id)).unit).toBe(10_000);
  expect(sentencesOf(await postAs(discounter, id, agreed))).toBe('go');
  const order = { action: 'agree-order', percent: '5', reason: 'Fiera' };
  expect(sentencesOf(await postAs(discounter, id, { ...order, percent: '12' }))).toContain('20');
  expect(sentencesOf(await postAs(discounter, id, order))).toBe('go');
  expect(firstLine(await viewOf(id))).toMatchObject({ unit: 8550, usual: 10_000 });
  const ordered = await post(id, await orderFields(id));
  const orderId = Number(/(\d+)\/$/.exec(ordered.kind === 'go' ? ordered.path : '')?.[1]);
  const line = await db
    .selectFrom('order_lines')
    .select(['unit_cents', 'price_steps'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(line.unit_cents).toBe(8550);
  expect(line.price_steps).toContainEqual({
    step: 'staff',
    basisPoints: 1000,
    reason: 'Scatola rovinata; Fiera',
    amount: 8550,
  });
  const { channel } = await db
    .selectFrom('orders')
    .select('channel')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(channel).toBe('phone');
  const note = await db
    .selectFrom('order_events')
    .select('note')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(note.note).toContain('Scatola rovinata; Fiera');
});

it('whoever sets prices agrees any price, and a margin below the lowest is told, its size only to those who may see it', async () => {
  const { id: productId } = await aProduct(db, { sku: 'BNC-600', regularPriceCents: 10_000, stock: 9 });
  await db
    .insertInto('stock_movements')
    .values({
      product_id: productId,
      delta: 1,
      reason: 'received',
      unit_cost_cents: 6000,
      average_cost: 6000,
    })
    .execute();
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-600', quantity: '1' });
  const before = firstLine(await viewOf(id));
  expect(before).toMatchObject({ isBelowMargin: false });
  expect(before.marginPercent).toBeGreaterThan(10);
  const agreed = { action: 'agree-line', key: before.key, price: '61,00', reason: 'Ultimo pezzo' };
  expect(sentencesOf(await post(id, agreed))).toBe('go');
  expect(firstLine(await viewOf(id))).toMatchObject({ unit: 6100, isBelowMargin: true });
  expect(firstLine(await viewOf(id, discounter))).toMatchObject({ marginPercent: null, isBelowMargin: true });
  expect(sentencesOf(await post(id, { ...agreed, price: '' }))).toBe('go');
  expect(firstLine(await viewOf(id))).toMatchObject({ unit: 10_000, agreed: null });
});

it('a line without an article is sold with its own VAT, and takes no stock of any article', async () => {
  const id = await aDraft();
  const free = { action: 'free', name: 'Manodopera', price: '30,00', quantity: '2', tax_class: 'standard' };
  expect(sentencesOf(await post(id, { ...free, price: '' }))).toContain('importo');
  expect(sentencesOf(await post(id, { ...free, tax_class: 'x' }))).toContain('IVA');
  expect(sentencesOf(await post(id, free))).toBe('go');
  const { cart } = await viewOf(id);
  expect(cart.lines).toMatchObject([
    { name: 'Manodopera', sku: null, unit: 3000, quantity: 2, isFree: true },
  ]);
  expect(
    sentencesOf(await post(id, { action: 'quantity', key: cart.lines[0]?.key ?? '', quantity: '3' })),
  ).toBe('go');
  expect((await viewOf(id)).cart.subtotal).toBe(9000);
  expect(sentencesOf(await post(id, await orderFields(id)))).toBe('go');
});

it('goods that are handed over at the counter need no name, address or email; by telephone they do', async () => {
  await aProduct(db, { sku: 'BNC-700', regularPriceCents: 1000, stock: 9 });
  const order = async (origin: string) => {
    const id = await aDraft('', origin);
    await post(id, { action: 'add', code: 'BNC-700', quantity: '1' });
    const { cart } = await viewOf(id);
    return post(id, {
      action: 'order',
      billing_country: 'IT',
      payment_method: 'bacs',
      'shipping_method[0]': cart.shipping?.method ?? '',
      cart_hash_seen: cart.hash,
    });
  };
  expect(sentencesOf(await order('phone'))).not.toBe('go');
  expect(sentencesOf(await order('counter'))).toBe('go');
  const mails = await db.selectFrom('outbox').select('recipient').where('recipient', '=', '').execute();
  expect(mails).toEqual([]);
});
