import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { parseListingQuery } from '#catalogue/products/rules/listing-query.ts';
import { findMovedFilters } from '#catalogue/products/server/find-moved-filters.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import { staffAttributesAction } from '../../rules/attribute-form.ts';
import { endTerm } from './end-term.ts';
import { mergeAttribute } from './merge-attribute.ts';
import { postMerge } from './post-merge.ts';
import { readMerge } from './read-merge.ts';
import { readStaffAttribute, readStaffTerms } from './read-staff-attributes.ts';

let home: TestDatabase;
let db: Database;
let staff: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  staff = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
});
afterAll(() => home.close());

async function anAttribute(slug: string, terms: readonly string[], type = 'select') {
  const { rows } = await sql<{ id: number }>`
    insert into attributes (name, slug, type) values (${slug}, ${slug}, ${type}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into attribute_terms (attribute_id, name, slug, position)
    select ${id}::int, name, lower(name), at from unnest(${[...terms]}::text[]) with ordinality as t(name, at)`.execute(
    db,
  );
  return id;
}
const idOf = async (slug: string) =>
  (await db.selectFrom('attributes').select('id').where('slug', '=', slug).executeTakeFirst())?.id ?? 0;
const termOf = async (attributeId: number, slug: string) =>
  (await readStaffTerms(db, attributeId)).find((term) => term.slug === slug)?.id ?? 0;
const preview = async (id: number, into: number) =>
  (await readMerge(db, { id, into, language: 'en' }))?.preview;
const merge = async (id: number, into: number) =>
  mergeAttribute(staff, { id, into, seen: (await preview(id, into))?.seen ?? '' });
const filtered = (query: string) =>
  aRequestContext(db).then((ctx) =>
    findMovedFilters(ctx, parseListingQuery({ kind: 'shop' }, undefined, new URLSearchParams(query))),
  );

