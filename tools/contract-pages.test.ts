import { expect, test } from 'vitest';
import { z } from 'zod';
import { anchorOf, contractIndex } from './contract-index.ts';
import { type Call, callsOf, contractPage, contractPages, shapeInWords } from './contract-pages.ts';

const [storeApi, platformRest, ajax, links] = contractPages;
const maker = z.object({ name: z.string() }).meta({ id: 'Maker' });
const part = z
  .object({ price: z.number().meta({ description: 'in cents; with a semicolon' }), maker })
  .meta({ id: 'Part', description: 'A part.' });
const call: Call = {
  kind: 'store-api',
  title: 'GET /parts/{id}',
  address: 'GET /wp-json/wc/store/v1/parts/{id}',
  who: 'everybody',
  about: {
    summary: 'One part.',
    takes: z.object({
      per_page: z.int().min(1).max(100).meta({ description: 'How | many.', default: 10 }),
    }),
    headers: { Nonce: 'of the cart' },
    reply: { status: 201, schema: z.array(part), says: 'Or nothing.' },
    errors: [{ status: 404, code: '{platform}_no_part', when: 'It is not there.' }],
  },
};

test('a call is told with who may call it, its fields, its reply and its errors', () => {
  if (!storeApi) throw new Error('no page');
  const page = contractPage(storeApi, [call]);
  for (const piece of [
    '### GET /parts/\\{id}\n\n`GET /wp-json/wc/store/v1/parts/{id}` for everybody. One part.',
    '| `per_page` | integer, 1 to 100 | `10` | How \\| many. |',
    '| `Nonce` | of the cart |',
    '**Reply** 201: a list of [`Part`](#part). Or nothing.',
    '| 404 | `{platform}_no_part` | It is not there. |',
    '### Part\n\n```ts\n/** A part. */\ntype Part = {\n  /** in cents; with a semicolon */\n  price: number;\n  maker: Maker;\n};\n```',
    '### Maker\n\n```ts\ntype Maker = {\n  name: string;\n};\n```',
  ]) {
    expect(page).toContain(piece);
  }
});

test('a call that answers with bare text has no shapes', () => {
  if (!storeApi) throw new Error('no page');
  const page = contractPage(storeApi, [{ ...call, about: { reply: { says: 'Text.' } } }]);
  expect(page).toContain('for everybody.\n\n**Reply** 200. Text.');
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
