import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import { staffAttributesAction } from '../../rules/attribute-form.ts';
import { seenOf, type TermCells } from '../../rules/term-rows.ts';
import { readStaffTerms } from './read-staff-attributes.ts';
import { postTermRows } from './save-term-rows.ts';

let home: TestDatabase;
let db: Database;
let staff: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  staff = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
});
afterAll(() => home.close());

async function anAttribute(slug: string, terms: readonly string[]) {
  const { rows } = await sql<{ id: number }>`
    insert into attributes (name, slug) values (${slug}, ${slug}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into attribute_terms (attribute_id, name, slug, position)
    select ${id}::int, name, lower(name), at from unnest(${[...terms]}::text[]) with ordinality as t(name, at)`.execute(
    db,
  );
  return id;
}
const shown = (attributeId: number) => readStaffTerms(db, attributeId, 'en');
const cellsOf = async (attributeId: number) =>
  (await shown(attributeId)).map(({ name, translatedName, color }) => [name, translatedName, color]);

/** The list of an attribute as its page posts it, with these changes by the slug of the term. */
async function post(
  attributeId: number,
  {
    changes = {},
    more = [['action', 'save-terms']],
    nonce = staff.nonces.make(staffAttributesAction),
    terms,
  }: {
    changes?: Readonly<Record<string, Partial<TermCells>>>;
    more?: readonly (readonly [string, string])[];
    nonce?: string;
    terms?: Awaited<ReturnType<typeof shown>>;
  },
) {
  const form = new FormData();
  form.set('_wpnonce', nonce);
  for (const { id, slug, name, translatedName, color } of terms ?? (await shown(attributeId))) {
    const cells = { name, translatedName, color: color ?? '' };
    form.append('term', String(id));
    form.set(`was-${id}`, seenOf(cells));
    for (const [field, value] of Object.entries({ ...cells, ...changes[slug] }))
      form.set(`${field}-${id}`, value);
  }
  for (const [name, value] of more) form.append(name, value);
  return postTermRows(staff, { attributeId, form });
}
const go = (id: number, done: string) => ({
  kind: 'go',
  path: `/staff/attributes/${id}/?${done}#terms-heading`,
});
const idOf = async (attributeId: number, slug: string) =>
  (await shown(attributeId)).find((term) => term.slug === slug)?.id ?? 0;

it('rows that were changed are stored in both languages with their colours, each with its line in the audit trail', async () => {
  const id = await anAttribute('tinta', ['Rosso', 'Blu', 'Nero']);
  const changes = {
    rosso: { translatedName: 'Red', color: '#C8102E' },
    blu: { name: 'Blu notte', translatedName: 'Navy' },
  };
  expect(await post(id, { changes })).toEqual(go(id, 'rows=2'));
  expect(await cellsOf(id)).toEqual([
    ['Rosso', 'Red', '#c8102e'],
    ['Blu notte', 'Navy', null],
    ['Nero', '', null],
  ]);
  expect((await shown(id)).map(({ slug }) => slug)).toEqual(['rosso', 'blu', 'nero']);
  const { rows } = await sql`select subject_name, before, after from audit_entries
    where subject_kind = 'attribute-term' order by id`.execute(db);
  expect(rows).toEqual([
    {
      subject_name: 'tinta: Rosso',
      before: { translatedName: '', color: '' },
      after: { translatedName: 'Red', color: '#c8102e' },
    },
    {
      subject_name: 'tinta: Blu notte',
      before: { name: 'Blu', translatedName: '' },
      after: { name: 'Blu notte', translatedName: 'Navy' },
    },
  ]);
  expect(await post(id, {})).toEqual(go(id, 'rows=0'));
  expect(await auditedFieldsWithoutWords(db)).toEqual([]);
});

it('one row that cannot be stored keeps all of them, and is named', async () => {
  const id = await anAttribute('passo', ['Corto', 'Lungo', 'Medio']);
  const before = await cellsOf(id);
  const [short, long] = [await idOf(id, 'corto'), await idOf(id, 'lungo')];
  expect(await post(id, { changes: { corto: { name: '' }, medio: { name: 'Altro' } } })).toMatchObject({
    rowProblems: [[short, { name: 'no-name' }]],
  });
  expect(await post(id, { changes: { lungo: { name: 'CORTO' }, medio: { name: 'Altro' } } })).toMatchObject({
    rowProblems: [[long, { name: 'twice' }]],
  });
  expect(await cellsOf(id)).toEqual(before);
});

