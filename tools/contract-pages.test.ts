import { expect, test } from 'vitest';
import { anchorOf, contractIndex } from './contract-index.ts';
import { type Call, callsOf, contractPage, contractPages, shapeInWords, spoken } from './contract-pages.ts';
import { sentenceOf, typesFor, typesIn } from './contract-sources.ts';

const [storeApi, platformRest, ajax, links] = contractPages;
const call: Call = {
  kind: 'store-api',
  name: 'GET /parts/:id{[0-9]+}',
  title: 'GET /parts/{id}',
  address: 'GET /wp-json/wc/store/v1/parts/{id}',
  who: 'everybody',
  note: {
    fields: {
      per_page: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'How | many.' },
    },
    headers: { Nonce: 'of the cart' },
    reply: { status: 201, type: 'Part[]', says: 'Or nothing.' },
    errors: [{ status: 404, code: '{platform}_no_part', when: 'It is not there.' }],
  },
  sentence: '`GET /parts/{id}` (wire 1.8, CART-01): one part.',
};
const source = `/** A part. */
export type Part = {
  /** in cents; with a semicolon */
  readonly price: Cents;
  readonly maker: { readonly name: string };
};

type Cents = number;
export type Other = 'a;b' | 'c';
`;
const declared = typesIn('src/http/contract/part.ts', source);

test('a call is told with who may call it, its fields, its reply and its errors', () => {
  if (!storeApi) throw new Error('no page');
  const page = contractPage(storeApi, [call], declared);
  for (const piece of [
    '### GET /parts/\\{id}\n\n`GET /wp-json/wc/store/v1/parts/{id}` for everybody. One part.',
    '| `per_page` | integer, 1 to 100 | `10` | How \\| many. |',
    '| `Nonce` | of the cart |',
    '**Reply** 201: a list of [`Part`](#part). Or nothing.',
    '| 404 | `{platform}_no_part` | It is not there. |',
    '### Part\n\n```ts\n/** A part. */\ntype Part = {\n  /** in cents; with a semicolon */\n  price: Cents;\n  maker: { name: string };\n};\n```',
    '### Cents\n\n```ts\ntype Cents = number;\n```',
  ]) {
    expect(page).toContain(piece);
  }
  expect(page).not.toContain('Other');
});

test('a call that nobody has described is there all the same', () => {
  if (!storeApi) throw new Error('no page');
  const page = contractPage(storeApi, [{ ...call, note: null, sentence: null }], []);
  expect(page).toContain('### GET /parts/\\{id}\n\n`GET /wp-json/wc/store/v1/parts/{id}` for everybody.');
  expect(page).not.toContain('## Shapes');
});

test('every kind of call has a page, a new one the last', () => {
  const kinds = [
    'store-api',
    'platform-rest',
    'wc-ajax',
    'admin-ajax',
    'plain-link',
    'page-action',
    'brand-new',
  ];
  const calls = kinds.map((kind) => ({ ...call, kind }));
  const kindsOn = (page: (typeof contractPages)[number] | undefined) =>
    page ? callsOf(page, calls).map(({ kind }) => kind) : [];
  expect([storeApi, platformRest, ajax, links].map(kindsOn)).toEqual([
    ['store-api'],
    ['platform-rest'],
    ['wc-ajax', 'admin-ajax'],
    ['plain-link', 'page-action', 'brand-new'],
  ]);
});

test('the first page links every call with its place', () => {
  const prefixes = {
    platform: 'shop',
    wholesale: 'w',
    wholesaleKey: 'W',
    productTable: 't',
    wallet: 'pay',
    quoteList: 'r',
    quoteListField: 'f',
  };
  const index = contractIndex([call], prefixes);
  expect(index).toContain('| [`GET /parts/{id}`](store-api.md#get-partsid) | everybody |');
  expect(index).toContain('| `{pp}` | `pay` |');
  expect(anchorOf('rest-nonce')).toBe('rest-nonce');
});

test.each([
  [{ type: 'integer', minimum: 0, maximum: 2_147_483_647 }, 'integer'],
  [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, 'integer, from 1'],
  [{ type: 'string', enum: ['a', 'b'] }, '`a`, `b`'],
  [{ type: 'string', format: 'date-time' }, 'date and time, ISO 8601'],
  [{ type: 'array', maxItems: 20, items: { type: 'integer' } }, 'list of integer; at most 20 values'],
  [{ type: 'object', properties: { term: { type: 'string' } } }, 'object: `term` (string)'],
] as const)('a shape in words, number %#', (shape, words) => {
  expect(shapeInWords(shape)).toBe(words);
});

test.each([
  ['`POST /x`; with a wish (FRAG-12).', 'With a wish.'],
  ['The summary (CHK-10, CHK-11, wire 2.1).', 'The summary.'],
  ['Terms of attributes (wire 1.7 to 1.12), in their order.', 'Terms of attributes, in their order.'],
  ['A code (as it was typed).', 'A code (as it was typed).'],
])('of a comment %j is told: %j', (sentence, expected) => {
  expect(spoken(sentence)).toBe(expected);
});

test('what a function says stands right before it', () => {
  const text =
    '/** Not this. */\nconst a = 1;\n\n/**\n * This\n * here.\n */\nexport async function answer() {}\nexport function mute() {}\n';
  expect(sentenceOf('answer', text)).toBe('This here.');
  expect(sentenceOf('mute', text)).toBeNull();
  expect(sentenceOf('nobody', text)).toBeNull();
});

test('types are read whole, and found from the file that names them', () => {
  expect(declared.map(({ name }) => name)).toEqual(['Part', 'Cents', 'Other']);
  const elsewhere = typesIn('src/foundation/money/rules/cents.ts', 'export type Cents = bigint;');
  expect(typesFor(['Part'], [...elsewhere, ...declared]).map(({ text }) => text.split('\n').at(-1))).toEqual([
    '};',
    'type Cents = number;',
  ]);
});
