import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listPicturedProducts } from '#catalogue/products/server/list-pictured-products.ts';
import type { Database } from '#foundation/database/client.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPictureFiles, type PictureFiles } from '#foundation/services/files/picture-files.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anImage } from '#tests/factories/an-image.ts';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { readStep } from '../rules/arrange-pictures.ts';
import { MAX_PICTURES_OF_PRODUCT } from '../rules/picture-limits.ts';
import { addPicture } from './add-picture.ts';
import { changePictures } from './change-pictures.ts';
import { readProductPictures } from './read-product-pictures.ts';
import { removeUnusedPicture } from './remove-unused-picture.ts';
import { planSweep, sweepPictures } from './sweep-pictures.ts';

let home: TestDatabase;
let db: Database;
let productId: number;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());
beforeEach(async () => {
  productId = (await aProduct(db)).id;
});

let count = 0;
const aStored = () => {
  count += 1;
  const key = `foto-caricata-${count}`;
  const made = { kind: 'jpeg', width: 640, height: 480, widths: [160, 320, 640] } as const;
  return { key, original: `${key}.jpeg`, made, alt: `Foto ${count}` };
};

async function added(): Promise<number> {
  const result = await addPicture(home, { productId, picture: aStored() });
  if (!result.ok) throw new Error(result.error.code);
  return result.imageId;
}

const idsOf = async (id = productId) => (await readProductPictures(home, id))?.pictures.map((one) => one.id);
const mainOf = async () =>
  (await db.selectFrom('products').select('image_id').where('id', '=', productId).executeTakeFirst())
    ?.image_id;
const change = (step: string, pictures: Parameters<typeof changePictures>[1]['pictures'] = []) =>
  changePictures(home, { productId, pictures, step: readStep(step) });
const jobs = async () =>
  (await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db)).rows.map(
    ({ key }) => key,
  );

test('the first picture of a product is its main one, whatever is moved or removed', async () => {
  const [a, b, c] = [await added(), await added(), await added()];
  expect([await idsOf(), await mainOf()]).toEqual([[a, b, c], a]);
  await change(`first:${c}`);
  expect([await idsOf(), await mainOf()]).toEqual([[c, a, b], c]);
  await change(`remove:${c}`);
  expect([await idsOf(), await mainOf()]).toEqual([[a, b], a]);
  await change(`remove:${a}`);
  await change(`remove:${b}`);
  expect([await idsOf(), await mainOf()]).toEqual([[], null]);
  expect(await jobs()).toEqual(expect.arrayContaining([`picture-${a}`, `picture-${b}`, `picture-${c}`]));
});