it('what somebody else has changed or deleted meanwhile is not overwritten', async () => {
  const id = await anAttribute('foro', ['Tondo', 'Ovale', 'Quadro']);
  const terms = await shown(id);
  expect(await post(id, { changes: { tondo: { name: 'Rotondo' } } })).toEqual(go(id, 'rows=1'));
  await sql`delete from attribute_terms where id = ${await idOf(id, 'ovale')}`.execute(db);
  const changes = { tondo: { name: 'Circolare' }, ovale: { name: 'Ellisse' }, quadro: { name: 'Quadrato' } };
  expect(await post(id, { terms, changes })).toMatchObject({
    rowProblems: [
      [terms[0]?.id, { name: 'changed-meanwhile' }],
      [terms[1]?.id, { name: 'gone' }],
    ],
  });
  // Rows that were not touched may have changed; those of others are no harm.
  expect(await post(id, { terms, changes: { quadro: { name: 'Quadrato' } } })).toEqual(go(id, 'rows=1'));
  expect((await shown(id)).map(({ name }) => name)).toEqual(['Rotondo', 'Quadrato']);
  const other = await anAttribute('altro', ['Suo']);
  expect(await post(id, { terms: await shown(other), changes: { suo: { name: 'Mio' } } })).toMatchObject({
    rowProblems: [[await idOf(other, 'suo'), { name: 'gone' }]],
  });
});

it('chosen terms are merged, or deleted with a destination, all or none', async () => {
  const made = await aVariableProduct(db, {
    attributes: [{ slug: 'litro', terms: ['uno', 'due', 'tre', 'quattro'] }],
    variations: [{ terms: { litro: 'uno' } }, { terms: { litro: 'due' } }],
  });
  await sql`update products set sku = 'LIT-' || array_position(${[...made.variationIds]}::int[], id) where parent_id = ${made.id}`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`select id from attributes where slug = 'litro'`.execute(db);
  const id = rows[0]?.id ?? 0;
  const chosen = async (action: string, slugs: readonly string[], into: string) => {
    const more: [string, string][] = [['action', action]];
    for (const slug of slugs) more.push(['chosen', String(await idOf(id, slug))]);
    if (into !== '') more.push(['into', String(await idOf(id, into))]);
    return post(id, { more });
  };
  const slugs = async () => (await shown(id)).map(({ slug }) => slug);
  // The third is merged before the second would make two variations the same: nothing stays of it.
  expect(await chosen('merge-terms', ['tre', 'due'], 'uno')).toMatchObject({
    rowsProblem: {
      id: await idOf(id, 'due'),
      problem: { code: 'same-variations', names: ['LIT-1', 'LIT-2'] },
    },
  });
  expect(await slugs()).toEqual(['uno', 'due', 'tre', 'quattro']);
  expect(await chosen('remove-terms', ['due'], '')).toMatchObject({
    rowsProblem: { problem: 'no-destination' },
  });
  expect(await chosen('merge-terms', ['due'], 'due')).toMatchObject({
    rowsProblem: { problem: 'no-destination' },
  });
  expect(await chosen('remove-terms', ['due'], 'tre')).toEqual(go(id, 'ended=1'));
  expect(await chosen('remove-terms', ['quattro'], '')).toEqual(go(id, 'ended=1'));
  expect(await slugs()).toEqual(['uno', 'tre']);
  const { rows: choices } = await sql<{ slug: string }>`
    select t.slug from variation_terms vt join attribute_terms t on t.id = vt.term_id
    where vt.attribute_id = ${id} order by vt.variation_id`.execute(db);
  expect(choices.map(({ slug }) => slug)).toEqual(['uno', 'tre']);
  expect(await chosen('merge-terms', [], 'tre')).toMatchObject({ rowsProblem: 'none-chosen' });
  const changes = { uno: { name: 'Uno nuovo' } };
  const more = [
    ['action', 'remove-terms'],
    ['chosen', String(await idOf(id, 'uno'))],
    ['into', String(await idOf(id, 'tre'))],
  ] as const;
  expect(await post(id, { changes, more })).toMatchObject({ rowsProblem: 'unsaved' });
  expect(await post(id, { more, nonce: 'x' })).toMatchObject({ rowsProblem: 'expired' });
  expect(await post(id, { more: [['action', 'save']] })).toBeNull();
  expect(await slugs()).toEqual(['uno', 'tre']);
});
