import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
const text = 'un testo abbastanza lungo '.repeat(100);

beforeAll(async () => {
  shop = await aShop();
  await mkdir(shop.mediaFolder, { recursive: true });
  await writeFile(join(shop.mediaFolder, 'disco-320.webp'), 'a picture');
  await writeFile(join(shop.mediaFolder, 'disegno.svg'), text);
  await writeFile(join(shop.mediaFolder, 'disegno.svg.gz'), gzipSync(text));
});
afterAll(async () => {
  await rm(shop.mediaFolder, { recursive: true, force: true });
  await shop.close();
});

test('a file may be cached for good, and is not sent twice', async () => {
  const response = await shop.fetch('/media/disco-320.webp');
  expect([response.status, await response.text()]).toEqual([200, 'a picture']);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = response.headers.get('etag') ?? '';
  const repeated = await shop.fetch('/media/disco-320.webp', { headers: { 'if-none-match': etag } });
  expect([repeated.status, await repeated.text(), repeated.headers.get('etag')]).toEqual([304, '', etag]);
});

test('a part of a file can be requested', async () => {
  const response = await shop.fetch('/media/disco-320.webp', { headers: { range: 'bytes=2-4' } });
  expect([response.status, await response.text()]).toEqual([206, 'pic']);
});

test('the compressed file is sent to clients that accept it', async () => {
  const response = await shop.fetch('/media/disegno.svg', { headers: { 'accept-encoding': 'gzip' } });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    'gzip',
    'Accept-Encoding',
  ]);
  const plain = await shop.fetch('/media/disegno.svg');
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test.each(['/media/nothing.webp', '/media/', '/media/..%2f..%2fetc%2fpasswd', '/assets/nothing.js'])(
  '%s is not there',
  async (path) => {
    const response = await shop.fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
