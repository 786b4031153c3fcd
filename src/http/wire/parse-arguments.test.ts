import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTerms } from '#foundation/visitor/rules/visitor.ts';
import { storeApi as words } from '#messages/it/store-api.ts';
import { commaList } from './lenient/lists.ts';
import { amountInCents, choice, flag, moment, text, wholeNumber } from './lenient/scalars.ts';
import { sentInQuery } from './lenient/sent-in-query.ts';
import { parseArguments } from './parse-arguments.ts';
import { attributeFilters } from './store-api/products/attribute-filters.ts';

const ctx = {
  wire: {
    wholesale: 'wholesale',
    wholesaleKey: 'WHOLESALE',
    productTable: 'ptable',
    wallet: 'wallet',
    platform: 'shop',
    quoteList: 'raq_action',
    quoteListField: 'raq_subaction',
  },
  visitor: {
    person: null,
    audience: {
      key: 'retail-gross-it',
      priceListId: 1,
      priceListSlug: 'retail',
      hasOwnPrices: false,
      mode: 'gross',
      locale: 'it',
      hidden: null,
    },
    terms: openTerms,
  },
} as const;
const parse = (one: z.ZodType, query: ConstructorParameters<typeof URLSearchParams>[0]) =>
  parseArguments(ctx, z.object({ value: one }).partial(), sentInQuery(new URLSearchParams(query)));

test.each([
  ['an integer', wholeNumber({ min: 1, max: 100 }), 'value=7', 7],
  ['a truth', flag, 'value=true', true],
  ['a lie', flag, 'value=0', false],
  ['a date', moment, 'value=2026-01-02T03:04:05', new Date('2026-01-02T03:04:05Z')],
  ['a day', moment, 'value=2026-01-02', new Date('2026-01-02T00:00:00Z')],
  ['an amount', amountInCents, 'value=1999', 1999],
  ['a choice', choice(['asc', 'desc']), 'value=asc', 'asc'],
  ['a text', text, 'value=+freno+', 'freno'],
  ['a list with commas', commaList(wholeNumber({ min: 0, max: 9 })), 'value=1,2,,3', [1, 2, 3]],
  ['a list as an array', commaList(text), 'value[]=a&value[]=b', ['a', 'b']],
  ['a numbered list', commaList(text), 'value[0]=a&value[1]=b', ['a', 'b']],
  ['nothing', text, 'other=1', undefined],
])('%s is read', (_, one: z.ZodType, query, expected) => {
  expect(parse(one, query)).toEqual({ ok: true, value: expected === undefined ? {} : { value: expected } });
});

test.each([
  ['no integer', wholeNumber({ min: 1, max: 100 }), 'value=1.5', 'rest_invalid_type'],
  ['too small', wholeNumber({ min: 1, max: 100 }), 'value=0', 'rest_out_of_bounds'],
  ['too large', wholeNumber({ min: 1, max: 100 }), 'value=101', 'rest_out_of_bounds'],
  ['no truth', flag, 'value=forse', 'rest_invalid_type'],
  ['no date', moment, 'value=2026-13-45', 'rest_invalid_date'],
  ['no amount', amountInCents, 'value=19,99', 'rest_invalid_type'],
  ['no choice', choice(['asc', 'desc']), 'value=up', 'rest_not_in_enum'],
  ['a long text', text, `value=${'x'.repeat(201)}`, 'rest_too_long'],
  ['one bad in a list', commaList(wholeNumber({ min: 0, max: 9 })), 'value=1,x', 'rest_invalid_type'],
])('%s is refused with its name and reason', async (_, one: z.ZodType, query, code) => {
  const result = parse(one, query);
  if (result.ok) throw new Error('was accepted');
  expect(result.error.status).toBe(400);
  expect(await result.error.json()).toEqual({
    code: 'rest_invalid_param',
    message: 'Parametri non validi: value',
    data: {
      status: 400,
      params: { value: expect.any(String) },
      details: { value: { code, message: expect.any(String), data: null } },
    },
  });
});

