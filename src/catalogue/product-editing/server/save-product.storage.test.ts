import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { Database } from '#foundation/database/client.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { emptyBeginning } from '../rules/product-beginning.ts';
import type { ProductValues } from '../rules/product-schema.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { missingReferences } from './missing-references.ts';
import { readTypedDraft, saveTypedDraft } from './product-drafts.ts';
import { readProducts } from './read-products.ts';
import { readVersions, restoreVersion } from './read-versions.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const person = await aPerson(db, 'administrator', { firstName: 'Ada', lastName: 'Riva' });
  owner = await aRequestContext(db, { person });
});
afterAll(() => home.close());

const create = (values: Partial<ProductValues>, openingStock = 0) =>
  saveProduct(owner, {
    id: null,
    beginning: { ...emptyBeginning, openingStock: String(openingStock) },
    changes: Object.fromEntries(Object.entries(values).map(([field, to]) => [field, { from: null, to }])),
  });
async function created(values: Partial<ProductValues>, openingStock = 0): Promise<number> {
  const made = await create(values, openingStock);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.id;
}
async function stored(id: number) {
  const [product] = await readProducts({ db, language: 'en' }, [id]);
  if (!product) throw new Error('no product');
  return product;
}
const change = (id: number, changes: Parameters<typeof saveProduct>[1]['changes'], ctx = owner) =>
  saveProduct(ctx, { id, changes });
const problems = (result: SavedProduct) =>
  !result.ok && result.error.code === 'refused' ? result.error.problems : result;

test('a new product has all that was typed, is found by its codes and bought by guests as soon as it is published', async () => {
  const brakes = await aCategory(db, { name: 'Freni' });
  const discs = await aCategory(db, { name: 'Dischi', parentId: brakes.id });
  const other = await aProduct(db);
  const values: Partial<ProductValues> = {
    name: 'Disco ventilato Brembo',
    description: '<p>Ghisa <strong>ad alto carbonio</strong></p>',
    translatedName: 'Ventilated disc',
    regularPriceCents: 8990,
    salePriceCents: 7990,
    sku: 'DV-280',
    gtin: '4006381333931',
    mpn: '09.A533.11',
    oeNumbers: [
      { kind: 'oe', manufacturer: 'Fiat', code: '51766132' },
      { kind: 'cross', manufacturer: 'Bosch', code: '0 986 479' },
    ],
    categoryIds: [discs.id],
    crossSellIds: [other.id],
    weightGrams: 7200,
    lowStockThreshold: 2,
    manufacturer: { name: 'Brembo S.p.A.', address: 'Via Brembo 25, Curno', email: 'info@example.com' },
    status: 'published',
  };
  const id = await created(values, 8);
  const { values: saved, onHand } = await stored(id);
  expect(saved).toMatchObject({ ...values, slug: 'disco-ventilato-brembo' });
  expect(onHand).toBe(8);
  const guest = await aRequestContext(db);
  const shown = await readProduct(guest, 'disco-ventilato-brembo');
  expect(shown).toMatchObject({ gtin: '4006381333931', mpn: '09.A533.11', stock: { kind: 'in-stock' } });
  expect(shown?.price?.unit).toBe(7990);
  for (const words of ['4006381333931', '09.A533.11', '51766132', 'disco ventilato']) {
    expect(await findProducts(guest, words, null)).toContain(id);
  }
  const counts = await db
    .selectFrom('categories')
    .select(['id', 'product_count'])
    .where('id', 'in', [brakes.id, discs.id])
    .execute();
  expect(counts.map((row) => row.product_count)).toEqual([1, 1]);
  await change(id, { status: { from: 'published', to: 'draft' } });
  expect(await readProduct(guest, 'disco-ventilato-brembo')).toBeNull();
  expect(await findProducts(await aRequestContext(db), 'disco ventilato', null)).not.toContain(id);
  const { product_count: left } = await db
    .selectFrom('categories')
    .select('product_count')
    .where('id', '=', brakes.id)
    .executeTakeFirstOrThrow();
  expect(left).toBe(0);
});

