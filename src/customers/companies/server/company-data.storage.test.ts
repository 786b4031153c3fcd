import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aGroup } from '#tests/factories/a-group.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readCompany } from './read-company.ts';

let database: TestDatabase;
let groupId: number;
let roleId: number;
let fields: readonly number[];

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  groupId = (await aGroup(db, { kind: 'business', show_prices_with_tax: false })).id;
  const { rows: roles } = await sql<{ id: number }>`
    insert into registration_roles (key, label_it, label_en, is_business, approval, group_id, position)
    values ('officina', 'Officina', 'Workshop', true, 'manual', ${groupId}, 2) returning id`.execute(db);
  roleId = roles[0]?.id ?? 0;
  const { rows } = await sql<{ id: number }>`
    insert into registration_fields (kind, label_it, label_en, position, company_fact) values
      ('text', 'Ragione sociale', 'Company', 1, 'company'), ('vat-number', 'Partita IVA', 'VAT number', 2, null),
      ('text', 'Via', 'Street', 3, 'address'), ('country', 'Sede', 'Seat', 4, 'country') returning id`.execute(
    db,
  );
  fields = rows.map(({ id }) => id);
});
afterAll(() => database.close());

async function aRegistered(status: 'approved' | 'waiting', customer: Parameters<typeof aCustomer>[1] = {}) {
  const { db } = database;
  const { id } = await aCustomer(db, { group_id: groupId, invoice_data: null, ...customer });
  const answers = ['Officina Bassi S.r.l.', 'IT00743110157', 'Via Emilia 45', 'IT:PR'];
  const { rows } = await sql<{
    id: number;
  }>`insert into registrations (customer_id, role_id, status, locale, place)
    values (${id}, ${roleId}, ${status}, 'it', 'registration') returning id`.execute(db);
  for (const [at, value] of answers.entries()) {
    await sql`insert into registration_answers (registration_id, field_id, position, label, value, shown)
      values (${rows[0]?.id ?? 0}, ${fields[at] ?? 0}, ${at}, '', ${value}, ${value})`.execute(db);
  }
  return id;
}

/** The part of the migration that fills the data of customers. */
async function migrateAnswers() {
  const file = join(projectRoot(), 'src/foundation/database/migrations/0091-company-data.sql');
  const [, part = ''] = (await readFile(file, 'utf8')).split(/^(?=-- Customers who were approved)/m);
  await sql.raw(part).execute(database.db);
}

test('approved businesses get what they had answered, and keep what they have stored since', async () => {
  const { db } = database;
  const plain = await aRegistered('approved');
  const waiting = await aRegistered('waiting');
  const ordered = await aRegistered('approved', {
    company: 'Bassi e Figli',
    invoice_data: JSON.stringify({
      kind: 'business',
      company: 'Bassi e Figli',
      vatNumber: '01234567897',
      pec: '',
    }),
    billing_address: JSON.stringify({ address1: 'Via Nuova 2', city: 'Modena', country: 'IT' }),
  });
  const unregistered = await aCustomer(db, { group_id: groupId });
  await migrateAnswers();
  expect(await readCompany(db, plain)).toMatchObject({
    name: 'Officina Bassi S.r.l.',
    vatNumber: '00743110157',
    address: { address1: 'Via Emilia 45', state: 'PR', country: 'IT', firstName: 'Ada', lastName: 'Riva' },
  });
  expect(await readCompany(db, waiting)).toBeNull();
  expect(await readCompany(db, ordered)).toMatchObject({
    name: 'Bassi e Figli',
    vatNumber: '01234567897',
    address: { address1: 'Via Nuova 2', city: 'Modena' },
  });
  expect((await readCompany(db, unregistered.id))?.name).toBe('Officina Riva S.r.l.');
});
