import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aPdf, aRegistrationForm, aRegistrationSetup, postForm } from '../factories/a-registration-setup.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let setup: Awaited<ReturnType<typeof aRegistrationSetup>>;
let company: string;
let extract: string;
let since: string;
let agreed: string;

beforeAll(async () => {
  shop = await aShop();
  setup = await aRegistrationSetup(shop);
  const roles = [setup.roleId];
  company = await setup.aField({ kind: 'text', label: 'Ragione sociale', roles });
  extract = await setup.aField({ kind: 'file', label: 'Visura camerale', roles });
  since = await setup.aField({ kind: 'date', label: 'Attiva dal', roles, required: false });
  agreed = await setup.aField({ kind: 'checkbox', label: 'Sono un operatore', roles });
});
afterAll(() => shop.close());

const customers = async () => {
  const { count } = await shop.db
    .selectFrom('customers')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

async function register(fields: Record<string, string>, file: File | null = aPdf()) {
  const browser = aBrowser(shop);
  const form = await aRegistrationForm(browser, shop, fields);
  if (file) form.set(`${extract}_file`, file);
  const email = String(form.get('email'));
  return { browser, form, email, response: await postForm(browser, shop, '/my-account/', form) };
}

const whole = () => ({ registration_role: 'officina', [company]: 'Officina Bassi', [agreed]: '1' });

test('[ACC-06] [ACC-07] the form has a drop-down of roles; an address may choose one, and its fields are shown', async () => {
  const browser = aBrowser(shop);
  const first = await (await browser.get('/my-account/')).text();
  expect(first).toMatch(/<select[^>]*name="registration_role"/);
  expect(textOf(first)).toMatch(/Tipo di cliente \*\s+Privato\s+Officina/);
  expect(first).not.toContain(`name="${company}"`);
  const workshop = await (await browser.get('/my-account/?role=officina')).text();
  expect(workshop).toContain('<option value="officina" selected="">');
  for (const name of [company, since, agreed, `${extract}_file`])
    expect(workshop).toContain(`name="${name}"`);
});

test('[ACC-07] without scripts a button shows the fields of the chosen role, and nothing that was typed is lost', async () => {
  const before = await customers();
  const { response } = await register({ registration_role: 'officina', registration_show_fields: '1' });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`name="${company}"`);
  expect(html).toContain('value="Elena"');
  expect(html).toContain('visura.pdf');
  expect(html).not.toContain('role="alert"');
  expect(await customers()).toBe(before);
});