test('what two people change in different fields is merged; one field changed by both shows both values', async () => {
  const id = await created({ name: 'Pastiglie', regularPriceCents: 3000 });
  expect(await change(id, { name: { from: 'Pastiglie', to: 'Pastiglie freno' } })).toMatchObject({
    ok: true,
  });
  expect(await change(id, { regularPriceCents: { from: 3000, to: 2800 } })).toMatchObject({ ok: true });
  expect(await change(id, { name: { from: 'Pastiglie', to: 'Pastiglie anteriori' } })).toEqual({
    ok: false,
    error: {
      code: 'conflict',
      by: { name: 'Ada Riva', isSelf: true },
      conflicts: [{ field: 'name', mine: 'Pastiglie anteriori', theirs: 'Pastiglie freno' }],
    },
  });
  expect((await stored(id)).values).toMatchObject({ name: 'Pastiglie freno', regularPriceCents: 2800 });
});

test('who is in conflict with a colleague reads the name of the colleague', async () => {
  const id = await created({ name: 'Filtro olio' });
  const person = await aPerson(db, 'administrator', { firstName: 'Bruno', lastName: 'Sala' });
  const colleague = await aRequestContext(db, { person });
  await change(id, { mpn: { from: null, to: 'FO-1' } });
  expect(await change(id, { mpn: { from: null, to: 'FO-2' } }, colleague)).toMatchObject({
    error: { code: 'conflict', by: { name: 'Ada Riva', isSelf: false } },
  });
});

test('a price that an import has changed meanwhile is not overwritten', async () => {
  const id = await created({ name: 'Candela', regularPriceCents: 900 });
  await sql`update products set regular_price_cents = 950 where id = ${id}`.execute(db);
  expect(await change(id, { regularPriceCents: { from: 900, to: 920 } })).toMatchObject({
    error: { code: 'conflict', conflicts: [{ mine: 920, theirs: 950 }] },
  });
});

test('of ten saves of one field at once one wins, the others are in conflict', async () => {
  const id = await created({ name: 'Cinghia' });
  const saves = await Promise.all(
    Array.from({ length: 10 }, (_, at) => change(id, { name: { from: 'Cinghia', to: `Cinghia ${at}` } })),
  );
  expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await readVersions(owner, id)).length).toBe(2);
  expect((await stored(id)).revision).toBe(2);
});

test('of ten new products with one code at once one is created', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, at) => create({ name: `Filtro ${at}`, sku: 'FLT-1' })),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
});

test('ten new products of one name at once have ten addresses', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => created({ name: 'Lampada H7' })));
  const slugs = await Promise.all(ids.map(async (id) => (await stored(id)).values.slug));
  expect(new Set(slugs).size).toBe(10);
  expect(slugs).toContain('lampada-h7-10');
});

test('an address, a code and a GTIN that are taken name who has them', async () => {
  const first = await created({ name: 'Pompa', sku: 'PMP-1', gtin: '96385074' });
  const taken = { code: 'taken', taken: { id: first, name: 'Pompa' } };
  expect(problems(await create({ name: 'Altra', slug: 'pompa', sku: 'pmp-1', gtin: '96385074' }))).toEqual({
    slug: taken,
    sku: taken,
    gtin: taken,
  });
});

test('a former address leads to the new one', async () => {
  const id = await created({ name: 'Tergicristallo', status: 'published' });
  await change(id, { slug: { from: 'tergicristallo', to: 'spazzola-tergi' } });
  const { target_id: target } = await db
    .selectFrom('slug_history')
    .select('target_id')
    .where('slug', '=', 'tergicristallo')
    .executeTakeFirstOrThrow();
  expect(target).toBe(id);
});

test('what is refused changes nothing: a category that is gone, a wrong EAN, a save of what was deleted', async () => {
  const id = await created({ name: 'Bobina' });
  expect(
    problems(
      await change(id, {
        categoryIds: { from: [], to: [999_999] },
        gtin: { from: null, to: '4006381333932' },
      }),
    ),
  ).toEqual({
    categoryIds: { code: 'not-there' },
    gtin: { code: 'gtin-check-digit' },
  });
  expect((await stored(id)).revision).toBe(1);
  await sql`delete from products where id = ${id}`.execute(db);
  expect(await change(id, { name: { from: 'Bobina', to: 'x' } })).toEqual({
    ok: false,
    error: { code: 'gone' },
  });
});

