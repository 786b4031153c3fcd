import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { securityOf, storedConversations, storedMessages } from '../factories/conversation-calls.ts';
import { customerBrowser, nonceIn, pageOf, textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('customer service', () => {
  let shop: TestShop;
  let customer: TestBrowser;
  let staff: TestBrowser;
  let other: TestBrowser;
  let staffId: number;
  let path: string;
  let id: number;

  beforeAll(async () => {
    shop = await aShop();
    ({ browser: customer } = await customerBrowser(shop));
    staffId = (await aPerson(shop.db, 'administrator')).customerId;
    staff = await aBrowserOf(shop, staffId);
    other = await aBrowserOf(shop, (await aPerson(shop.db, 'clerk')).customerId);
    const security = await securityOf(customer);
    const fields = { security, title: 'Freni', message: 'Quando arrivano?', type: 'inquiry' };
    expect((await customer.post('/my-account/conversation/', fields)).status).toBe(303);
    id = (await storedConversations(shop))[0]?.id ?? 0;
    path = `/staff/conversations/${id}/`;
  });
  afterAll(() => shop.close());

  const post = async (browser: TestBrowser, at: string, fields: Readonly<Record<string, string>>) =>
    browser.post(at, { _wpnonce: nonceIn(await pageOf(browser, at)), ...fields });
  const notes = () => shop.db.selectFrom('conversation_notes').select(['author_name', 'body']).execute();
  const assignee = async () => (await storedConversations(shop))[0]?.assignee_id;
  const lists = async (browser: TestBrowser, query: string) =>
    (await pageOf(browser, `/staff/conversations/?shelf=all&${query}`)).includes(`href="${path}"`);

  test('a note is read by the staff alone, is stored once, and is no answer', async () => {
    for (const _ of [1, 2]) {
      const noted = await post(staff, path, { action: 'note', note: 'Cliente <difficile>' });
      expect([noted.status, noted.headers.get('location')]).toEqual([303, `${path}?done=noted`]);
    }
    expect(await notes()).toEqual([{ author_name: 'Bruna Neri', body: 'Cliente <difficile>' }]);
    expect(await pageOf(other, path)).toContain('Cliente &lt;difficile&gt;');
    expect(await pageOf(customer, `/my-account/conversation/?id=${id}`)).not.toContain('difficile');
    expect(await storedMessages(shop, id)).toEqual(['customer: Quando arrivano?']);
    const queued = await shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('conversation_id', '=', id)
      .execute();
    expect(queued.map(({ kind }) => kind)).not.toContain('conversation-answer');
  });

  test.each([
    ['', 'Scrivi la nota.'],
    ['x'.repeat(5001), 'La nota può avere al massimo 5.000 caratteri.'],
  ])('a note that cannot be is refused with its sentence', async (note, sentence) => {
    const answer = await post(staff, path, { action: 'note', note });
    expect([answer.status, textOf(await answer.text())]).toEqual([422, expect.stringContaining(sentence)]);
    expect(await notes()).toHaveLength(1);
  });

  test('a conversation is given to somebody who may answer it, taken, found as one’s own, and given back', async () => {
    expect(await assignee()).toBeNull();
    expect(await lists(staff, 'assigned=nobody')).toBe(true);
    expect((await post(staff, path, { action: 'take' })).headers.get('location')).toBe(
      `${path}?done=assigned`,
    );
    expect(await assignee()).toBe(staffId);
    expect([await lists(staff, 'assigned=mine'), await lists(other, 'assigned=mine')]).toEqual([true, false]);
    expect(await lists(staff, 'assigned=nobody')).toBe(false);
    const { customerId } = await aPerson(shop.db, 'warehouse');
    const refused = await post(other, path, { action: 'assign', assignee: String(customerId) });
    expect(refused.headers.get('location')).toBe(`${path}?done=nothing`);
    expect(await assignee()).toBe(staffId);
    await post(other, path, { action: 'assign', assignee: '' });
    expect(await assignee()).toBeNull();
    expect((await customer.post(path, { action: 'take' })).status).toBe(403);
  });

  test('a template is written, put below what was typed, and filled; an unknown placeholder is refused', async () => {
    const at = '/staff/conversations/templates/new/';
    const refused = await post(staff, at, { name: 'Tempi', body: 'Ciao {nome}' });
    expect([refused.status, textOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining('“{nome}” non è un segnaposto dei modelli'),
    ]);
    const saved = await post(staff, at, {
      name: 'Tempi',
      body: '{first_name}, {conversation_title}: domani.',
    });
    expect(saved.status).toBe(303);
    const again = await post(staff, at, { name: 'TEMPI', body: 'x' });
    expect(textOf(await again.text())).toContain('C’è già un modello con questo nome.');
    const [template] = await shop.db.selectFrom('answer_templates').selectAll().execute();
    const put = await post(staff, path, {
      action: 'template',
      template: String(template?.id),
      message: 'Buongiorno',
    });
    expect([put.status, textOf(await put.text())]).toEqual([
      200,
      expect.stringMatching(/Buongiorno \w+, Freni: domani\./),
    ]);
    expect(await storedMessages(shop, id)).toHaveLength(1);
    const removed = await post(staff, `/staff/conversations/templates/${template?.id}/`, {
      action: 'remove',
    });
    expect(removed.headers.get('location')).toBe('/staff/conversations/templates/?removed=1');
  });

  test('whoever answers what nobody looks after does from then on', async () => {
    expect((await post(other, path, { action: 'answer', message: 'Domani.' })).headers.get('location')).toBe(
      `${path}?done=answered`,
    );
    expect(await assignee()).not.toBeNull();
    expect(await lists(other, 'assigned=mine')).toBe(true);
    const trail = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_kind'])
      .where('subject_kind', 'in', ['conversation', 'answer-template'])
      .orderBy('id')
      .execute();
    expect(trail.map(({ deed, subject_kind: kind }) => `${deed} ${kind}`)).toEqual([
      'noted conversation',
      'changed conversation',
      'changed conversation',
      'created answer-template',
      'deleted answer-template',
      'sent conversation',
    ]);
  });
});
