import { describe, expect, it } from 'vitest';
import { readCalculator } from './read-calculator.ts';

const read = (country: string, state = '', postcode = '', city = '') =>
  readCalculator(
    {
      calc_shipping_country: country,
      calc_shipping_state: state,
      calc_shipping_postcode: postcode,
      calc_shipping_city: city,
    },
    'IT',
  );

describe('readCalculator', () => {
  it.each([
    [['IT', 'MO', '41121', 'Modena'], { country: 'IT', state: 'MO', postcode: '41121', city: 'Modena' }],
    [['it', ' modena ', ' 41121 '], { country: 'IT', state: 'MO', postcode: '41121' }],
    [['IT'], { country: 'IT', state: '', postcode: '' }],
    [['', 'MO'], { country: 'IT', state: 'MO', postcode: '' }],
    [['FR', 'whatever', '75001'], { country: 'FR', state: '', postcode: '75001' }],
    [['GB', 'Kent', 'ct12ab'], { country: 'GB', state: 'Kent', postcode: 'CT1 2AB' }],
    [['PL', '', '00001'], { country: 'PL', state: '', postcode: '00-001' }],
  ] as const)('[CPG-02] [ADDR-01] reads %j', (typed, destination) => {
    expect(read(...(typed as [string]))).toEqual({ ok: true, destination });
  });

  it.each([
    [['XX'], 'unknown-country'],
    [['IT', 'Baviera'], 'unknown-state'],
    [['IT', 'MO', '4112'], 'invalid-postcode'],
    [['IT', '', '<script>'], 'invalid-postcode'],
  ] as const)('[CPG-02] refuses %j', (typed, code) => {
    expect(read(...(typed as unknown as [string]))).toEqual({ ok: false, error: { code } });
  });

  it("is the shop's country where nothing was posted", () => {
    expect(readCalculator({}, 'IT')).toMatchObject({ ok: true, destination: { country: 'IT' } });
  });
});