test('rich texts are stored without scripts, styles and data: links', async () => {
  const id = await created({
    name: 'Olio',
    description:
      '<p style="color:red" onclick="x()">a<script>alert(1)</script></p><a href="data:text/html,x">b</a>',
  });
  expect((await stored(id)).values.description).toBe('<p>a</p><a>b</a>');
});

test('without the right to change prices everything else may be changed', async () => {
  const id = await created({ name: 'Sensore', regularPriceCents: 5000 });
  const person = await aPerson(db, 'warehouse');
  const role = { code: 'goods', name: 'Schede', rights: ['products' as const], refundLimit: null };
  const clerk = await aRequestContext(db, { person: { ...person, staffRole: role } });
  expect(problems(await change(id, { regularPriceCents: { from: 5000, to: 1 } }, clerk))).toEqual({
    regularPriceCents: { code: 'no-right' },
  });
  expect(await change(id, { name: { from: 'Sensore', to: 'Sensore ABS' } }, clerk)).toMatchObject({
    ok: true,
  });
});

test('a version brings back what a product was, and is noted as such', async () => {
  const id = await created({ name: 'Kit', sku: 'KIT-1', tagIds: [] });
  await change(id, { name: { from: 'Kit', to: 'Kit frizione' }, sku: { from: 'KIT-1', to: 'KIT-2' } });
  await change(id, { description: { from: '', to: '<p>Completo</p>' } });
  const first = (await readVersions(owner, id)).at(-1);
  expect(await restoreVersion(owner, id, first?.id ?? 0)).toMatchObject({ ok: true });
  expect((await stored(id)).values).toMatchObject({ name: 'Kit', sku: 'KIT-1', description: '' });
  const versions = await readVersions(owner, id);
  expect(versions[0]).toMatchObject({ person: 'Ada Riva', isRestored: true });
  expect(versions[1]?.changes).toEqual({ description: { from: '', to: '<p>Completo</p>' } });
});

test('a copy is a draft without codes, with an address of its own', async () => {
  const id = await created(
    { name: 'Ammortizzatore', sku: 'AMM-1', regularPriceCents: 4500, status: 'published' },
    3,
  );
  const copy = await duplicateProduct(owner, id, (name) => `${name} (copia)`);
  expect(copy.ok).toBe(true);
  const { values, onHand } = await stored(copy.ok ? copy.id : 0);
  expect(values).toMatchObject({
    name: 'Ammortizzatore (copia)',
    slug: 'ammortizzatore-copia',
    sku: null,
    status: 'draft',
    regularPriceCents: 4500,
  });
  expect(onHand).toBe(0);
});

test('what was typed stays until it is saved', async () => {
  const id = await created({ name: 'Radiatore' });
  const changes = { name: { from: 'Radiatore', to: 'Radiatore acqua' } };
  await saveTypedDraft(owner, { productId: id, revision: 1, changes });
  const at = { form: randomUUID(), step: 1 };
  await saveTypedDraft(owner, { productId: null, revision: 0, changes, at });
  expect(await readTypedDraft(owner, { productId: id })).toMatchObject({ revision: 1, changes });
  await change(id, changes);
  expect(await readTypedDraft(owner, { productId: id })).toBeNull();
  expect(await readTypedDraft(owner, { productId: null, form: at.form })).toMatchObject({ changes });
});

test('what a product is to refer to cannot be deleted before it is saved', async () => {
  const { id } = await aCategory(db, { name: 'Presto eliminata' });
  const deletion = () =>
    db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '300ms'`.execute(other);
      await sql`delete from categories where id = ${id}`.execute(other);
    });
  await db.transaction().execute(async (saving) => {
    expect(await missingReferences(saving, { categoryIds: [id] })).toEqual([]);
    await expect(deletion()).rejects.toThrow('lock timeout');
  });
  await deletion();
  expect(await missingReferences(db, { categoryIds: [id] })).toEqual(['categoryIds']);
});