describe('an attribute in use', () => {
  it('is merged into another one with products, variations, presets, carts, lists, tables and filters', async () => {
    const shirt = await aVariableProduct(db, {
      slug: 'maglia',
      attributes: [{ slug: 'tinta', terms: ['rosso', 'blu'] }],
      variations: [{ terms: { tinta: 'rosso' } }, { terms: { tinta: 'blu' } }],
    });
    const [from, into] = [await idOf('tinta'), await anAttribute('colore', ['Rosso', 'Verde'], 'color')];
    const [red, blue] = [await termOf(from, 'rosso'), await termOf(from, 'blu')];
    const intoRed = await termOf(into, 'rosso');
    await sql`update attribute_terms set color = '#c8102e' where id = ${red}`.execute(db);
    await sql`insert into attribute_term_translations (term_id, language, name) values (${red}, 'en', 'Red')`.execute(
      db,
    );
    await sql`update product_attributes set default_term_id = ${red} where product_id = ${shirt.id}`.execute(
      db,
    );
    const buyer = staff.visitor.person?.customerId ?? 0;
    await sql`with cart as (insert into carts (customer_id) values (${buyer}) returning id)
      insert into cart_lines (cart_id, key, product_id, attributes, quantity)
      select id, ${'b'.repeat(32)}, ${shirt.id}, '{"attribute_pa_tinta": "rosso"}', 1 from cart`.execute(db);
    await sql`insert into product_tables (name, columns, definition)
      values ('Maglie', '{product_title,pa_tinta}', '{"finding": {"miniFilter": ["pa_tinta"]}}')`.execute(db);
    expect(await preview(from, into)).toMatchObject({
      products: 1,
      both: 0,
      variations: 2,
      lines: 1,
      joins: ['rosso'],
      moves: ['blu'],
      conflicts: [],
    });
    expect(await merge(from, into)).toEqual({ ok: true });

    expect(await readStaffAttribute(db, { id: from, language: 'en' })).toBeNull();
    const stored = await readStaffTerms(db, into);
    expect(stored.map(({ id, slug, color, products }) => [id, slug, color, products])).toEqual([
      [intoRed, 'rosso', '#c8102e', 1],
      [await termOf(into, 'verde'), 'verde', null, 0],
      [blue, 'blu', null, 1],
    ]);
    const product = await readProduct(await aRequestContext(db), 'maglia');
    expect(product?.variationAttributes).toMatchObject([
      {
        name: 'attribute_pa_colore',
        preset: 'rosso',
        swatches: 'color',
        options: [{ slug: 'rosso' }, { slug: 'blu' }],
      },
    ]);
    expect(product?.variations?.map(({ attributes }) => attributes)).toEqual([
      { attribute_pa_colore: 'rosso' },
      { attribute_pa_colore: 'blu' },
    ]);
    const { rows } =
      await sql`select (select attributes from cart_lines where product_id = ${shirt.id}) as line,
      (select columns from product_tables where name = 'Maglie') as columns,
      (select definition from product_tables where name = 'Maglie') as definition,
      (select name from attribute_term_translations where term_id = ${intoRed}) as english`.execute(db);
    expect(rows).toEqual([
      {
        line: { attribute_pa_colore: 'rosso' },
        columns: ['product_title', 'pa_colore'],
        definition: { finding: { miniFilter: ['pa_colore'] } },
        english: 'Red',
      },
    ]);
    expect((await filtered('filter_tinta=rosso,blu&in_stock=1'))?.attributes).toEqual([
      { attribute: 'colore', terms: ['blu', 'rosso'] },
    ]);
    expect((await filtered('filter_tinta=blu&filter_colore=verde'))?.attributes).toEqual([
      { attribute: 'colore', terms: ['blu', 'verde'] },
    ]);
    expect(await filtered('filter_colore=blu')).toBeNull();
    expect(await filtered('filter_tinta=nessuno')).toBeNull();
  });

  it('leads its filters on through a second merge, and through one of its terms', async () => {
    const [one, two, three] = [
      await anAttribute('passo-a', ['Corto']),
      await anAttribute('passo-b', ['Lungo', 'Medio']),
      await anAttribute('passo-c', ['corto']),
    ];
    expect(await merge(one, two)).toEqual({ ok: true });
    expect(await merge(two, three)).toEqual({ ok: true });
    const long = await termOf(three, 'lungo');
    const medium = await termOf(three, 'medio');
    expect(await endTerm(staff, { attributeId: three, id: medium, kind: 'merge', into: long })).toMatchObject(
      { ok: true },
    );
    for (const [query, term] of [
      ['filter_passo-a=corto', 'corto'],
      ['filter_passo-b=medio', 'lungo'],
      ['filter_passo-c=medio', 'lungo'],
    ] as const) {
      expect((await filtered(query))?.attributes).toEqual([{ attribute: 'passo-c', terms: [term] }]);
    }
  });

  it('goes into one that its products have already, with the terms of both', async () => {
    const { id } = await aVariableProduct(db, {
      attributes: [
        { slug: 'lato-a', terms: ['destro'] },
        { slug: 'lato-b', terms: ['sinistro'] },
      ],
      variations: [{ terms: { 'lato-a': 'destro', 'lato-b': null } }],
    });
    const [from, into] = [await idOf('lato-a'), await idOf('lato-b')];
    expect(await preview(from, into)).toMatchObject({ products: 1, both: 1, conflicts: [] });
    expect(await merge(from, into)).toEqual({ ok: true });
    const { rows } = await sql`
      select vt.attribute_id, t.slug from variation_terms vt join products v on v.id = vt.variation_id
      left join attribute_terms t on t.id = vt.term_id where v.parent_id = ${id}`.execute(db);
    expect(rows).toEqual([{ attribute_id: into, slug: 'destro' }]);
    expect((await readStaffTerms(db, into)).map(({ products }) => products)).toEqual([1, 1]);
  });
});