test('attributes are read entry by entry', () => {
  const query =
    'attributes[0][attribute]=pa_litri&attributes[0][slug][]=1-l&attributes[0][slug][]=5-l&attributes[1][attribute]=pa_grado&attributes[1][term_id]=3,4&attributes[1][operator]=and';
  expect(attributeFilters(new URLSearchParams(query), words)).toEqual({
    ok: true,
    value: [
      { taxonomy: 'pa_litri', values: ['1-l', '5-l'], operator: 'in' },
      { taxonomy: 'pa_grado', values: ['3', '4'], operator: 'and' },
    ],
  });
});

test.each([
  'attributes=x',
  'attributes[0][attribute]=litri',
  'attributes[0][slug]=a',
  'attributes[0][attribute]=pa_x&attributes[0][operator]=or',
])('%s is no attribute filter', (query) => {
  expect(attributeFilters(new URLSearchParams(query), words).ok).toBe(false);
});

test.each([
  ['one value as a list', wholeNumber({ min: 1, max: 9 }), 'value[]=1'],
  ['one value as an object', text, 'value[a]=1'],
  ['a list as an object', commaList(text), 'value[a]=1'],
  ['a list of lists', commaList(text), 'value[][]=1'],
])('%s is of the wrong type', async (_, one: z.ZodType, query) => {
  const result = parse(one, query);
  if (result.ok) throw new Error('was accepted');
  const body = await result.error.json();
  expect(body.data.details.value.code).toBe('rest_invalid_type');
});

test('every whole number within the bounds is read as itself, every other is refused', () => {
  const bounds = { min: -50, max: 1000 };
  fc.assert(
    fc.property(fc.integer(), (number) => {
      const result = parse(wholeNumber(bounds), `value=${number}`);
      const within = number >= bounds.min && number <= bounds.max;
      expect(result.ok).toBe(within);
      if (result.ok) expect(result.value.value).toBe(number);
    }),
  );
});

test('a list reads the same with commas, in brackets and with numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 30 }), (numbers) => {
      const list = commaList(wholeNumber({ min: 0, max: 2_147_483_647 }));
      const forms = [
        `value=${numbers.join(',')}`,
        numbers.map((number) => `value[]=${number}`).join('&'),
        numbers.map((number, at) => `value[${at}]=${number}`).join('&'),
      ];
      for (const form of forms) expect(parse(list, form)).toEqual({ ok: true, value: { value: numbers } });
    }),
  );
});

const readers: readonly z.ZodType[] = [
  wholeNumber({ min: 0, max: 100 }),
  flag,
  moment,
  amountInCents,
  text,
  choice(['asc', 'desc']),
  commaList(text),
  commaList(wholeNumber({ min: 0, max: 9 })),
];

test('any text under any name is read or refused with 400, and never breaks anything', () => {
  const names = fc.oneof(fc.constantFrom('value', 'value[]', 'value[0]', 'value[a]', 'value['), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 5 }), (sent) => {
      for (const one of readers) {
        const result = parse(one, sent);
        if (!result.ok) expect(result.error.status).toBe(400);
      }
      expect(typeof attributeFilters(new URLSearchParams(sent), words).ok).toBe('boolean');
    }),
  );
});

test('attributes are read whole, in any order', () => {
  const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  const filter = fc.record({
    taxonomy: slug.map((name) => `pa_${name}` as const),
    values: fc.array(slug, { minLength: 1, maxLength: 4 }),
    operator: fc.constantFrom('in' as const, 'not_in' as const, 'and' as const),
  });
  fc.assert(
    fc.property(fc.array(filter, { maxLength: 5 }), (filters) => {
      const source = new URLSearchParams(
        filters.flatMap(({ taxonomy, values, operator }, at) => [
          [`attributes[${at}][operator]`, operator],
          [`attributes[${at}][slug]`, values.join(',')],
          [`attributes[${at}][attribute]`, taxonomy],
        ]),
      );
      expect(attributeFilters(source, words)).toEqual({ ok: true, value: filters });
    }),
  );
});
