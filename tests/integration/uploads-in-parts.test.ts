import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import {
  type BegunUpload,
  beginPartsPath,
  countOfParts,
  finishPartsPath,
  PART_BYTES,
  partPath,
} from '#catalogue/media/rules/upload-parts.ts';
import { sweepPictures } from '#catalogue/media/server/sweep-pictures.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const MEGABYTE = 1024 * 1024;
let shop: TestShop;
let setup: PictureUploader;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
});
afterAll(() => shop.close());

/** A picture of just so many bytes: what stands behind its end is ignored. */
async function aLargePicture(bytes: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8102e' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 7)]);
}

async function begin(
  file: { name: string; size: number; stamp?: string; replaces?: string },
  by = setup.staff,
) {
  const form = new FormData();
  form.set('security', await setup.nonceOf(by, libraryAction));
  form.set('name', file.name);
  form.set('size', String(file.size));
  form.set('stamp', file.stamp ?? '1');
  if (file.replaces !== undefined) form.set('replaces', file.replaces);
  const answer = await by.post(beginPartsPath, form);
  return { status: answer.status, body: (await answer.json()) as BegunUpload };
}

const part = (token: string, number: number, bytes: Uint8Array, by: TestBrowser = setup.staff) =>
  shop.fetch(partPath(token, number), {
    method: 'POST',
    headers: setup.headersOf(by),
    body: Uint8Array.from(bytes.subarray(number * PART_BYTES, (number + 1) * PART_BYTES)),
  });
const finish = async (token: string, by: TestBrowser = setup.staff) => {
  const answer = await shop.fetch(finishPartsPath(token), { method: 'POST', headers: setup.headersOf(by) });
  return { status: answer.status, body: (await answer.json()) as { ids: number[]; problem: string | null } };
};
const partsLeft = async () => (await setup.everyFile()).filter((file) => file.includes('/upload-'));

test('a file of 40 MB whose connection is cut in the middle goes on where it stopped, and is whole', async () => {
  const bytes = await aLargePicture(40 * MEGABYTE);
  const count = countOfParts(bytes.length);
  const { body } = await begin({ name: 'grande.jpg', size: bytes.length });
  expect(body.received).toEqual([]);
  for (let number = 0; number < 9; number += 1) {
    expect((await part(body.token, number, bytes)).status).toBe(200);
  }
  // The tenth breaks off half way.
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(Uint8Array.from(bytes.subarray(0, PART_BYTES / 2)));
      controller.error(new Error('the connection was cut'));
    },
  });
  await shop
    .fetch(partPath(body.token, 9), {
      method: 'POST',
      headers: setup.headersOf(setup.staff),
      body: half,
      duplex: 'half',
    } as RequestInit)
    .catch(() => null);
  expect((await finish(body.token)).body.problem).toBe('malformed');
  // The browser was closed, and the same file is chosen once more.
  const resumed = await begin({ name: 'grande.jpg', size: bytes.length });
  expect(resumed.body).toEqual({ token: body.token, received: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
  for (let number = 9; number < count; number += 1) await part(body.token, number, bytes);
  const done = await finish(body.token);
  expect(done).toMatchObject({ status: 200, body: { added: 1, problem: null } });
  const { original } = await shop.db
    .selectFrom('images')
    .select('original')
    .where('id', '=', done.body.ids[0] ?? 0)
    .executeTakeFirstOrThrow();
  const opened = await shop.pictures.openOriginal(original ?? '');
  expect(Buffer.from(await new Response(opened?.stream).arrayBuffer()).equals(bytes)).toBe(true);
  expect(await partsLeft()).toEqual([]);
  // The answer was lost: who asks once more gets the same, and nothing is added twice.
  expect((await finish(body.token)).body.ids).toEqual(done.body.ids);
});

test('parts come in any order and some of them twice, and two who end the upload at once end it once', async () => {
  const bytes = await aLargePicture(3 * PART_BYTES);
  const { body } = await begin({ name: 'a-pezzi.jpg', size: bytes.length });
  await Promise.all([2, 0, 1, 1, 2].map((number) => part(body.token, number, bytes)));
  const [first, second] = await Promise.all([finish(body.token), finish(body.token)]);
  expect(first.body.ids).toEqual(second.body.ids);
  const rows = await shop.db
    .selectFrom('images')
    .select('id')
    .where('file_name', '=', 'a-pezzi.jpg')
    .execute();
  expect(rows).toHaveLength(1);
});

test('a part that is too short, too long or beyond the file is refused', async () => {
  const { body } = await begin({ name: 'storta.jpg', size: PART_BYTES + 10 });
  const send = (number: number, size: number) =>
    shop.fetch(partPath(body.token, number), {
      method: 'POST',
      headers: setup.headersOf(setup.staff),
      body: new Uint8Array(size),
    });
  const statuses = [await send(0, 10), await send(1, 11), await send(2, 10)].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400]);
  expect(await partsLeft()).toEqual([]);
});

test.each([
  [0, 'empty'],
  [40 * MEGABYTE + 1, 'too-large'],
  [Number.NaN, 'empty'],
])('a file of %d bytes does not begin', async (size, problem) => {
  const { status, body } = await begin({ name: 'no.jpg', size });
  expect([status, body]).toEqual([422, expect.objectContaining({ refused: [{ name: 'no.jpg', problem }] })]);
});

