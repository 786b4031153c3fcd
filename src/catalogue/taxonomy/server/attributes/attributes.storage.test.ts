import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct, insertItem } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import { addTerms } from './add-terms.ts';
import { endTerm } from './end-term.ts';
import { moveAttribute, moveTerm } from './move-in-order.ts';
import { listStaffAttributes, readStaffTerms } from './read-staff-attributes.ts';
import { removeAttribute, saveAttribute } from './save-attribute.ts';
import { saveTerm } from './save-term.ts';

let home: TestDatabase;
let db: Database;
let staff: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  staff = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
});
afterAll(() => home.close());

const anAttribute = async (name: string) => {
  const draft = { name, slug: '', translatedName: '', type: 'select' } as const;
  const saved = await saveAttribute(staff, { id: null, draft });
  return saved.ok ? saved.id : 0;
};
const aTerm = async (attributeId: number, name: string) => {
  const draft = { name, slug: '', translatedName: '', color: '', imageId: null };
  const saved = await saveTerm(staff, { attributeId, id: null, draft });
  return saved.ok ? saved.id : 0;
};

/** A product with a variation for each choice of terms. */
async function aChoice(attributes: readonly number[], choices: readonly (readonly number[])[]) {
  const product = await insertItem(db, {}, { type: 'variable' });
  const variations: string[] = [];
  for (const [position, attribute] of attributes.entries()) {
    await sql`insert into product_attributes (product_id, attribute_id, position, for_variations, default_term_id)
      values (${product.id}, ${attribute}, ${position}, true, ${choices[0]?.[position]})`.execute(db);
  }
  for (const choice of choices) {
    const variation = await insertItem(db, {}, { type: 'variation', parent_id: product.id });
    variations.push(variation.sku ?? '');
    for (const [at, term] of choice.entries()) {
      await sql`insert into product_attribute_terms (product_id, term_id) values (${product.id}, ${term}) on conflict do nothing`.execute(
        db,
      );
      await sql`insert into variation_terms (variation_id, attribute_id, term_id)
        values (${variation.id}, ${attributes[at]}, ${term})`.execute(db);
    }
  }
  return { id: product.id, variations };
}

describe('attributes of staff', () => {
  it('get many terms at once behind the others, without those that they have', async () => {
    const id = await anAttribute('Tinta');
    await aTerm(id, 'Nero');
    const terms = [
      { name: 'Rosso', color: '#c8102e' },
      { name: 'nero', color: '' },
      { name: 'Rosso!', color: '' },
    ];
    expect(await addTerms(staff, { attributeId: id, terms })).toEqual({ ok: true, count: 2 });
    const stored = await readStaffTerms(db, id);
    expect(stored.map(({ name, color }) => [name, color ?? ''])).toEqual([
      ['Nero', ''],
      ['Rosso', '#c8102e'],
      ['Rosso!', ''],
    ]);
    expect(new Set(stored.map(({ slug }) => slug)).size).toBe(3);
    expect(await addTerms(staff, { attributeId: 999_999, terms })).toEqual({ ok: false });
  });

  it('have names in both languages, a slug that stays, and terms in an order of their own', async () => {
    const id = await anAttribute('Colore');
    const draft = { name: 'Tinta', slug: 'tinta', translatedName: 'Shade', type: 'color' } as const;
    expect(await saveAttribute(staff, { id, draft })).toEqual({ ok: true, id });
    expect(
      await db.selectFrom('attributes').select(['name', 'slug', 'type']).where('id', '=', id).execute(),
    ).toEqual([{ name: 'Tinta', slug: 'colore', type: 'color' }]);
    expect(await saveAttribute(staff, { id: null, draft: { ...draft, slug: 'colore' } })).toEqual({
      ok: false,
      problems: { slug: 'taken' },
    });
    const [red, blue, green] = [await aTerm(id, 'Rosso'), await aTerm(id, 'Blu'), await aTerm(id, 'Verde')];
    const named = { name: 'Rosso', slug: 'x', translatedName: 'Red', color: '#ff0000', imageId: null };
    expect(await saveTerm(staff, { attributeId: id, id: red, draft: named })).toEqual({ ok: true, id: red });
    expect(await saveTerm(staff, { attributeId: 9999, id: red, draft: named })).toEqual({
      ok: false,
      problems: null,
    });
    expect(
      await moveTerm(staff, { attributeId: id, id: green, move: { kind: 'before', target: red } }),
    ).toEqual({ ok: true, name: 'Verde', position: 1, count: 3 });
    expect(await moveTerm(staff, { attributeId: id, id: green, move: { kind: 'up' } })).toEqual({
      ok: false,
      error: { code: 'no-further' },
    });
    expect(
      await moveTerm(staff, { attributeId: id, id: green, move: { kind: 'inside', target: red } }),
    ).toEqual({ ok: false, error: { code: 'no-further' } });
    expect((await readStaffTerms(db, id)).map((term) => [term.id, term.slug, term.color])).toEqual([
      [green, 'verde', null],
      [red, 'rosso', '#ff0000'],
      [blue, 'blu', null],
    ]);
  });

  it('stand in the order that staff give them, those of a product alone apart', async () => {
    const own = await aProduct(db);
    const [first, second, third] = [
      await anAttribute('Passo'),
      await anAttribute('Foro'),
      await anAttribute('Cono'),
    ];
    await sql`insert into attributes (name, slug, position, product_id) values ('Suo', 'suo-di-prova', 2, ${own.id})`.execute(
      db,
    );
    const order = async () =>
      (await listStaffAttributes({ db }))
        .map(({ id }) => id)
        .filter((id) => [first, second, third].includes(id));
    const moved = await moveAttribute(staff, { id: third, move: { kind: 'before', target: first } });
    expect(moved).toMatchObject({ ok: true, name: 'Cono' });
    expect(await order()).toEqual([third, first, second]);
    expect(await moveAttribute(staff, { id: third, move: { kind: 'down' } })).toMatchObject({ ok: true });
    expect(await order()).toEqual([first, third, second]);
    expect(await moveAttribute(staff, { id: second, move: { kind: 'down' } })).toEqual({
      ok: false,
      error: { code: 'no-further' },
    });
    expect(await moveAttribute(staff, { id: 999_999, move: { kind: 'up' } })).toEqual({
      ok: false,
      error: { code: 'no-such-row' },
    });
    const entry = await db
      .selectFrom('audit_entries')
      .select(['subject_name', 'before', 'after'])
      .where('subject_kind', '=', 'attribute')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry?.after).toEqual({ position: expect.any(Number) });
  });

  it('are deleted once no product has them', async () => {
    const id = await anAttribute('Materiale');
    const term = await aTerm(id, 'Ghisa');
    const part = await aProduct(db);
    await sql`insert into product_attributes (product_id, attribute_id) values (${part.id}, ${id})`.execute(
      db,
    );
    await sql`insert into product_attribute_terms (product_id, term_id) values (${part.id}, ${term})`.execute(
      db,
    );
    expect(await removeAttribute(staff, id)).toEqual({ ok: false });
    expect(await endTerm(staff, { attributeId: id, id: term, kind: 'remove', into: null })).toEqual({
      ok: true,
      id: term,
    });
    await sql`delete from product_attributes where attribute_id = ${id}`.execute(db);
    expect(await removeAttribute(staff, id)).toEqual({ ok: true });
    expect((await listStaffAttributes({ db })).map((one) => one.id)).not.toContain(id);
  });
});

