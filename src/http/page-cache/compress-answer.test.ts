import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const text = 'dischi e pastiglie '.repeat(100);
const asking = (encodings: string) =>
  new Request('http://shop.test/', { headers: { 'accept-encoding': encodings } });
const answer = (headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'application/json', ...headers } });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a text answer is sent compressed to clients that accept it', async () => {
  const brotli = compressAnswer(asking('gzip, br'), answer());
  expect([brotli.headers.get('content-encoding'), brotli.headers.get('vary')]).toEqual([
    'br',
    'Accept-Encoding',
  ]);
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(text);
  const zipped = compressAnswer(asking('gzip'), answer());
  expect(gunzipSync(await bytes(zipped)).toString()).toBe(text);
  expect(await compressAnswer(asking(''), answer()).text()).toBe(text);
});

test.each([
  ['compressed already', { 'content-encoding': 'br' }],
  ['a file with its mark', { etag: '"1"' }],
  ['a picture', { 'content-type': 'image/webp' }],
])('%s stays as it is', (_, headers) => {
  const given = answer(headers);
  expect(compressAnswer(asking('gzip'), given)).toBe(given);
});

test('the beginning of a page is sent before its end is there', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const page = new Response(readable, { headers: { 'content-type': 'text/html' } });
  const reader = compressAnswer(asking('gzip'), page).body?.getReader();
  const unzip = createGunzip();
  const begun = new Promise<string>((resolve) =>
    unzip.once('data', (part: Buffer) => resolve(part.toString())),
  );
  void writer.write(Buffer.from('<h1>'));
  // The head of the format comes first, then the first words.
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    unzip.write(part.value);
    if (part.value.length > 10) break;
  }
  expect(await begun).toBe('<h1>');
  await reader?.cancel();
});