test('what lies about being a picture is refused at the end, and its parts go', async () => {
  const bytes = Buffer.alloc(PART_BYTES + 5, 'x');
  const { body } = await begin({ name: 'falsa.jpg', size: bytes.length });
  await part(body.token, 0, bytes);
  await part(body.token, 1, bytes);
  expect(await finish(body.token)).toMatchObject({
    status: 422,
    body: { refused: [{ name: 'falsa.jpg', problem: 'neither-picture-nor-document' }] },
  });
  expect(await partsLeft()).toEqual([]);
});

test('nobody else goes on with an upload, nor without the right', async () => {
  const { body } = await begin({ name: 'mia.jpg', size: PART_BYTES });
  expect((await part(body.token, 0, Buffer.alloc(PART_BYTES), setup.shopper)).status).toBe(403);
  await shop.db
    .updateTable('customers')
    .set({ staff_role: 'clerk' })
    .where('staff_role', 'is', null)
    .execute();
  expect((await part(body.token, 0, Buffer.alloc(PART_BYTES), setup.shopper)).status).not.toBe(200);
});

test('uploads that nobody goes on with are swept away, those of today are not', async () => {
  const { body } = await begin({ name: 'ferma.jpg', size: PART_BYTES });
  await part(body.token, 0, Buffer.alloc(PART_BYTES));
  await sweepPictures(shop.db, shop.pictures, { uploadMs: 0 });
  expect(await partsLeft()).toHaveLength(1);
  await sql`update media_uploads set created_at = now() - interval '2 days'`.execute(shop.db);
  await sweepPictures(shop.db, shop.pictures);
  expect(await partsLeft()).toEqual([]);
});

const addedInParts = async (name: string, bytes: Buffer) => {
  const { body } = await begin({ name, size: bytes.length });
  for (let number = 0; number < countOfParts(bytes.length); number += 1)
    await part(body.token, number, bytes);
  return (await finish(body.token)).body.ids[0] ?? 0;
};
const rowOf = (id: number) =>
  shop.db
    .selectFrom('images')
    .select(['file_name', 'bytes', 'original', 'alt', 'file_key'])
    .where('id', '=', id)
    .executeTakeFirst();

test('a file of 40 MB that takes the place of another one goes on where its connection was cut', async () => {
  const id = await addedInParts('prima.jpg', await aLargePicture(PART_BYTES + 5));
  await sql`update images set alt = 'Un disco' where id = ${id}`.execute(shop.db);
  const before = await rowOf(id);
  const bytes = await aLargePicture(40 * MEGABYTE);
  const file = { name: 'dopo.jpg', size: bytes.length, replaces: String(id) };
  const { body } = await begin(file);
  for (let number = 0; number < 7; number += 1) await part(body.token, number, bytes);
  expect((await finish(body.token)).body.problem).toBe('malformed');
  expect(await rowOf(id)).toEqual(before);
  const resumed = await begin(file);
  expect(resumed.body).toEqual({ token: body.token, received: [0, 1, 2, 3, 4, 5, 6] });
  // The same file as a new one is another upload.
  expect((await begin({ name: 'dopo.jpg', size: bytes.length })).body).toMatchObject({ received: [] });
  for (let number = 7; number < countOfParts(bytes.length); number += 1)
    await part(body.token, number, bytes);
  const [first, second] = await Promise.all([finish(body.token), finish(body.token)]);
  expect([first, second]).toEqual([
    { status: 200, body: { added: 1, ids: [id], refused: [], problem: null } },
    first,
  ]);
  const after = await rowOf(id);
  expect(after).toMatchObject({ file_name: 'dopo.jpg', bytes: bytes.length, alt: 'Un disco' });
  const opened = await shop.pictures.openOriginal(after?.original ?? '');
  expect(Buffer.from(await new Response(opened?.stream).arrayBuffer()).equals(bytes)).toBe(true);
  expect(await partsLeft()).toEqual([]);
  const replaced = await shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', String(id))
    .where('deed', '=', 'changed')
    .execute();
  expect(replaced).toHaveLength(1);
  expect(replaced[0]).toMatchObject({ before: { file: 'prima.jpg' }, after: { file: 'dopo.jpg' } });
});

test('what is of another kind, or comes for what is gone, replaces nothing, and its parts go', async () => {
  const id = await addedInParts('intera.jpg', await aLargePicture(PART_BYTES + 5));
  const before = await rowOf(id);
  const wrong = Buffer.alloc(PART_BYTES + 5, 'x');
  const send = async (name: string) => {
    const { body } = await begin({ name, size: wrong.length, replaces: String(id) });
    await part(body.token, 0, wrong);
    await part(body.token, 1, wrong);
    return body.token;
  };
  expect(await finish(await send('falsa.jpg'))).toMatchObject({
    status: 422,
    body: { refused: [{ name: 'falsa.jpg', problem: 'neither-picture-nor-document' }] },
  });
  expect(await rowOf(id)).toEqual(before);
  const late = await send('tardi.jpg');
  await sql`delete from images where id = ${id}`.execute(shop.db);
  expect(await finish(late)).toMatchObject({ status: 404, body: { problem: 'gone' } });
  expect(await partsLeft()).toEqual([]);
  for (const replaces of [String(id), '999999999', '0', 'x']) {
    const { status, body } = await begin({ name: 'no.jpg', size: PART_BYTES, replaces });
    expect([status, body]).toEqual([404, expect.objectContaining({ problem: 'gone' })]);
  }
});