test('[ACC-01] [ACC-06] a workshop registers with its answers and its file, waits, and buys as everybody does', async () => {
  const { response, browser, email } = await register({ ...whole(), [since]: '03/03/14' });
  expect(response.status).toBe(303);
  const registration = await shop.db
    .selectFrom('registrations as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .innerJoin('customer_groups as k', 'k.id', 'c.group_id')
    .select(['g.id', 'g.status', 'c.approved_at', 'k.slug'])
    .where('c.email', '=', email)
    .executeTakeFirstOrThrow();
  expect(registration).toMatchObject({ status: 'waiting', approved_at: null, slug: 'retail' });
  const answers = await shop.db
    .selectFrom('registration_answers')
    .select(['label', 'value', 'shown'])
    .where('registration_id', '=', registration.id)
    .orderBy('position')
    .execute();
  expect(answers).toEqual([
    { label: 'Ragione sociale', value: 'Officina Bassi', shown: 'Officina Bassi' },
    { label: 'Visura camerale', value: 'visura.pdf', shown: 'visura.pdf' },
    { label: 'Attiva dal', value: '2014-03-03', shown: '03/03/2014' },
    { label: 'Sono un operatore', value: '1', shown: 'Sì' },
  ]);
  const emails = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('registration_id', '=', registration.id)
    .orderBy('kind')
    .execute();
  expect(emails).toEqual([
    { kind: 'registration-received', recipient: email },
    { kind: 'registration-waiting', recipient: 'ordini@pistone.example' },
  ]);
  const account = textOf(await (await browser.get('/my-account/')).text());
  expect(account).toContain('Stiamo verificando la tua richiesta come “Officina”');
});

test('[CHK-07] [CHK-08] a required field that is empty and a box that is not ticked are refused by the server', async () => {
  const before = await customers();
  const { response } = await register({ registration_role: 'officina', [company]: ' ' }, null);
  expect(response.status).toBe(422);
  const text = textOf(await response.text());
  for (const label of ['Ragione sociale', 'Visura camerale', 'Sono un operatore']) {
    expect(text).toContain(`${label} è obbligatorio`);
  }
  expect(text).not.toContain('Attiva dal è obbligatorio');
  expect(await customers()).toBe(before);
});

test('[CHK-06] a role switched at the last moment: only the fields of the posted role are stored and checked', async () => {
  const { response, email } = await register(
    { ...whole(), registration_role: 'privato', [since]: '31/02/2026' },
    null,
  );
  expect(response.status).toBe(303);
  const row = await shop.db
    .selectFrom('registrations as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .innerJoin('registration_roles as r', 'r.id', 'g.role_id')
    .leftJoin('registration_answers as a', 'a.registration_id', 'g.id')
    .select(['r.key', 'g.status', 'a.value'])
    .where('c.email', '=', email)
    .execute();
  expect(row).toEqual([{ key: 'privato', status: 'approved', value: null }]);
});

test('an unknown role, a date that does not exist and HTML in an answer: an error message, or plain text', async () => {
  const unknown = await register({ ...whole(), registration_role: 'pirata' });
  expect(unknown.response.status).toBe(422);
  expect(textOf(await unknown.response.text())).toContain('Tipo di cliente: scegli una voce dall’elenco');
  const wrongDay = await register({ ...whole(), [since]: '31/02/2026' });
  expect(wrongDay.response.status).toBe(422);
  expect(textOf(await wrongDay.response.text())).toContain('Attiva dal: questa data non esiste');
  const html = await register({
    ...whole(),
    [company]: '<img src=x onerror=alert(1)>',
    [since]: '31/02/2026',
  });
  const page = await html.response.text();
  expect(page).not.toContain('<img src=x');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('an uploaded file stays when something else was wrong, and need not be sent twice', async () => {
  const { response, browser, form } = await register({ ...whole(), [company]: '' });
  expect(response.status).toBe(422);
  const html = await response.text();
  const token = fieldIn(html, extract);
  expect(token).toHaveLength(43);
  form.delete(`${extract}_file`);
  form.set(extract, token);
  form.set(company, 'Officina Bassi');
  form.set('reg_password', 'Quarantadue-Biscotti-Verdi');
  expect((await postForm(browser, shop, '/my-account/', form)).status).toBe(303);
});

test('a file of another visitor, one that was taken already and an unknown one are refused alike', async () => {
  const { response } = await register({ ...whole(), [company]: '' });
  const token = fieldIn(await response.text(), extract);
  const session = await shop.db
    .insertInto('sessions')
    .values({ token_hash: Buffer.from('of somebody else'), expires_at: new Date('2099-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const belongsTo = (sessionId: number | null) =>
    shop.db.updateTable('sent_files').set({ session_id: sessionId }).where('taken_at', 'is', null).execute();
  const refused = async (given: string) => {
    const { response: answer } = await register({ ...whole(), [extract]: given }, null);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('il file non è più disponibile');
  };
  await belongsTo(session.id);
  await refused(token);
  await belongsTo(null);
  expect((await register({ ...whole(), [extract]: token }, null)).response.status).toBe(303);
  await refused(token);
  await refused('a'.repeat(43));
});

test('files are checked by content and size; a refused one says why and leaves nothing', async () => {
  const files = await setup.everyFile();
  const big = new File([`%PDF-${'a'.repeat(10 * 1024 * 1024)}%%EOF`], 'grande.pdf');
  const wrong = new File(['<!doctype html><script>alert(1)</script>'], 'visura.pdf');
  const cut = new File(['%PDF-1.7\n1 0 obj'], 'visura.pdf');
  const empty = new File([''], 'vuoto.pdf');
  for (const [file, sentence] of [
    [big, 'il file supera 5 MB'],
    [wrong, 'accettiamo soltanto PDF, JPEG e PNG'],
    [cut, 'il file è incompleto o danneggiato'],
    [empty, 'il file è vuoto'],
  ] as const) {
    const { response } = await register(whole(), file);
    expect(response.status).toBe(422);
    expect(textOf(await response.text())).toContain(`Visura camerale: ${sentence}`);
  }
  expect(await setup.everyFile()).toEqual(files);
});

test('a form that breaks off is refused and leaves nothing, and so is a file without the page’s nonce', async () => {
  const files = await setup.everyFile();
  const browser = aBrowser(shop);
  const form = await aRegistrationForm(browser, shop, whole());
  form.set(`${extract}_file`, aPdf());
  const request = new Request('http://shop.test/my-account/', { method: 'POST', body: form });
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '', origin: shop.shopUrl };
  const body = bytes.slice(0, bytes.length - 40);
  const broken = await shop.fetch('/my-account/', { method: 'POST', body, headers });
  expect(broken.status).toBe(400);
  const unproven = await register({ ...whole(), registration_nonce: 'wrong' });
  expect(unproven.response.status).toBe(422);
  expect(textOf(await unproven.response.text())).toContain('Visura camerale è obbligatorio');
  expect(await setup.everyFile()).toEqual(files);
});

test('a script uploads a file by itself: the answer gives its key, or why it is refused', async () => {
  const browser = aBrowser(shop);
  const html = await (await browser.get('/my-account/?role=officina')).text();
  const send = async (file: File, nonce = fieldIn(html, 'registration_nonce')) => {
    const form = new FormData();
    form.set('registration_nonce', nonce);
    form.set(`${extract}_file`, file);
    return postForm(browser, shop, `/my-account/registration-file/?field=${extract}_file`, form);
  };
  const saved = await send(aPdf());
  expect(saved.status).toBe(200);
  expect(await saved.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), problem: null });
  const refused = await send(new File(['GIF89a'], 'x.gif'));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({ token: null, problem: 'file-wrong-type' });
  expect((await send(aPdf(), 'wrong')).status).toBe(422);
});

test('where staff change the form during a submission the page says so, and nothing that was typed or sent is lost', async () => {
  const before = await customers();
  const { db } = shop;
  const late = async () => {
    const { id } = await db
      .insertInto('registration_fields')
      .values({
        kind: 'text',
        label_it: 'Codice SDI',
        label_en: 'SDI',
        required: true,
        at_registration: true,
        at_checkout: false,
        position: 99,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const browser = aBrowser(shop);
  const form = await aRegistrationForm(browser, shop, whole());
  form.set(`${extract}_file`, aPdf());
  // The account waits for this lock: its form was checked before the change, and is written after it.
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (holder) => {
    await sql`lock table customers in share mode`.execute(holder);
    isLocked();
    await mayEnd;
  });
  await locked;
  const answer = postForm(browser, shop, '/my-account/', form);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.waiting;
    })
    .toBe(1);
  const field = await late();
  end();
  await holding;
  const response = await answer;
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(textOf(html)).toContain('Il modulo di registrazione è cambiato mentre lo compilavi.');
  expect(textOf(html)).toContain('Codice SDI è obbligatorio');
  expect(html).toContain('value="Officina Bassi"');
  expect(fieldIn(html, extract)).toHaveLength(43);
  expect(await customers()).toBe(before);
  await db.deleteFrom('registration_fields').where('id', '=', field).execute();
});