describe('terms', () => {
  it('are merged with products, variations, defaults, carts and lists', async () => {
    const id = await anAttribute('Litri');
    const [one, liter] = [await aTerm(id, '1 l'), await aTerm(id, '1 litro')];
    const { id: product } = await aChoice([id], [[liter]]);
    const { rows: cart } = await sql<{
      id: number;
    }>`insert into carts (customer_id) values (${staff.visitor.person?.customerId}) returning id`.execute(db);
    await sql`insert into cart_lines (cart_id, key, product_id, attributes, quantity)
      values (${cart[0]?.id}, ${'a'.repeat(32)}, ${product}, '{"attribute_pa_litri": "1-litro"}', 1)`.execute(
      db,
    );
    expect(await endTerm(staff, { attributeId: id, id: liter, kind: 'remove', into: null })).toEqual({
      ok: false,
      problems: { into: 'no-destination' },
    });
    expect(await endTerm(staff, { attributeId: id, id: liter, kind: 'merge', into: one })).toEqual({
      ok: true,
      id: one,
    });
    const { rows } = await sql`
      select (select term_id from product_attribute_terms where product_id = ${product}) as has,
        (select default_term_id from product_attributes where product_id = ${product}) as usual,
        (select vt.term_id from variation_terms vt join products v on v.id = vt.variation_id where v.parent_id = ${product}) as choice,
        (select attributes from cart_lines where product_id = ${product}) as attributes`.execute(db);
    expect(rows).toEqual([{ has: one, usual: one, choice: one, attributes: { attribute_pa_litri: '1-l' } }]);
    expect((await readStaffTerms(db, id)).map((term) => term.id)).toEqual([one]);
  });

  it('are not merged where two variations would become the same choice', async () => {
    const [size, tint] = [await anAttribute('Misura'), await anAttribute('Tono')];
    const [small, large] = [await aTerm(size, 'S'), await aTerm(size, 'L')];
    const [light, pale] = [await aTerm(tint, 'Chiaro'), await aTerm(tint, 'Pallido')];
    const { variations } = await aChoice(
      [size, tint],
      [
        [small, light],
        [small, pale],
        [large, light],
      ],
    );
    const merge = { attributeId: tint, id: pale, kind: 'merge', into: light } as const;
    expect(await endTerm(staff, merge)).toEqual({
      ok: false,
      problems: { into: { code: 'same-variations', names: variations.slice(0, 2) } },
    });
    expect(await endTerm(staff, { ...merge, into: small })).toEqual({
      ok: false,
      problems: { into: 'no-destination' },
    });
    await sql`delete from products where sku = ${variations[0]}`.execute(db);
    expect(await endTerm(staff, merge)).toEqual({ ok: true, id: light });
  });

  it('are in the audit trail in words', async () => {
    expect(await auditedFieldsWithoutWords(db)).toEqual([]);
  });
});
