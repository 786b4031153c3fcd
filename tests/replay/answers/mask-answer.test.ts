import { expect, test } from 'vitest';
import { createMasks, maskBytes } from './mask-answer.ts';

const token = (email: string) => `A${email.repeat(42)}`;
const nonce = (digit: string) => `0a${digit.repeat(18)}`;

const asHtml = (...pages: readonly string[]) => {
  const masks = createMasks();
  return pages.map((page) => masks.text(page, 'text/html; charset=utf-8'));
};
const headersOf = (...raw: readonly string[]) => createMasks().headers(raw);

test.each([
  ['a nonce', `"${nonce('1')}"`, `"${nonce('2')}"`],
  ['a token', `?key=${token('b')}`, `?key=${token('c')}`],
  ['an id', '0b1c2d3e-0000-4000-8000-000000000001', '0b1c2d3e-0000-4000-8000-000000000002'],
  ['the key of an order', `wc_order_${'a1'.repeat(12)}`, `wc_order_${'b2'.repeat(12)}`],
  ['a built class', '<p class="p1a button">', '<p class="p2b button">'],
  ['a built file', '<img src="/assets/hero-Ab3_dE5f.webp">', '<img src="/assets/hero-Zz3_dE5f.webp">'],
  ['an id that React makes', '<input id="_R_1a5_">', '<input id="_R_9z_">'],
  [
    'the nonce of a script',
    '<script nonce="5x/0FPwd+GPMf/WhMxqCRQ==">',
    '<script nonce="7x/0FPwd+GPMf/WhMxqCRQ==">',
  ],
  [
    'links to files of the build',
    '<head><link rel="modulepreload" href="/assets/a-Ab3_dE5f.js"/><link rel="stylesheet" href="/assets/b-Ab3_dE5f.css#"/></head>',
    '<head><link rel="stylesheet" href="/assets/c-Zz3_dE5f.css#"/></head>',
  ],
  [
    'where the router starts',
    '<script>\nimport * as route0 from "/assets/a-Ab3_dE5f.js";\n  window.__reactRouterManifest = {"version": "51689805"};</script>',
    '<script>\nimport * as route0 from "/assets/b-Ab3_dE5f.js";\nimport * as route1 from "/assets/c-Ab3_dE5f.js";</script>',
  ],
])('%s may be another one in the next build or run', (_, before, after) => {
  expect(asHtml(before)).toEqual(asHtml(after));
});

test('what is masked is numbered as it first appears, so that two that were swapped show', () => {
  const [one, two] = [nonce('1'), nonce('2')];
  expect(asHtml(`${one} ${two} ${one}`)).toEqual(['<nonce 1> <nonce 2> <nonce 1>']);
  expect(asHtml(`${one} ${two}`, one)).not.toEqual(asHtml(`${one} ${two}`, two));
});

test.each([
  ['a word', '<p>Disponibile</p>', '<p>disponibile</p>'],
  ['a cent', '<p>12,50 €</p>', '<p>12,51 €</p>'],
  ['a class of the wire', '<p class="p1a stock">', '<p class="p1a stocks">'],
  ['a moment', '<time dateTime="2026-11-16T00:30:29Z">', '<time dateTime="2026-11-16T00:30:30Z">'],
  ['a long address', `/product/${'a'.repeat(43)}/`, `/product/${'b'.repeat(43)}/`],
  ['a digest of a cart', '6512bd43d9caa6e02c990b0a82652dca', '7512bd43d9caa6e02c990b0a82652dca'],
])('%s is compared as it is', (_, before, after) => {
  expect(asHtml(before)).not.toEqual(asHtml(after));
});

const pageWith = (entries: readonly unknown[]) =>
  `<body><script nonce="x">window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify(entries)}\n`)});</script></body>`;

test('data for the scripts of a page are compared by their values, whatever their fields are called', () => {
  const before = asHtml(pageWith([{ _1: 2, _3: 4 }, 'kept', 'Freni', 'cents', 1250]));
  const renamed = asHtml(pageWith([{ _3: 4, _1: 2 }, 'cached', 'Freni', 'amount', 1250]));
  const dearer = asHtml(pageWith([{ _1: 2, _3: 4 }, 'kept', 'Freni', 'cents', 1251]));
  expect(before[0]).toBe('<body><page data></body>\npage data:\n"Freni"\n1250');
  expect(renamed).toEqual(before);
  expect(dearer).not.toEqual(before);
});

test('headers lose what speaks of the moment and of the connection, and secrets are numbered', () => {
  expect(
    headersOf(
      'Date',
      'Mon, 16 Nov 2026 00:30:00 GMT',
      'Connection',
      'keep-alive',
      'Set-Cookie',
      `session=g${token('b')}; Path=/; HttpOnly`,
      'ETag',
      'W/"abc"',
      'Nonce',
      nonce('1'),
      'Cache-Control',
      'no-store',
      'Content-Security-Policy',
      "script-src 'self' 'nonce-5x/0FPwd+GPMf/WhMxqCRQ=='",
    ),
  ).toEqual([
    'cache-control: no-store',
    "content-security-policy: script-src 'self' 'nonce-<script nonce>'",
    'etag: <etag 1>',
    'nonce: <nonce 1>',
    'set-cookie: session=<cookie 1>; Path=/; HttpOnly',
  ]);
});

test('a file is as old as the build or the data folder; what the API says of its newest product is compared', () => {
  const raw = ['Last-Modified', 'Mon, 23 Nov 2026 01:43:40 GMT'];
  expect(createMasks().headers(raw, true)).toEqual(['last-modified: <moment>']);
  expect(createMasks().headers(raw)).toEqual(['last-modified: Mon, 23 Nov 2026 01:43:40 GMT']);
});

test('a header that is missing or another one, and a cookie of few letters, show', () => {
  expect(headersOf('X-Frame-Options', 'DENY')).not.toEqual(headersOf());
  expect(headersOf('X-Frame-Options', 'DENY')).not.toEqual(headersOf('X-Frame-Options', 'SAMEORIGIN'));
  expect(headersOf('Set-Cookie', 'items=1; Path=/')).not.toEqual(headersOf('Set-Cookie', 'items=2; Path=/'));
});

test('a document loses the moment in which it was set, and nothing else', () => {
  const document = (day: number, word: string) =>
    maskBytes(Buffer.from(`%PDF /CreationDate (D:202611${day}) ${word}`), 'application/pdf').toString();
  expect(document(16, 'Offerta')).toBe(document(17, 'Offerta'));
  expect(document(16, 'Offerta')).not.toBe(document(16, 'Offerte'));
});
