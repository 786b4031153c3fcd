import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFromLibrary } from '#catalogue/media/server/library/remove-from-library.ts';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anImage } from '#tests/factories/an-image.ts';
import type { LinkedDocument, ProductValues } from '../rules/product-schema.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { readProducts } from './read-products.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  owner = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
});
afterAll(() => home.close());

async function aDocument(fileName: string): Promise<number> {
  const { id } = await anImage(db);
  await db
    .updateTable('images')
    .set({
      file_name: fileName,
      media_type: 'application/pdf',
      original: fileName,
      widths: [],
      in_library: true,
      bytes: 1_250_000,
    })
    .where('id', '=', id)
    .execute();
  return id;
}
const linked = (mediaId: number, more: Partial<LinkedDocument> = {}): LinkedDocument => ({
  mediaId,
  kind: 'data-sheet',
  language: 'it',
  title: '',
  ...more,
});
const created = (values: Partial<ProductValues>): Promise<SavedProduct> =>
  saveProduct(owner, {
    id: null,
    changes: Object.fromEntries(Object.entries(values).map(([field, to]) => [field, { from: null, to }])),
  });
const documentsOf = async (id: number) =>
  (await readProducts({ db, language: 'en' }, [id]))[0]?.values.documents;

test('the documents of a product stand on its page in their order, and go along with its copy', async () => {
  const [sheet, guide] = [await aDocument('scheda.pdf'), await aDocument('montaggio.pdf')];
  const documents = [
    linked(guide, { kind: 'instructions', language: 'many', title: 'Montaggio' }),
    linked(sheet),
  ];
  const made = await created({
    name: 'Pinza freno',
    regularPriceCents: 9900,
    documents,
    status: 'published',
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  expect(await documentsOf(made.id)).toEqual(documents);
  const shown = await readProduct(await aRequestContext(db), 'pinza-freno');
  expect(shown?.documents).toMatchObject([
    { kind: 'instructions', language: 'many', title: 'Montaggio', bytes: 1_250_000 },
    { kind: 'data-sheet', language: 'it', title: '' },
  ]);
  const copy = await duplicateProduct(owner, made.id, (name) => `${name} (copia)`);
  expect(copy.ok && (await documentsOf(copy.id))).toEqual(documents);
});

test('a document that a product offers cannot be deleted from the library', async () => {
  const mediaId = await aDocument('sicurezza.pdf');
  await created({ name: 'Olio', documents: [linked(mediaId, { kind: 'safety-sheet' })] });
  expect(await removeFromLibrary(owner, mediaId)).toEqual({ ok: false, error: { code: 'in-use' } });
});

test.each([
  ['a picture', async () => [linked((await anImage(db)).id)], 'no-document'],
  ['what is not in the library', async () => [linked(2_000_000_000)], 'no-document'],
  [
    'one document twice',
    async () => {
      const id = await aDocument('due.pdf');
      return [linked(id), linked(id)];
    },
    'wrong',
  ],
  ['more than thirty', async () => Array.from({ length: 31 }, (_, at) => linked(at + 1)), 'too-many'],
] as const)('%s is refused as a document', async (_what, documents, code) => {
  const refused = await created({ name: 'Candela', documents: await documents() });
  expect(refused).toMatchObject({ error: { code: 'refused', problems: { documents: { code } } } });
});
