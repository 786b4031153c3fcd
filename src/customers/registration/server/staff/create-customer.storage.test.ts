import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffRoleFrom } from '#foundation/visitor/rules/staff-rights.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { roleField } from '../../rules/registration-form.ts';
import { createCustomer } from './create-customer.ts';

let home: TestDatabase;
let db: Database;
let staff: RequestContext;
let question: string;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const { id } = await aCustomer(db, { first_name: 'Rita', last_name: 'Addetta' });
  const guest = await aRequestContext(db);
  const staffRole = staffRoleFrom({ code: 'administrator', name: '', rights: [], refund_limit_cents: null });
  const person = {
    customerId: id,
    email: 'rita@example.it',
    firstName: 'Rita',
    lastName: 'Addetta',
    company: '',
  };
  staff = { ...guest, visitor: { ...guest.visitor, person: { ...person, kind: 'retail', staffRole } } };
  const group = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '=', 'retail')
    .executeTakeFirstOrThrow();
  const role = await db
    .insertInto('registration_roles')
    .values({
      key: 'officina-prova',
      label_it: 'Officina',
      label_en: 'Garage',
      approval: 'manual',
      group_id: group.id,
      is_business: true,
      position: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const field = await db
    .insertInto('registration_fields')
    .values({
      kind: 'text',
      label_it: 'Insegna',
      label_en: 'Sign',
      required: true,
      at_registration: true,
      position: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('registration_field_roles').values({ field_id: field.id, role_id: role.id }).execute();
  question = `registration_field_${field.id}`;
});
afterAll(() => home.close());

const typed = () => ({
  billing_first_name: 'Ugo',
  billing_last_name: 'Officini',
  email: 'ugo@example.it',
  billing_phone: '059123456',
  [roleField]: 'officina-prova',
  [question]: 'Officini & figli',
});

it('staff make a customer with the questions and the approval of the registration, who is welcomed and chooses a password', async () => {
  const made = await createCustomer(staff, typed());
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { customerId } = made;
  const registration = await db
    .selectFrom('registrations')
    .innerJoin('registration_answers', 'registration_answers.registration_id', 'registrations.id')
    .select(['status', 'value'])
    .where('customer_id', '=', customerId)
    .execute();
  expect(registration).toEqual([{ status: 'waiting', value: 'Officini & figli' }]);
  const emails = await db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', 'ugo@example.it')
    .execute();
  expect(emails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['account-welcome', 'account-choose-password']),
  );
  const audit = await db
    .selectFrom('audit_entries')
    .select(['subject_kind', 'subject_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({ subject_kind: 'customer', subject_id: String(customerId) });
});

it.each([
  ['a name that is missing', { billing_first_name: '' }, 'billing_first_name'],
  ['an email address that is missing', { email: '' }, 'email'],
  ['an email address that is none', { email: 'ugo' }, 'email'],
  ['an email address that has an account', { email: 'UGO@example.it' }, 'email'],
  ['a telephone number that is none', { billing_phone: 'casa' }, 'billing_phone'],
  ['a role that does not exist', { [roleField]: 'nessuno' }, roleField],
])('%s is refused, and nobody is made', async (_, fields, field) => {
  const before = await db.selectFrom('customers').select('id').execute();
  const refused = await createCustomer(staff, { ...typed(), ...fields });
  expect(refused).toMatchObject({ ok: false, problems: [{ field }] });
  expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(before.length);
});

it('a question that must be answered is asked of staff, too', async () => {
  const refused = await createCustomer(staff, { ...typed(), email: 'altro@example.it', [question]: '' });
  expect(refused).toMatchObject({ ok: false, problems: [{ field: question }] });
});
