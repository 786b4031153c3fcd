import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cachedPage, pageContent, type Variant } from './cached-page.ts';
import { ownScriptMark } from './own-scripts.ts';

const html = `<p>È una pagina</p>${'<li>pastiglie freno anteriori</li>'.repeat(400)}<script>a()</script>`;
const marked = html.replace('<script>', `<script nonce="${ownScriptMark}">`);
const aPage = () =>
  cachedPage({
    content: pageContent(Buffer.from(marked)),
    headers: new Headers({ 'content-type': 'text/html', etag: 'theirs', 'set-cookie': 'a=b' }),
    everywhere: { 'x-frame-options': 'DENY' },
  });

function headersOf({ headers }: Variant): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])));
}

test('every encoding holds the same page, and says which it is and how long', () => {
  const page = aPage();
  const [plain, gzip, brotli] = (['identity', 'gzip', 'brotli'] as const).map((name) => page.variant(name));
  expect(plain?.body.toString()).toBe(html);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(html);
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(html);
  for (const [variant, encoding] of [
    [plain, undefined],
    [gzip, 'gzip'],
    [brotli, 'br'],
  ] as const) {
    const headers = variant && headersOf(variant);
    expect(headers?.['content-encoding']).toBe(encoding);
    expect(headers?.['content-length']).toBe(String(variant?.body.length));
  }
});

test('a page carries its own mark and the hashes of its scripts, and no cookie', () => {
  const page = aPage();
  const headers = headersOf(page.variant('brotli'));
  expect(headers.etag).toBe(page.etag);
  expect(headers.etag).not.toBe('theirs');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("'sha256-");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('a page that is asked for twice is compressed thoroughly, and stays what it was', async () => {
  const page = aPage();
  const quick = page.variant('brotli').body;
  expect(page.variant('brotli').body).toBe(quick);
  while (page.variant('brotli').body === quick) await setImmediate();
  const thorough = page.variant('brotli');
  expect(thorough.body.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(thorough.body).toString()).toBe(html);
  expect(headersOf(thorough)).toMatchObject({
    etag: page.etag,
    'content-length': String(thorough.body.length),
  });
});

test('no encoding of a page holds more memory than it has bytes', async () => {
  const page = aPage();
  const quick = page.variant('brotli').body;
  expect(page.variant('brotli').body).toBe(quick);
  while (page.variant('brotli').body === quick) await setImmediate();
  for (const body of [quick, page.variant('brotli').body, page.variant('gzip').body]) {
    expect(body.buffer.byteLength).toBe(body.length);
  }
});
