import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#catalogue/media/rules/picture-limits.ts';
import { uploadPath } from '#catalogue/media/rules/upload-form.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPicture } from '../factories/a-picture.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let setup: PictureUploader;
let productId: number;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  productId = (await aProduct(shop.db, { name: 'Disco freno è forte' })).id;
});

const send: (
  files: Parameters<PictureUploader['send']>[1],
  how?: Parameters<PictureUploader['send']>[2],
) => Promise<Response> = (files, how) => setup.send(productId, files, how);
const gallery = () => setup.gallery(productId);
const jpeg = () => aPicture().jpeg().toBuffer();

test('a picture is stored in every width as AVIF, WebP and JPEG, and its original where it is not served', async () => {
  const response = await send([{ name: 'foto.jpg', bytes: await jpeg() }]);
  expect([response.status, await response.json()]).toEqual([200, { added: 1, refused: [], problem: null }]);
  const [image] = await gallery();
  expect(image).toMatchObject({
    alt: 'Disco freno è forte',
    width: 600,
    height: 400,
    widths: [160, 320, 600],
  });
  expect(image?.file_key).toMatch(/^disco-freno-e-forte-[0-9a-f]{20}$/);
  for (const width of [160, 320, 600]) {
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ]) {
      const file = await shop.fetch(`/media/${image?.file_key}-${width}.${format}`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(width);
    }
  }
  expect(existsSync(join(shop.originalsFolder, `${image?.file_key}.jpeg`))).toBe(true);
  expect((await shop.fetch(`/media/${image?.original}`)).status).toBe(404);
  const product = await shop.db
    .selectFrom('products')
    .select('image_id')
    .where('id', '=', productId)
    .executeTakeFirst();
  expect(product?.image_id).toBe(image?.id);
});

test('a photograph is turned upright, loses its location, and comes in sRGB', async () => {
  const photo = await aPicture()
    .withExif({ IFD0: { Copyright: 'segreto' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer();
  await send([{ name: 'foto.jpg', bytes: photo }]);
  const [image] = await gallery();
  expect([image?.width, image?.height]).toEqual([400, 600]);
  const largest = await readFile(join(shop.mediaFolder, `${image?.file_key}-400.jpg`));
  const shown = await sharp(largest).metadata();
  expect([shown.orientation, shown.exif, shown.icc, shown.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // What was on the left is at the top now, and as red as it was.
  const { data } = await sharp(largest)
    .extract({ left: 195, top: 175, width: 10, height: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs((data[0] ?? 0) - 0xc8)).toBeLessThan(12);
  expect(Math.abs((data[1] ?? 0) - 0x10)).toBeLessThan(20);
});

test('the type of a file is decided by its content, not by its name', async () => {
  const response = await send([
    { name: 'prezzi.pdf', type: 'application/pdf', bytes: await aPicture().webp().toBuffer() },
  ]);
  expect(response.status).toBe(200);
  expect((await gallery())[0]?.original).toMatch(/\.webp$/);
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');

test('of several files the good ones are added in their order, the others named', async () => {
  const response = await send([
    { name: 'uno.jpg', bytes: await jpeg() },
    { name: 'C:\\foto\\due.jpg', bytes: html },
    { name: 'tre.png', bytes: await aPicture({ width: 50, height: 80 }).png().toBuffer() },
  ]);
  expect(await response.json()).toEqual({
    added: 2,
    refused: [{ name: 'due.jpg', problem: 'not-a-picture' }],
    problem: null,
  });
  expect((await gallery()).map(({ original }) => original?.split('.')[1])).toEqual(['jpeg', 'png']);
});

test('a file of exactly the limit is accepted', async () => {
  const picture = await jpeg();
  const padded = Buffer.concat([picture, Buffer.alloc(MAX_FILE_BYTES - picture.length)]);
  expect((await send([{ name: 'grande.jpg', bytes: padded }])).status).toBe(200);
});

test('an upload that breaks off adds nothing and leaves nothing behind', async () => {
  const before = await setup.everyFile();
  const boundary = 'limite';
  const picture = await jpeg();
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="security"\r\n\r\n${await setup.nonceOf(setup.staff)}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const pieces = [Buffer.from(start), picture.subarray(0, 1000)];
  const broken = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(Uint8Array.from(piece));
      else controller.error(new Error('gone'));
    },
  });
  const headers = {
    ...setup.headersOf(setup.staff),
    accept: 'application/json',
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  const answers = [
    await shop.fetch(uploadPath(productId), {
      method: 'POST',
      body: broken,
      headers,
      duplex: 'half',
    } as RequestInit),
    // The connection ended as if all had been sent.
    await shop.fetch(uploadPath(productId), { method: 'POST', body: start, headers }),
    await shop.fetch(uploadPath(productId), {
      method: 'POST',
      body: '{}',
      headers: { ...headers, 'content-type': 'application/json' },
    }),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { added: 0, refused: [], problem: 'malformed' },
    ]);
  }
  expect(await setup.everyFile()).toEqual(before);
});

test('a form without files, with too many, for no product or with an old nonce is refused', async () => {
  const before = await setup.everyFile();
  const picture = { name: 'foto.jpg', bytes: await jpeg() };
  const problemOf = async (response: Response) => [response.status, (await response.json()).problem];
  expect(await problemOf(await send([]))).toEqual([422, 'no-file']);
  expect(await problemOf(await send([{ name: '', bytes: new Uint8Array() }]))).toEqual([422, 'no-file']);
  expect(await problemOf(await send(Array.from({ length: 21 }, () => picture)))).toEqual([
    413,
    'too-many-files',
  ]);
  expect(
    await problemOf(await send([picture], { nonce: await setup.nonceOf(setup.staff, 'another') })),
  ).toEqual([403, 'expired-form']);
  productId = 999_999;
  expect(await problemOf(await send([picture]))).toEqual([404, 'no-product']);
  expect(await setup.everyFile()).toEqual(before);
});

test('a plain form is led back to its page, which shows the outcome', async () => {
  const response = await send([{ name: 'due & tre.jpg', bytes: html }], { plain: true });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/staff/pictures/${productId}/?added=0&refused=not-a-picture%3Adue%20%26%20tre.jpg`,
  ]);
});

test('only staff may upload, and only from the shop’s own pages', async () => {
  const before = await setup.everyFile();
  const picture = { name: 'foto.jpg', bytes: await jpeg() };
  expect((await send([picture], { by: setup.shopper })).status).toBe(403);
  expect((await send([picture], { by: aBrowser(shop), nonce: 'x' })).status).toBe(403);
  const foreign = await shop.fetch(uploadPath(productId), {
    method: 'POST',
    body: new FormData(),
    headers: { ...setup.headersOf(setup.staff), origin: 'https://elsewhere.example' },
  });
  expect(foreign.status).toBe(403);
  expect(await gallery()).toEqual([]);
  expect(await setup.everyFile()).toEqual(before);
});
