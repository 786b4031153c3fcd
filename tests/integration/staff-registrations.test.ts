import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#foundation/services/log.ts';
import { sendEmail } from '#http/jobs/emails/send-emails.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aPdf, aRegistrationForm, aRegistrationSetup, postForm } from '../factories/a-registration-setup.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { nonceIn, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let setup: Awaited<ReturnType<typeof aRegistrationSetup>>;
let clerk: TestBrowser;
let extract: string;
let vat: string;

beforeAll(async () => {
  shop = await aShop();
  setup = await aRegistrationSetup(shop);
  extract = await setup.aField({ kind: 'file', label: 'Visura camerale', roles: [setup.roleId] });
  vat = await setup.aField({ kind: 'vat-number', label: 'Partita IVA', roles: [setup.roleId] });
  clerk = await staffBrowser(shop, 'sales');
});
afterAll(() => shop.close());

async function aWorkshop() {
  const browser = aBrowser(shop);
  const form = await aRegistrationForm(browser, shop, {
    registration_role: 'officina',
    [vat]: '00743110157',
  });
  form.set(`${extract}_file`, aPdf('visura di Elena.pdf'));
  expect((await postForm(browser, shop, '/my-account/', form)).status).toBe(303);
  const { id, customer_id: customerId } = await shop.db
    .selectFrom('registrations')
    .select(['id', 'customer_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { browser, id, customerId, path: `/staff/registrations/${id}/`, email: String(form.get('email')) };
}

const decide = async (path: string, fields: Record<string, string | number>, by = clerk) => {
  const page = await (await clerk.get('/staff/roles/')).text();
  return by.post(path, { _wpnonce: nonceIn(page), ...fields });
};

async function emails(registrationId: number, kind: string) {
  const rows = await shop.db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .execute();
  const post = {
    db: shop.db,
    clock: shop.clock,
    log: silentLog,
    mail: null,
    shopUrl: shop.shopUrl,
    sign: (text: string) => text,
  };
  for (const { id } of rows) await sendEmail(post, id);
  return shop.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .execute();
}

test('[ACC-01] [ACC-06] staff see answers, VAT answer and file, approve with a group, and the workshop buys at its prices', async () => {
  const part = await aProduct(shop.db, { name: 'Pompa acqua' });
  await shop.db
    .insertInto('price_list_entries')
    .values({ price_list_id: setup.list.id, product_id: part.id, price_cents: 700 })
    .execute();
  const { browser, id, path, email, customerId } = await aWorkshop();
  expect(textOf(await (await clerk.get('/staff/registrations/')).text())).toContain(email);
  const page = await (await clerk.get(path)).text();
  expect(textOf(page)).toContain('IT00743110157');
  expect(textOf(page)).toContain('Partita IVA valida');
  const file = /href="(\/staff\/registrations\/files\/\d+\/)"/.exec(page)?.[1] ?? '';
  const download = await clerk.get(file);
  expect(download.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''visura%20di%20Elena.pdf",
  );
  expect(download.headers.get('content-type')).toBe('application/pdf');
  expect(await download.text()).toContain('%PDF-1.7');

  const ofCustomer = async () => (await clerk.get(`/staff/customers/${customerId}/`)).text();
  const waits = 'La registrazione è in attesa di una decisione.';
  expect(textOf(await ofCustomer())).toContain(waits);
  expect(await ofCustomer()).toContain(`href="${path}"`);

  const price = async () => textOf(await (await browser.get(`/product/${part.slug}/`)).text());
  expect(await price()).toContain('12,20');
  const approved = await decide(path, { decision: 'approve', group: setup.groupId });
  expect(approved.headers.get('location')).toBe(`${path}?done=approve`);
  expect(await price()).toContain('7,00 €');
  expect(textOf(await ofCustomer())).not.toContain(waits);
  const customer = await shop.db
    .selectFrom('customers')
    .select(['group_id', 'approved_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(customer).toEqual({ group_id: setup.groupId, approved_at: shop.clock.now() });
  const [message] = await emails(id, 'registration-approved');
  expect(message).toMatchObject({ recipient: email, subject: 'Pistone: la tua richiesta è stata accolta' });
  expect(message?.body_text).toContain('Ciao Elena,');
  const [toShop] = await emails(id, 'registration-waiting');
  expect(toShop?.body_text).toContain(`http://shop.test/staff/registrations/${id}/`);
  expect(toShop?.body_text).toContain('IT00743110157');
});

test('the customer’s page shows role, answers, file and VAT answer, and leads to the registration', async () => {
  const { id, customerId } = await aWorkshop();
  const page = await (await clerk.get(`/staff/customers/${customerId}/`)).text();
  expect(textOf(page)).toMatch(/Risposte date alla registrazione\s+Tipo di cliente\s*:\s+Officina/);
  expect(textOf(page)).toMatch(/Partita IVA\s+IT00743110157\s+Partita IVA valida/);
  expect(page).toMatch(/href="\/staff\/registrations\/files\/\d+\/"/);
  expect(page).toContain(`href="/staff/registrations/${id}/"`);
});

test('a second decision changes nothing, and each email is sent once', async () => {
  const { id, path } = await aWorkshop();
  await decide(path, { decision: 'refuse', reason: 'La visura è scaduta.' });
  const refusedTwice = await decide(path, { decision: 'refuse', reason: 'Un altro motivo.' });
  expect(refusedTwice.headers.get('location')).toBe(`${path}?done=nothing`);
  expect(await emails(id, 'registration-refused')).toHaveLength(1);
  await decide(path, { decision: 'approve', group: setup.groupId });
  expect((await decide(path, { decision: 'refuse', reason: 'Tardi.' })).headers.get('location')).toContain(
    'nothing',
  );
  const row = await shop.db
    .selectFrom('registrations')
    .select(['status', 'decided_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'approved', decided_name: 'Ada Riva' });
  const trail = await shop.db
    .selectFrom('audit_entries')
    .select('deed')
    .where('subject_kind', '=', 'registration-request')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(trail.map(({ deed: action }) => action)).toEqual(['refused', 'approved']);
});

test('a refusal says why: without a reason it is not sent, with one the customer reads it and stays a customer', async () => {
  const { browser, id, path } = await aWorkshop();
  const without = await decide(path, { decision: 'refuse', reason: '  ' });
  expect(without.status).toBe(422);
  expect(textOf(await without.text())).toContain('Scrivi il motivo del rifiuto.');
  await decide(path, { decision: 'refuse', reason: 'La visura è <scaduta>.' });
  const account = textOf(await (await browser.get('/my-account/')).text());
  expect(account).toContain('Motivo: La visura è &lt;scaduta&gt;.');
  const [message] = await emails(id, 'registration-refused');
  expect(message?.body_text).toContain('La visura è <scaduta>.');
});

test('a group that does not exist, a decision that is none and an old page change nothing', async () => {
  const { id, path } = await aWorkshop();
  for (const fields of [
    { decision: 'approve', group: 999_999 },
    { decision: 'bless' },
    { _wpnonce: 'old', decision: 'approve' },
  ]) {
    const answer = await decide(path, fields as Record<string, string | number>);
    expect(answer.headers.get('location')).toMatch(/done=(nothing|expired)$/);
  }
  expect((await decide('/staff/registrations/999999/', { decision: 'approve' })).status).toBe(404);
  const row = await shop.db
    .selectFrom('registrations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.status).toBe('waiting');
});

test('without the right no queue, file or role is shown, and nothing changes', async () => {
  const { browser, path } = await aWorkshop();
  const { id: fileId } = await shop.db
    .selectFrom('sent_files')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const warehouse = await staffBrowser(shop, 'warehouse');
  const guest = aBrowser(shop);
  for (const address of [
    '/staff/registrations/',
    path,
    `/staff/registrations/files/${fileId}/`,
    '/staff/roles/',
  ]) {
    expect((await guest.get(address)).status).toBe(401);
    expect((await browser.get(address)).status).toBe(403);
    expect((await warehouse.get(address)).status).toBe(403);
  }
  for (const by of [guest, browser, warehouse]) {
    expect([401, 403]).toContain(
      (await decide(path, { decision: 'approve', group: setup.groupId }, by)).status,
    );
  }
});

test('staff add, change, order and switch off customer types and fields; what was answered keeps its question', async () => {
  const list = async () => (await clerk.get('/staff/roles/')).text();
  const nonce = nonceIn(await list());
  const role = {
    _wpnonce: nonce,
    label_it: 'Carrozzeria',
    label_en: 'Body shop',
    key: 'carrozzeria',
    group: setup.groupId,
  };
  expect((await clerk.post('/staff/roles/new/', { ...role, key: 'Non va' })).status).toBe(422);
  const taken = await clerk.post('/staff/roles/new/', { ...role, key: 'officina' });
  expect(textOf(await taken.text())).toContain('già usata');
  const made = await clerk.post('/staff/roles/new/', { ...role, is_business: '1', active: '1' });
  expect(made.headers.get('location')).toBe('/staff/roles/?done=saved');
  expect(textOf(await list())).toContain('Carrozzeria');

  const options = 'Fino a 5 = Up to 5\nOltre 5';
  const field = {
    _wpnonce: nonce,
    kind: 'select',
    label_it: 'Ponti',
    label_en: 'Lifts',
    at_registration: '1',
    active: '1',
  };
  const withoutOptions = await clerk.post('/staff/roles/fields/new/', field);
  expect(textOf(await withoutOptions.text())).toContain('Scrivi almeno una voce.');
  await clerk.post('/staff/roles/fields/new/', { ...field, options });
  const stored = await shop.db
    .selectFrom('registration_fields')
    .select(['id', 'options', 'at_checkout'])
    .where('label_it', '=', 'Ponti')
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    options: [
      { value: 'fino-a-5', it: 'Fino a 5', en: 'Up to 5' },
      { value: 'oltre-5', it: 'Oltre 5', en: 'Oltre 5' },
    ],
    at_checkout: false,
  });
  await clerk.post('/staff/roles/', { _wpnonce: nonce, move: `field-${stored.id}` });
  const order = await shop.db
    .selectFrom('registration_fields')
    .select('label_it')
    .orderBy('position')
    .execute();
  expect(order.map(({ label_it }) => label_it)).toEqual(['Visura camerale', 'Ponti', 'Partita IVA']);

  const answered = Number(vat.replace('registration_field_', ''));
  const change = { _wpnonce: nonce, kind: 'text', label_it: 'P. IVA', label_en: 'VAT', at_registration: '1' };
  await clerk.post(`/staff/roles/fields/${answered}/`, change);
  const after = await shop.db
    .selectFrom('registration_fields')
    .select(['kind', 'active'])
    .where('id', '=', answered)
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ kind: 'vat-number', active: false });
  const answers = await shop.db
    .selectFrom('registration_answers')
    .select('label')
    .where('field_id', '=', answered)
    .execute();
  expect(new Set(answers.map(({ label }) => label))).toEqual(new Set(['Partita IVA']));
  const form = await (await aBrowser(shop).get('/my-account/?role=officina')).text();
  expect(form).not.toContain(`name="${vat}"`);
});
