import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { areaLine, readArea, readBand, readZoneForm } from './zone-form.ts';

describe('a line of areas', () => {
  test.each([
    ['it', { country: 'IT', state: '', postcode: '' }],
    ['IT SO', { country: 'IT', state: 'SO', postcode: '' }],
    ['IT SO 23041', { country: 'IT', state: 'SO', postcode: '23041' }],
    ['IT * 07*', { country: 'IT', state: '', postcode: '07*' }],
    ['IT 07*', { country: 'IT', state: '', postcode: '07*' }],
    ['IT  *  90010...98199', { country: 'IT', state: '', postcode: '90010...98199' }],
    ['SM', { country: 'SM', state: '', postcode: '' }],
  ])('%j is read', (line, area) => expect(readArea(line)).toEqual(area));

  test.each([
    ['XX', 'unknown-country'],
    ['Italia', 'unknown-country'],
    ['IT ZZ', 'unknown-state'],
    ['IT ZZ 00100', 'unknown-state'],
    ['IT * 98199...90010', 'wrong-postcode'],
    ['IT * 9...98199', 'wrong-postcode'],
    ['IT * *', 'wrong-postcode'],
    ['IT * 07%', 'wrong-postcode'],
  ])('%j is refused as %s', (line, code) => expect(readArea(line)).toMatchObject({ code }));

  test('an area is written as it is read', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'MO', 'SO'),
        fc.constantFrom('', '41121', '07*', '90010...98199'),
        (state, postcode) => {
          const area = { country: 'IT', state, postcode };
          expect(readArea(areaLine(area))).toEqual(area);
        },
      ),
    );
  });
});

test.each([
  ['5 = 7,90', 'weight_rate', { upTo: 5000, cost: 790 }],
  ['0,5 kg = 4', 'weight_rate', { upTo: 500, cost: 400 }],
  ['100 = 9,90 €', 'amount_rate', { upTo: 10_000, cost: 990 }],
  ['* = 20', 'weight_rate', { upTo: null, cost: 2000 }],
  ['0 = 5', 'weight_rate', null],
  ['5 kg', 'weight_rate', null],
  ['5 = tanto', 'amount_rate', null],
] as const)('the step %j of a %s is %j', (line, kind, band) => expect(readBand(line, kind)).toEqual(band));

describe('the form of a zone', () => {
  const known = { isRest: false, methodIds: [7, 8], classIds: [1] };
  const base = {
    name: 'Isole',
    position: '2',
    areas: 'IT * 07*',
    'methods[7][kind]': 'flat_rate',
    'methods[8][kind]': 'local_pickup',
  };
  const read = (fields: Readonly<Record<string, string>>, of = known) =>
    readZoneForm(postedForm(Object.entries({ ...base, ...fields })), of);

  test('its methods are read, one is added, one removed', () => {
    expect(
      read({
        surcharge: '3,50',
        'methods[7][cost]': '9,90',
        'methods[7][deliveryDays]': '3',
        'methods[7][enabled]': '1',
        'methods[7][class-1]': '12',
        'methods[8][remove]': '1',
        'methods[new][kind]': 'weight_rate',
        'methods[new][bands]': '5 = 8\n* = 15',
      }),
    ).toEqual({
      ok: true,
      draft: {
        name: 'Isole',
        position: 2,
        surcharge: 350,
        areas: [{ country: 'IT', state: '', postcode: '07*' }],
        methods: [
          {
            id: 7,
            kind: 'flat_rate',
            title: '',
            enabled: true,
            cost: 990,
            freeFrom: null,
            freeFromNet: null,
            deliveryDays: 3,
            bands: [],
            classCosts: { 1: 1200 },
          },
          {
            id: null,
            kind: 'weight_rate',
            title: '',
            enabled: true,
            cost: null,
            freeFrom: null,
            freeFromNet: null,
            deliveryDays: null,
            bands: [
              { upTo: 5000, cost: 800 },
              { upTo: null, cost: 1500 },
            ],
            volumeDivisor: null,
            furtherKg: null,
            mostGrams: null,
            classCosts: {},
          },
        ],
      },
    });
  });

  test.each([
    [{ name: ' ' }, 'name', 'no-name'],
    [{ position: '' }, 'position', 'no-position'],
    [{ surcharge: 'molto' }, 'surcharge', 'no-sum'],
    [{ areas: ' \n ' }, 'areas', 'no-areas'],
    [{ areas: 'IT\nYY' }, 'areas', 'unknown-country'],
    [{ 'methods[7][cost]': '-1' }, 'methods[7][cost]', 'no-sum'],
    [{ 'methods[7][kind]': 'weight_rate' }, 'methods[7][bands]', 'no-bands'],
    [
      { 'methods[7][kind]': 'weight_rate', 'methods[7][bands]': '* = 1', 'methods[7][furtherKg]': '1' },
      'methods[7][furtherKg]',
      'endless-band',
    ],
    [
      { 'methods[7][kind]': 'weight_rate', 'methods[7][bands]': '5 = 1', 'methods[7][volumeDivisor]': '999' },
      'methods[7][volumeDivisor]',
      'no-divisor',
    ],
    [
      { 'methods[7][kind]': 'weight_rate', 'methods[7][bands]': '5 = 1', 'methods[7][mostGrams]': 'tanto' },
      'methods[7][mostGrams]',
      'no-weight',
    ],
    [
      { 'methods[7][kind]': 'amount_rate', 'methods[7][bands]': '5 = 1\n5,00 = 2' },
      'methods[7][bands]',
      'band-twice',
    ],
    [{ 'methods[7][deliveryDays]': '61' }, 'methods[7][deliveryDays]', 'no-days'],
    [{ 'methods[7][deliveryDays]': 'due' }, 'methods[7][deliveryDays]', 'no-days'],
    [{ 'methods[7][title]': 'x'.repeat(81) }, 'methods[7][title]', 'too-long'],
  ])('%j is refused at its field', (fields, field, code) => {
    const answer = read(fields as unknown as Record<string, string>);
    expect(answer.ok ? null : answer.problems[field]).toMatchObject({ code });
  });

  test('the rest of the world has neither areas nor a position', () => {
    expect(read({ areas: '', position: '' }, { ...known, isRest: true }).ok).toBe(true);
  });
});
