import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeSetupLink } from '#site/setup/server/setup-link.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aPerson } from '../factories/a-person.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn, goodPassword, logInOn } from '../factories/account-calls.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await aShop();
  await shop.db.deleteFrom('settings').execute();
});
afterEach(() => shop.close());

const owner = {
  billing_first_name: 'Rosa',
  billing_last_name: 'Rossi',
  email: 'rosa@ricambi.test',
  reg_password: goodPassword,
};

const aLink = async () => (await makeSetupLink(shop)) ?? '';
const keyOf = (path: string) => new URL(path, shop.shopUrl).searchParams.get('key') ?? '';

/** Opens a link, fills in its form and sends it. */
async function create(path: string, fields: Readonly<Record<string, string>> = {}) {
  const browser = aBrowser(shop);
  const html = await pageOf(browser, path);
  const hidden = { setup_key: keyOf(path), _wpnonce: fieldIn(html, '_wpnonce') };
  const answer = await browser.post('/setup/', { ...owner, ...hidden, ...fields });
  return { browser, answer, status: answer.status };
}

const administrators = async () =>
  shop.db
    .selectFrom('customers')
    .select(['email', 'first_name', 'email_confirmed_at'])
    .where('staff_role', '=', 'administrator')
    .execute();

describe.skipIf(!pagesAreBuilt())('the link to the first administrator', () => {
  test('opens a form that creates the administrator, logged in, and sets the email of the shop', async () => {
    const path = await aLink();
    const page = await pageOf(aBrowser(shop), path);
    expect(textOf(page)).toContain('Crea il primo amministratore');
    expect(page).toMatch(/name="reg_password"/);
    const { browser, answer } = await create(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/']);
    expect(await administrators()).toEqual([
      { email: owner.email, first_name: 'Rosa', email_confirmed_at: expect.any(Date) },
    ]);
    const settings = await pageOf(browser, '/staff/settings/');
    expect(settings).toContain(`value="${owner.email}"`);
    // What is still missing is shown above every page of the staff area but the first steps.
    expect(textOf(settings)).toContain('Dati della ditta da completare: Ragione sociale, Indirizzo');
    expect(textOf(settings)).not.toContain('Negozio di prova');
    const trail = await shop.db.selectFrom('audit_entries').selectAll().execute();
    expect(
      trail.map(({ deed: action, subject_kind, person_name }) => [action, subject_kind, person_name]),
    ).toEqual([['created', 'staff-member', 'Rosa Rossi']]);
    expect((await logInOn(aBrowser(shop), { email: owner.email, password: goodPassword })).to).not.toBeNull();
  });

  test('works once', async () => {
    const path = await aLink();
    await create(path);
    const repeated = await create(path, { email: 'altra@ricambi.test' });
    expect(repeated.status).toBe(410);
    expect(textOf(await repeated.answer.text())).toContain('Il negozio ha già un amministratore');
    const looked = await aBrowser(shop).get(path);
    expect(looked.status).toBe(410);
    expect(await administrators()).toHaveLength(1);
    // There is no other link either.
    expect(await makeSetupLink(shop)).toBeNull();
  });

  test('creates one administrator where it is used twice at once', async () => {
    const path = await aLink();
    const answers = await Promise.all([create(path), create(path, { email: 'altra@ricambi.test' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect(await administrators()).toHaveLength(1);
  });

  test('expires after a day, and at the next start', async () => {
    const old = await aLink();
    const path = await aLink();
    const replaced = await create(old);
    expect(replaced.status).toBe(410);
    expect(textOf(await replaced.answer.text())).toContain('Questo link non è valido.');
    shop.clock.advance(24 * 60 * 60 * 1000);
    const late = await create(path);
    expect(late.status).toBe(410);
    expect(textOf(await late.answer.text())).toContain('Questo link è scaduto. Riavvia il negozio');
    for (const wrong of ['/setup/', '/setup/?key=', '/setup/?key=indovina']) {
      expect((await aBrowser(shop).get(wrong)).status).toBe(410);
    }
    expect(await administrators()).toEqual([]);
  });

  test('is not used up by errors in the form, which are shown beside the fields', async () => {
    const path = await aLink();
    const taken = await aCustomer(shop.db);
    const wrong = [
      [{ reg_password: 'rosarossi' }, 'La password è troppo debole.'],
      [{ reg_password: '' }, 'Inserisci una password.'],
      [{ email: 'rosa' }, 'Inserisci un indirizzo email valido.'],
      [{ email: '' }, 'Email è un campo obbligatorio'],
      [{ email: taken.email.toUpperCase() }, 'Esiste già un account con questa email.'],
      [{ billing_first_name: ' ' }, 'Nome è un campo obbligatorio'],
      [{ billing_last_name: 'x'.repeat(101) }, 'Cognome può contenere al massimo 100 caratteri'],
      [{ _wpnonce: 'x' }, 'La pagina era aperta da troppo tempo.'],
    ] as const;
    for (const [fields, sentence] of wrong) {
      const { answer } = await create(path, fields);
      expect(answer.status).toBe(422);
      const said = await answer.text();
      expect(textOf(said)).toContain(sentence);
      expect(said).not.toContain(goodPassword);
    }
    expect(await administrators()).toEqual([]);
    expect((await create(path)).status).toBe(303);
  });

  test('is not offered where the shop has an administrator; a blocked one does not count', async () => {
    const { customerId } = await aPerson(shop.db, 'administrator');
    expect(await makeSetupLink(shop)).toBeNull();
    const blocked = { blocked_at: shop.clock.now() };
    await shop.db.updateTable('customers').set(blocked).where('id', '=', customerId).execute();
    expect((await create(await aLink())).status).toBe(303);
  });

  test('leaves the email that the settings of the shop name', async () => {
    const stored = { key: 'shop_email', value: JSON.stringify('banco@ricambi.test') };
    await shop.db.insertInto('settings').values(stored).execute();
    await create(await aLink());
    const { value } = await shop.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'shop_email')
      .executeTakeFirstOrThrow();
    expect(value).toBe('banco@ricambi.test');
  });
});

describe.skipIf(!pagesAreBuilt())('the staff area', () => {
  test('shows all staff that the shop is a demo', async () => {
    const clerk = await aBrowserOf(shop, (await aPerson(shop.db, 'clerk')).customerId);
    const said = async () => textOf(await pageOf(clerk, '/staff/orders/'));
    expect(await said()).not.toContain('Negozio di prova.');
    await shop.db.insertInto('settings').values({ key: 'demo_shop', value: '{"products": 150}' }).execute();
    expect(await said()).toContain('Negozio di prova.');
    expect(await said()).not.toContain('Dati della ditta da completare');
    await shop.db
      .updateTable('settings')
      .set({ value: '{"products": 0}' })
      .where('key', '=', 'demo_shop')
      .execute();
    expect(await said()).not.toContain('Negozio di prova.');
    await aCustomer(shop.db, { email: 'banco@pistone.example' });
    expect(await said()).toContain('Negozio di prova.');
  });
});
