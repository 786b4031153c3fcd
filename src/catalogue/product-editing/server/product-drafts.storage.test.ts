import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { emptyBeginning } from '../rules/product-beginning.ts';
import { readBegunProducts, readTypedDraft, saveTypedDraft } from './product-drafts.ts';
import { readEditor } from './read-editor.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { sweepSettledForms } from './settled-forms.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  owner = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
});
afterAll(() => home.close());
beforeEach(() => db.deleteFrom('product_drafts').execute());

const named = (to: string, from: string | null = '') => ({ name: { from, to } });
const draft = (form: string, step: number, { productId = null as number | null, to = 'Tubo' } = {}) =>
  saveTypedDraft(owner, { productId, revision: 0, changes: named(to), at: { form, step } });
const save = (form: string, step: number, { id = null as number | null, changes = named('Tubo') } = {}) =>
  saveProduct(owner, { id, changes, at: { form, step } });
function idOf(saved: SavedProduct): number {
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.id;
}
const products = () => db.selectFrom('products').select('id').execute();

test('an autosave that arrives after its new product was saved is refused: the next new product begins empty', async () => {
  const form = randomUUID();
  expect(await draft(form, 1)).toEqual({ ok: true });
  await save(form, 3);
  expect(await readBegunProducts(owner)).toEqual([]);
  expect(await draft(form, 2)).toEqual({ ok: false });
  expect(await draft(form, 4)).toEqual({ ok: false });
  expect(await readBegunProducts(owner)).toEqual([]);
  const next = randomUUID();
  expect(await draft(next, 1, { to: 'Altro' })).toEqual({ ok: true });
  expect(await readTypedDraft(owner, { productId: null, form: next })).toMatchObject({
    changes: named('Altro'),
  });
});

test('autosaves on their way while a new product is saved never outlive it, whoever comes first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const form = randomUUID();
    const late = [1, 2, 3, 4].map((step) => draft(form, step));
    const saved = save(form, 5, { changes: named(`Tubo ${round}`) });
    await Promise.all([...late, saved, draft(form, 6)]);
    expect(await readBegunProducts(owner)).toEqual([]);
  }
});

test('an autosave from before a save or a discard of a known product is refused, what is typed afterwards is stored', async () => {
  const form = randomUUID();
  const id = idOf(await save(randomUUID(), 1, { changes: named('Cinghia') }));
  await save(form, 2, { id, changes: named('Cinghia A', 'Cinghia') });
  expect(await draft(form, 1, { productId: id, to: 'Cin' })).toEqual({ ok: false });
  expect(await draft(form, 3, { productId: id, to: 'Cinghia B' })).toEqual({ ok: true });
  await saveTypedDraft(owner, { productId: id, revision: 1, changes: {}, at: { form, step: 5 } });
  expect(await draft(form, 4, { productId: id, to: 'Cinghia C' })).toEqual({ ok: false });
  expect(await readTypedDraft(owner, { productId: id })).toBeNull();
});

test('an older autosave of a page never replaces a newer one', async () => {
  const form = randomUUID();
  await draft(form, 2, { to: 'Puleggia tendicinghia' });
  await draft(form, 1, { to: 'Pul' });
  expect(await readTypedDraft(owner, { productId: null, form })).toMatchObject({
    changes: named('Puleggia tendicinghia'),
  });
});

test('two new products typed at once have a draft each, and each page opened anew goes on with its own', async () => {
  const [pump, hose] = [randomUUID(), randomUUID()];
  await draft(pump, 1, { to: 'Pompa acqua' });
  await draft(hose, 1, { to: 'Manicotto' });
  await draft(pump, 2, { to: 'Pompa acqua 12 V' });
  expect((await readBegunProducts(owner)).map(({ name }) => name).toSorted()).toEqual([
    'Manicotto',
    'Pompa acqua 12 V',
  ]);
  const again = await readEditor(owner, null, pump);
  expect(again).toMatchObject({ formKey: pump, lastStep: 2, draft: { changes: named('Pompa acqua 12 V') } });
  expect(again?.begun.map(({ name }) => name)).toEqual(['Manicotto']);
  await save(hose, 2, { changes: named('Manicotto') });
  expect((await readBegunProducts(owner)).map(({ name }) => name)).toEqual(['Pompa acqua 12 V']);
  // An address whose draft is saved or discarded opens an empty page with a key of its own.
  const next = await readEditor(owner, null, hose);
  expect(next).toMatchObject({ draft: null, lastStep: 0 });
  expect(next?.formKey).not.toBe(hose);
});

test('nobody reads the draft of somebody else', async () => {
  const form = randomUUID();
  await draft(form, 1);
  const other = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
  expect(await readTypedDraft(other, { productId: null, form })).toBeNull();
  expect(await readBegunProducts(other)).toEqual([]);
});

test('a new product that is sent twice is one product; what was changed in between shows both values', async () => {
  const form = randomUUID();
  const before = await products();
  const results = await Promise.all(
    Array.from({ length: 10 }, () => save(form, 1, { changes: named('Filtro') })),
  );
  expect(new Set(results.map(idOf)).size).toBe(1);
  expect(await products()).toHaveLength(before.length + 1);
  const changed = await save(form, 2, { changes: named('Filtro aria') });
  expect(changed).toMatchObject({ ok: false, error: { code: 'conflict', conflicts: [{ field: 'name' }] } });
});

test('a new product begins with its pieces and the pictures of the library that are still there; one with variations without pieces', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into images (file_key, alt, width, height, widths, media_type, in_library)
    values ('a', '', 10, 10, '{160}', 'image/png', true), ('b', '', 10, 10, '{160}', 'image/png', true),
      ('c', '', 0, 0, '{}', 'application/pdf', true) returning id`.execute(db);
  const [first = 0, second = 0, document = 0] = rows.map(({ id }) => id);
  const beginning = { ...emptyBeginning, openingStock: '7', pictureIds: [second, document, 999_999, first] };
  const form = randomUUID();
  const at = { form, step: 1 };
  await saveTypedDraft(owner, { productId: null, revision: 0, changes: {}, beginning, at });
  expect(await readTypedDraft(owner, { productId: null, form })).toMatchObject({ beginning });
  const id = idOf(await saveProduct(owner, { id: null, changes: named('Specchietto'), beginning }));
  const shown = await db
    .selectFrom('product_images')
    .select('image_id')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  expect(shown.map(({ image_id }) => image_id)).toEqual([second, first]);
  const stockOf = async (product: number) =>
    (await db.selectFrom('stock').select('on_hand').where('product_id', '=', product).executeTakeFirst())
      ?.on_hand;
  expect(await stockOf(id)).toBe(7);
  const variable = { ...emptyBeginning, kind: 'variable' as const, openingStock: '7' };
  const other = idOf(await saveProduct(owner, { id: null, changes: named('Calotta'), beginning: variable }));
  expect(await stockOf(other)).toBe(0);
});

test('what pages have settled is deleted after a week', async () => {
  const form = randomUUID();
  await save(form, 1, { changes: named('Spazzola') });
  await sweepSettledForms(db, owner.clock.now());
  expect(await draft(form, 1)).toEqual({ ok: false });
  await sweepSettledForms(db, new Date(owner.clock.now().getTime() + 8 * 24 * 60 * 60_000));
  expect(await db.selectFrom('settled_product_forms').select('form').execute()).toEqual([]);
});
