import { readdir } from 'node:fs/promises';
import type { CompanyFact } from '#customers/companies/rules/company-answers.ts';
import type { FieldKind } from '#customers/registration/rules/registration-form.ts';
import type { TestBrowser } from './a-browser.ts';
import { aGroup } from './a-group.ts';
import { aPriceList } from './a-price-list.ts';
import type { TestShop } from './a-shop.ts';
import { fieldIn } from './account-calls.ts';

export type FieldOptions = {
  kind: FieldKind;
  label: string;
  roles?: readonly number[];
  required?: boolean;
  atRegistration?: boolean;
  atCheckout?: boolean;
  companyFact?: CompanyFact;
};

const password = 'Quarantadue-Biscotti-Verdi';

/** A role of workshops that staff approve, with its group and price list, beside the role of private customers. */
export async function aRegistrationSetup(shop: TestShop) {
  const { db } = shop;
  const list = await aPriceList(db);
  const group = await aGroup(db, { slug: 'officine', name: 'Officine', price_list_id: list.id });
  const workshop = await db
    .insertInto('registration_roles')
    .values({
      key: 'officina',
      label_it: 'Officina',
      label_en: 'Workshop',
      is_business: true,
      approval: 'manual',
      group_id: group.id,
      position: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let position = 0;
  return {
    list,
    groupId: group.id,
    roleId: workshop.id,
    /** Adds a field and tells the name of its input. */
    async aField(options: FieldOptions): Promise<string> {
      position += 1;
      const { id } = await db
        .insertInto('registration_fields')
        .values({
          kind: options.kind,
          label_it: options.label,
          label_en: `${options.label} (en)`,
          required: options.required ?? true,
          at_registration: options.atRegistration ?? true,
          at_checkout: options.atCheckout ?? true,
          position,
          company_fact: options.companyFact ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const roleId of options.roles ?? []) {
        await db.insertInto('registration_field_roles').values({ field_id: id, role_id: roleId }).execute();
      }
      return `registration_field_${id}`;
    },
    /** every file that was sent and is kept, or lies about */
    async everyFile(): Promise<readonly string[]> {
      const entries = await readdir(shop.privateFolder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}

let people = 0;

/** The fields of a registration that somebody fills in completely, as the account page makes it. */
export async function aRegistrationForm(
  browser: TestBrowser,
  shop: TestShop,
  options: Readonly<Record<string, string>> = {},
): Promise<FormData> {
  people += 1;
  const html = await (await browser.get('/my-account/')).text();
  const form = new FormData();
  const nonceField = `${shop.wire.platform}-register-nonce`;
  const fields: Record<string, string> = {
    registration_nonce: fieldIn(html, 'registration_nonce'),
    billing_first_name: 'Elena',
    billing_last_name: 'Bassi',
    billing_country: 'IT',
    registration_role: 'privato',
    email: `persona-${people}@example.com`,
    reg_password: password,
    [nonceField]: fieldIn(html, nonceField),
    register: '1',
    ...options,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Posts a form with files, as a page without scripts does. */
export async function postForm(
  browser: TestBrowser,
  shop: TestShop,
  path: string,
  form: FormData,
): Promise<Response> {
  const jar = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const response = await shop.fetch(path, {
    method: 'POST',
    body: form,
    headers: { origin: shop.shopUrl, ...(jar === '' ? {} : { cookie: jar }) },
  });
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) browser.cookies.delete(pair.slice(0, at));
    else browser.cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
  }
  return response;
}

/** A small PDF that is whole. */
export const aPdf = (name = 'visura.pdf') =>
  new File(['%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'], name, { type: 'application/pdf' });