describe('a merge is refused, and changes nothing,', () => {
  const state = async (ids: readonly number[]) => [
    await Promise.all(ids.map((id) => readStaffAttribute(db, { id, language: 'en' }))),
    (await sql`select * from variation_terms order by variation_id, attribute_id`.execute(db)).rows,
  ];

  it('where variations have a term of each', async () => {
    const made = await aVariableProduct(db, {
      attributes: [
        { slug: 'misura-a', terms: ['s', 'm'] },
        { slug: 'misura-b', terms: ['xl'] },
      ],
      variations: [
        { terms: { 'misura-a': 's', 'misura-b': 'xl' } },
        { terms: { 'misura-a': 'm', 'misura-b': 'xl' } },
      ],
    });
    await sql`update products set sku = 'MIS-' || array_position(${made.variationIds}::int[], id) where parent_id = ${made.id}`.execute(
      db,
    );
    const ids = [await idOf('misura-a'), await idOf('misura-b')] as const;
    const before = await state(ids);
    const conflict = { code: 'two-values', names: ['MIS-1', 'MIS-2'] };
    expect((await preview(...ids))?.conflicts).toEqual([conflict]);
    expect(await merge(...ids)).toEqual({ ok: false, problem: conflict });
    expect(await state(ids)).toEqual(before);
  });

  it('where variations would become the same choice', async () => {
    const made = await aVariableProduct(db, {
      attributes: [{ slug: 'tono-a', terms: ['chiaro', 'pallido'] }],
      variations: [{ terms: { 'tono-a': 'chiaro' } }, { terms: { 'tono-a': 'pallido' } }],
    });
    await sql`update products set sku = 'TON-' || array_position(${made.variationIds}::int[], id) where parent_id = ${made.id}`.execute(
      db,
    );
    await sql`update attribute_terms set name = 'Chiaro ' where slug = 'pallido'`.execute(db);
    const ids = [await idOf('tono-a'), await anAttribute('tono-b', ['Chiaro'])] as const;
    const before = await state(ids);
    const conflict = { code: 'same-variations', names: ['TON-1', 'TON-2'] };
    expect(await merge(...ids)).toEqual({ ok: false, problem: conflict });
    expect(await state(ids)).toEqual(before);
  });

  it('where it is not what was seen, or one of the two is not there, or is one product’s own', async () => {
    const ids = [await anAttribute('prova-a', ['Uno']), await anAttribute('prova-b', [])] as const;
    const seen = (await preview(...ids))?.seen ?? '';
    await sql`insert into attribute_terms (attribute_id, name, slug) values (${ids[1]}, 'uno', 'uno')`.execute(
      db,
    );
    expect(await mergeAttribute(staff, { id: ids[0], into: ids[1], seen })).toEqual({
      ok: false,
      problem: 'changed-meanwhile',
    });
    const gone = { ok: false, problem: 'gone' };
    expect(await merge(ids[0], ids[0])).toEqual(gone);
    expect(await merge(ids[0], 999_999)).toEqual(gone);
    const { id } = await aVariableProduct(db, {});
    await sql`update attributes set product_id = ${id} where id = ${ids[1]}`.execute(db);
    expect(await merge(...ids)).toEqual(gone);
  });
});

it('a form that was open for too long, or names no attribute, merges nothing', async () => {
  const [id, into] = [await anAttribute('modulo-a', ['Uno']), await anAttribute('modulo-b', [])];
  const form = (fields: Readonly<Record<string, string>>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    return made;
  };
  const nonce = staff.nonces.make(staffAttributesAction);
  const seen = (await preview(id, into))?.seen ?? '';
  const post = (fields: Readonly<Record<string, string>>) => postMerge(staff, { id, form: form(fields) });
  expect(await post({ _wpnonce: 'x', into: String(into), seen })).toEqual({
    kind: 'again',
    into,
    problem: 'expired',
  });
  expect(await post({ _wpnonce: nonce, into: '-1', seen })).toEqual({ kind: 'gone' });
  expect(await post({ _wpnonce: nonce, into: '999999', seen })).toEqual({ kind: 'gone' });
  expect(await post({ _wpnonce: nonce, into: String(into), seen: '' })).toMatchObject({
    problem: 'changed-meanwhile',
  });
  expect(await readStaffAttribute(db, { id, language: 'en' })).not.toBeNull();
  expect(await post({ _wpnonce: nonce, into: String(into), seen })).toEqual({
    kind: 'go',
    path: `/staff/attributes/${into}/?done=merged`,
  });
});

it('two people who merge an attribute at once: one of them is told', async () => {
  const ids = [await anAttribute('doppio-a', ['Uno']), await anAttribute('doppio-b', [])] as const;
  const both = await Promise.all([merge(...ids), merge(...ids)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

it('merges are in the audit trail in words', async () => {
  expect(await auditedFieldsWithoutWords(db)).toEqual([]);
});