test('pictures that are added by many requests at once are all stored', async () => {
  const ids = await Promise.all([added(), added(), added(), added()]);
  expect((await idsOf())?.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test('a product has so many pictures and no more', async () => {
  for (let at = 0; at < MAX_PICTURES_OF_PRODUCT; at += 1) await added();
  const before = await db.selectFrom('images').select(db.fn.countAll().as('n')).executeTakeFirst();
  expect(await addPicture(home, { productId, picture: aStored() })).toEqual({
    ok: false,
    error: { code: 'too-many-pictures' },
  });
  expect(await db.selectFrom('images').select(db.fn.countAll().as('n')).executeTakeFirst()).toEqual(before);
});

test('a main picture without a gallery counts as one', async () => {
  const image = await anImage(db);
  await db.updateTable('products').set({ image_id: image.id }).where('id', '=', productId).execute();
  expect(await idsOf()).toEqual([image.id]);
  const next = await added();
  expect(await idsOf()).toEqual([image.id, next]);
});

test('a picture of the library becomes one of a product, without a copy; one that is gone or without sizes does not', async () => {
  const image = await anImage(db);
  expect(await change(`add:${image.id}`)).toEqual({ ok: true, ids: [image.id] });
  expect(await change(`add:${image.id}`)).toEqual({ ok: true, ids: [image.id] });
  await db.updateTable('images').set({ widths: [] }).where('id', '=', image.id).execute();
  const other = (await aProduct(db)).id;
  for (const id of [image.id, 2_000_000])
    expect(await changePictures(home, { productId: other, pictures: [], step: { kind: 'add', id } })).toEqual(
      { ok: false, error: { code: 'gone' } },
    );
});

test('words of a picture that other products show as well change here alone', async () => {
  const shared = await anImage(db, { alt: 'Disco' });
  const other = await aProduct(db);
  for (const product_id of [productId, other.id]) {
    await db.insertInto('product_images').values({ product_id, position: 0, image_id: shared.id }).execute();
  }
  await change('', [{ id: shared.id, alt: 'Disco visto da sopra', title: '', caption: '' }]);
  const [mine] = (await readProductPictures(home, productId))?.pictures ?? [];
  const [theirs] = (await readProductPictures(home, other.id))?.pictures ?? [];
  expect([mine?.alt, mine?.key, theirs?.alt]).toEqual(['Disco visto da sopra', shared.fileKey, 'Disco']);
  expect(await mainOf()).toBe(mine?.id);
});

test('the texts of a picture that only one product shows are changed without a copy', async () => {
  const id = await added();
  await change('', [{ id, alt: 'Lato interno', title: 'Titolo', caption: 'Didascalia' }]);
  expect((await readProductPictures(home, productId))?.pictures).toMatchObject([
    { id, alt: 'Lato interno', title: 'Titolo', caption: 'Didascalia' },
  ]);
});

test('of a product that is not there nothing is changed', async () => {
  const unknown = { productId: 2_000_000, pictures: [], step: readStep('') };
  expect(await changePictures(home, unknown)).toEqual({ ok: false, error: { code: 'no-product' } });
  expect(await addPicture(home, { productId: 2_000_000, picture: aStored() })).toMatchObject({ ok: false });
  expect(await readProductPictures(home, 9_999_999_999)).toBeNull();
});

type Folders = { files: PictureFiles; media: string; originals: string };

async function folders(): Promise<Folders> {
  const root = await temporaryFolder();
  const [media, originals] = [join(root, 'media'), join(root, 'originals')];
  await mkdir(media);
  await mkdir(originals);
  return {
    media,
    originals,
    files: createPictureFiles({ media: createFolderStore(media), originals: createFolderStore(originals) }),
  };
}

async function filesOf({ media, originals }: Folders, key: string): Promise<void> {
  for (const name of [`${key}-160.avif`, `${key}-1920.webp`, `${key}-320.jpg`])
    await writeFile(join(media, name), 'x');
  await writeFile(join(originals, `${key}.jpeg`), 'x');
}

const keyOf = async (id: number) =>
  (await db.selectFrom('images').select('file_key').where('id', '=', id).executeTakeFirst())?.file_key ?? '';

test('a picture that nothing shows goes with its files; one that something shows stays', async () => {
  const here = await folders();
  const id = await added();
  const key = await keyOf(id);
  await filesOf(here, key);
  await filesOf(here, `${key}-altra`);
  expect(await removeUnusedPicture(db, here.files, id)).toBe(false);
  await change(`remove:${id}`);
  expect(await removeUnusedPicture(db, here.files, id)).toBe(true);
  expect(await readdir(here.media)).toEqual([
    `${key}-altra-160.avif`,
    `${key}-altra-1920.webp`,
    `${key}-altra-320.jpg`,
  ]);
  expect(await readdir(here.originals)).toEqual([`${key}-altra.jpeg`]);
  expect(await removeUnusedPicture(db, here.files, id)).toBe(false);
});

test('a picture that a category shows stays, and so do files that another row shares', async () => {
  const here = await folders();
  const [id, twin] = [await added(), await added()];
  await filesOf(here, await keyOf(id));
  await db
    .updateTable('images')
    .set({ file_key: await keyOf(id) })
    .where('id', '=', twin)
    .execute();
  await db
    .insertInto('categories')
    .values({ slug: `freni-${id}`, name: 'Freni', image_id: id })
    .execute();
  await change(`remove:${id}`);
  await change(`remove:${twin}`);
  expect(await removeUnusedPicture(db, here.files, id)).toBe(false);
  expect(await removeUnusedPicture(db, here.files, twin)).toBe(true);
  expect(await readdir(here.media)).toHaveLength(3);
});

test('a sweep clears what uploads left that never ended, orphaned files and pictures of products that are gone', async () => {
  const here = await folders();
  const [shown, lost] = [await added(), await added()];
  await filesOf(here, await keyOf(shown));
  await filesOf(here, await keyOf(lost));
  await filesOf(here, 'ucciso-a-meta');
  await change(`remove:${lost}`);
  const upload = await here.files.incomingFile();
  await writeFile(upload, 'half');
  await here.files.makingFolder();
  const lostKey = await keyOf(lost);
  // What is young may still be on its way.
  const nothing = { incoming: 0, files: 0, pictures: 0 };
  expect(await sweepPictures(db, here.files)).toEqual(nothing);
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(upload, longAgo, longAgo);
  expect(await sweepPictures(db, here.files)).toEqual({ ...nothing, incoming: 1 });
  const swept = await sweepPictures(db, here.files, { uploadMs: 0, unusedMs: 0 });
  expect(swept).toMatchObject({ incoming: 1, files: 1 });
  expect(swept.pictures).toBeGreaterThanOrEqual(1);
  expect(existsSync(join(here.media, `${lostKey}-160.avif`))).toBe(false);
  expect(existsSync(join(here.media, 'ucciso-a-meta-160.avif'))).toBe(false);
  expect(existsSync(join(here.media, `${await keyOf(shown)}-160.avif`))).toBe(true);
});

test('however many processes ask, one sweep is planned', async () => {
  await Promise.all([planSweep(db, 'now'), planSweep(db, 'now'), planSweep(db, 'tomorrow')]);
  expect((await jobs()).filter((key) => key === 'sweep-pictures')).toHaveLength(1);
});

test('staff find products by words and by code, drafts by their code', async () => {
  const ctx = await aRequestContext(db);
  const draft = await aProduct(db, { name: 'Bozza segreta', sku: 'BOZZA-1', columns: { status: 'draft' } });
  const found = await listPicturedProducts(ctx, { words: 'BOZZA-1', page: 1 });
  expect(found.products).toMatchObject([
    { id: draft.id, isPublished: false, pictureCount: 0, picture: null },
  ]);
  await added();
  const all = await listPicturedProducts(ctx, { words: '', page: 1 });
  expect(all.products[0]?.id).toBe(draft.id);
  expect(all.products.find(({ id }) => id === productId)).toMatchObject({
    pictureCount: 1,
    isPublished: true,
  });
  expect((await listPicturedProducts(ctx, { words: 'niente-di-niente', page: 1 })).products).toEqual([]);
});
