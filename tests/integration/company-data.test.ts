import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCompany } from '#customers/companies/server/read-company.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aRegistrationForm, aRegistrationSetup, postForm } from '../factories/a-registration-setup.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { nonceIn, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let setup: Awaited<ReturnType<typeof aRegistrationSetup>>;
let clerk: TestBrowser;
let fields: Record<'company' | 'vat' | 'code' | 'pec' | 'street' | 'town' | 'office', string>;

beforeAll(async () => {
  shop = await aShop();
  setup = await aRegistrationSetup(shop);
  const roles = [setup.roleId];
  const text = (label: string, companyFact: 'company' | 'recipient-code' | 'address' | 'city') =>
    setup.aField({ kind: 'text', label, roles, required: false, companyFact });
  fields = {
    company: await text('Ragione sociale', 'company'),
    vat: await setup.aField({ kind: 'vat-number', label: 'Partita IVA', roles }),
    code: await text('Codice destinatario', 'recipient-code'),
    pec: await setup.aField({ kind: 'email', label: 'PEC', roles, required: false, companyFact: 'pec' }),
    street: await text('Via', 'address'),
    town: await text('Comune', 'city'),
    office: await setup.aField({
      kind: 'country',
      label: 'Sede',
      roles,
      required: false,
      companyFact: 'country',
    }),
  };
  clerk = await staffBrowser(shop, 'sales');
});
afterAll(() => shop.close());

const answers = () => ({
  registration_role: 'officina',
  [fields.company]: 'Officina Bassi S.r.l.',
  [fields.vat]: '00743110157',
  [fields.code]: 'm5uxcr1',
  [fields.pec]: 'bassi@pec.example',
  [fields.street]: 'Via Emilia Ovest 45',
  [fields.town]: 'Parma',
  [fields.office]: 'IT',
  [`${fields.office}_state`]: 'PR',
});

async function register(changed: Readonly<Record<string, string>> = {}) {
  const browser = aBrowser(shop);
  const form = await aRegistrationForm(browser, shop, { ...answers(), ...changed });
  const answer = await postForm(browser, shop, '/my-account/', form);
  const registration = await shop.db
    .selectFrom('registrations')
    .select(['id', 'customer_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { browser, answer, id: registration?.id ?? 0, customerId: registration?.customer_id ?? 0 };
}

async function decide(id: number, decision: string, reason = '') {
  const page = await (await clerk.get('/staff/roles/')).text();
  const form = { _wpnonce: nonceIn(page), decision, reason, group: setup.groupId };
  expect((await clerk.post(`/staff/registrations/${id}/`, form)).status).toBe(303);
}

const bassi = {
  name: 'Officina Bassi S.r.l.',
  vatNumber: '00743110157',
  taxCode: '',
  recipientCode: 'M5UXCR1',
  pec: 'bassi@pec.example',
  address: {
    firstName: 'Elena',
    lastName: 'Bassi',
    company: 'Officina Bassi S.r.l.',
    address1: 'Via Emilia Ovest 45',
    city: 'Parma',
    state: 'PR',
    country: 'IT',
  },
};

test('[ACC-01] what a business has registered becomes its own data at approval, and not before', async () => {
  const { id, customerId } = await register();
  expect(await readCompany(shop.db, customerId)).toBeNull();
  // The queue names the firm all the same.
  expect(textOf(await (await clerk.get('/staff/registrations/')).text())).toContain('Officina Bassi S.r.l.');
  await decide(id, 'approve');
  expect(await readCompany(shop.db, customerId)).toMatchObject({ accountId: customerId, ...bassi });
  const page = textOf(await (await clerk.get(`/staff/customers/${customerId}/`)).text());
  expect(page).toMatch(/Azienda\s+Ragione sociale\s+Officina Bassi S\.r\.l\.\s+Partita IVA\s+00743110157/);
  expect(page).toContain('Partita IVA valida');
  expect(page).toContain('M5UXCR1');
  expect(textOf(await (await clerk.get('/staff/customers/')).text())).toContain('Officina Bassi S.r.l.');
});

test('a refused business has no company, and gets one where staff approve it later', async () => {
  const { id, customerId } = await register();
  await decide(id, 'refuse', 'La visura non si legge.');
  expect(await readCompany(shop.db, customerId)).toBeNull();
  await decide(id, 'approve');
  expect(await readCompany(shop.db, customerId)).toMatchObject(bassi);
});

test('[ACC-07] a role without approval has its company at once; a private customer has none', async () => {
  const role = shop.db.updateTable('registration_roles').where('key', '=', 'officina');
  await role.set({ approval: 'automatic' }).execute();
  const business = await register();
  expect(await readCompany(shop.db, business.customerId)).toMatchObject(bassi);
  await role.set({ approval: 'manual' }).execute();
  const person = await register({ registration_role: 'privato' });
  expect(await readCompany(shop.db, person.customerId)).toBeNull();
});

test('an answer that becomes a company’s data is checked as what it says', async () => {
  const wrong = await register({ [fields.code]: 'ABC', [fields.pec]: 'bassi' });
  const page = textOf(await wrong.answer.text());
  expect(wrong.answer.status).toBe(422);
  expect(page).toContain('Codice destinatario: scrivi sette lettere o cifre, per esempio 0000000');
  expect(page).toContain('PEC non è un indirizzo email valido');
});

test('a subaccount buys for the company of its main account', async () => {
  const { id, customerId } = await register();
  await decide(id, 'approve');
  const { customerId: employee } = await register({ registration_role: 'privato' });
  await shop.db
    .insertInto('subaccounts')
    .values({ customer_id: employee, main_account_id: customerId, permissions: [] })
    .execute();
  expect(await readCompany(shop.db, employee)).toMatchObject({ accountId: customerId, ...bassi });
  const page = await (await clerk.get(`/staff/customers/${employee}/`)).text();
  expect(page).toContain(`href="/staff/customers/${customerId}/"`);
  expect(textOf(page)).toContain('Apri l’account principale dell’azienda');
});

test('staff say what of a company a field asks for; a field of another kind cannot hold it', async () => {
  const page = await (await clerk.get('/staff/roles/fields/new/')).text();
  expect(textOf(page)).toContain('Dato dell’azienda');
  const form = {
    _wpnonce: nonceIn(page),
    label_it: 'Codice fiscale',
    label_en: 'Tax code',
    at_registration: '1',
    company_fact: 'tax-code',
  };
  const refused = await clerk.post('/staff/roles/fields/new/', { ...form, kind: 'date' });
  expect(textOf(await refused.text())).toContain('Un campo di questo tipo non può contenere questo dato.');
  const saved = await clerk.post('/staff/roles/fields/new/', { ...form, kind: 'text' });
  expect(saved.headers.get('location')).toBe('/staff/roles/?done=saved');
  const field = await shop.db
    .selectFrom('registration_fields')
    .select('company_fact')
    .where('label_it', '=', 'Codice fiscale')
    .executeTakeFirst();
  expect(field?.company_fact).toBe('tax-code');
});

/** The company of an approved registration with its main account's browser. */
async function anApprovedCompany() {
  const { id, customerId, browser } = await register();
  await decide(id, 'approve');
  return { customerId, browser };
}

async function postCompany(browser: TestBrowser, changed: Readonly<Record<string, string>>) {
  const page = await (await browser.get('/my-account/company/')).text();
  return browser.post('/my-account/company/', {
    'save-company-nonce': fieldIn(page, 'save-company-nonce'),
    invoice_company: 'Officina Bassi S.r.l.',
    invoice_vat_number: '00743110157',
    invoice_recipient_code: 'M5UXCR1',
    invoice_pec: 'bassi@pec.example',
    ...changed,
  });
}

test('[VAT-02] the main account changes its company, and a changed VAT number is checked again', async () => {
  const { browser, customerId } = await anApprovedCompany();
  const page = textOf(await (await browser.get('/my-account/company/')).text());
  expect(page).toContain('Partita IVA verificata');
  expect(page).toContain('Via Emilia Ovest 45');
  const wrong = await postCompany(browser, { invoice_vat_number: '00743110158' });
  expect(wrong.status).toBe(422);
  expect(textOf(await wrong.text())).toContain('La partita IVA non è valida: controlla le cifre');
  expect(await readCompany(shop.db, customerId)).toMatchObject(bassi);
  const saved = await postCompany(browser, {
    invoice_company: 'Bassi Ricambi S.r.l.',
    invoice_vat_number: 'IT01234567897',
  });
  expect(saved.headers.get('location')).toBe('/my-account/company/?told=company-saved');
  const company = await readCompany(shop.db, customerId);
  expect(company).toMatchObject({ name: 'Bassi Ricambi S.r.l.', vatNumber: '01234567897' });
  expect(company?.address?.company).toBe('Bassi Ricambi S.r.l.');
  const checks = await shop.db
    .selectFrom('vat_checks')
    .select('answer')
    .where('number', '=', 'IT01234567897')
    .where('customer_id', '=', customerId)
    .execute();
  expect(checks).toEqual([{ answer: 'valid' }]);
});

test('[ACC-02] an employee reads the company’s data and changes nothing; a private customer finds no such page', async () => {
  const { customerId } = await anApprovedCompany();
  const { browser: employee, customerId: id } = await register({ registration_role: 'privato' });
  expect((await employee.get('/my-account/company/')).status).toBe(404);
  await shop.db
    .insertInto('subaccounts')
    .values({ customer_id: id, main_account_id: customerId, permissions: [] })
    .execute();
  const page = await (await employee.get('/my-account/company/')).text();
  expect(textOf(page)).toContain('Officina Bassi S.r.l.');
  expect(page).not.toContain('save-company-nonce');
  const posted = await employee.post('/my-account/company/', { invoice_company: 'Mia S.r.l.' });
  expect(posted.status).toBe(422);
  expect(await readCompany(shop.db, customerId)).toMatchObject(bassi);
});

test('staff change the company of a customer, in the audit trail, and see what is wrong', async () => {
  const { customerId } = await anApprovedCompany();
  const path = `/staff/customers/${customerId}/company/`;
  const form = async (changed: Readonly<Record<string, string>>) => ({
    _wpnonce: nonceIn(await (await clerk.get(path)).text()),
    invoice_company: 'Officina Bassi S.p.A.',
    invoice_vat_number: '01234567897',
    billing_first_name: 'Elena',
    billing_last_name: 'Bassi',
    billing_address_1: 'Via Nuova 9',
    billing_postcode: '43121',
    billing_city: 'Parma',
    billing_state: 'PR',
    billing_country: 'IT',
    billing_phone: '0521 000 000',
    billing_email: 'elena@officina.example',
    ...changed,
  });
  const wrong = await clerk.post(path, await form({ invoice_vat_number: '123', billing_postcode: 'ABC' }));
  expect(wrong.status).toBe(422);
  expect(await readCompany(shop.db, customerId)).toMatchObject(bassi);
  const saved = await clerk.post(path, await form({}));
  expect(saved.headers.get('location')).toBe(`/staff/customers/${customerId}/?done=company`);
  expect(await readCompany(shop.db, customerId)).toMatchObject({
    name: 'Officina Bassi S.p.A.',
    vatNumber: '01234567897',
    address: { address1: 'Via Nuova 9', postcode: '43121' },
  });
  const audit = await shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_kind', '=', 'customer')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit?.after).toMatchObject({ vatNumber: '01234567897', address1: 'Via Nuova 9' });
});
