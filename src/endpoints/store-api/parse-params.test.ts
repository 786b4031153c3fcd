import { expect, test } from 'vitest';
import { storeApi as words } from '#messages/it/store-api.ts';
import {
  booleanParam,
  choiceParam,
  dateParam,
  integerParam,
  listParam,
  minorUnitsParam,
  textParam,
} from './param-readers.ts';
import { type Param, parseParams } from './parse-params.ts';
import { attributeFilters } from './products/attribute-filters.ts';

const toolbox = {
  wire: {
    wholesale: 'wholesale',
    wholesaleKey: 'WHOLESALE',
    productTable: 'ptable',
    wallet: 'wallet',
    platform: 'shop',
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
    },
  },
} as const;
const parse = <T>(one: Param<T>, query: string) =>
  parseParams(toolbox, new URLSearchParams(query), { value: one });

test.each([
  ['an integer', integerParam({ min: 1, max: 100 }), 'value=7', 7],
  ['a truth', booleanParam, 'value=true', true],
  ['a lie', booleanParam, 'value=0', false],
  ['a date', dateParam, 'value=2026-01-02T03:04:05', new Date('2026-01-02T03:04:05Z')],
  ['a day', dateParam, 'value=2026-01-02', new Date('2026-01-02T00:00:00Z')],
  ['an amount', minorUnitsParam, 'value=1999', 1999],
  ['a choice', choiceParam(['asc', 'desc']), 'value=asc', 'asc'],
  ['a text', textParam, 'value=+freno+', 'freno'],
  ['a list with commas', listParam(integerParam({ min: 0, max: 9 })), 'value=1,2,,3', [1, 2, 3]],
  ['a list as an array', listParam(textParam), 'value[]=a&value[]=b', ['a', 'b']],
  ['a numbered list', listParam(textParam), 'value[0]=a&value[1]=b', ['a', 'b']],
  ['nothing', textParam, 'other=1', undefined],
])('%s is read', (_, one: Param<unknown>, query, expected) => {
  expect(parse(one, query)).toEqual({ ok: true, params: expected === undefined ? {} : { value: expected } });
});

test.each([
  ['no integer', integerParam({ min: 1, max: 100 }), 'value=1.5', 'rest_invalid_type'],
  ['too small', integerParam({ min: 1, max: 100 }), 'value=0', 'rest_out_of_bounds'],
  ['too large', integerParam({ min: 1, max: 100 }), 'value=101', 'rest_out_of_bounds'],
  ['no truth', booleanParam, 'value=forse', 'rest_invalid_type'],
  ['no date', dateParam, 'value=2026-13-45', 'rest_invalid_date'],
  ['no amount', minorUnitsParam, 'value=19,99', 'rest_invalid_type'],
  ['no choice', choiceParam(['asc', 'desc']), 'value=up', 'rest_not_in_enum'],
  ['a long text', textParam, `value=${'x'.repeat(201)}`, 'rest_too_long'],
  ['one bad in a list', listParam(integerParam({ min: 0, max: 9 })), 'value=1,x', 'rest_invalid_type'],
])('%s is refused with its name and reason', async (_, one: Param<unknown>, query, code) => {
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
