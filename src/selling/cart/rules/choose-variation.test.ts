import { describe, expect, it } from 'vitest';
import { chooseVariation } from './choose-variation.ts';

const litres = {
  name: 'attribute_pa_litri',
  label: 'Litri',
  preset: '',
  options: [
    { slug: '1-l', label: '1 litro' },
    { slug: '5-l', label: '5 litri' },
  ],
};
const colour = {
  name: 'attribute_pa_colore',
  label: 'Colore',
  preset: '',
  options: [
    { slug: 'rosso', label: 'Rosso' },
    { slug: 'blu', label: 'Blu' },
  ],
};
const offer = {
  attributes: [litres, colour],
  variations: [
    { id: 11, attributes: { attribute_pa_litri: '1-l', attribute_pa_colore: '' } },
    { id: 15, attributes: { attribute_pa_litri: '5-l', attribute_pa_colore: 'rosso' } },
  ],
};

describe('chooseVariation', () => {
  it.each([
    [{ attribute_pa_litri: '1-l', attribute_pa_colore: 'blu' }, null, 11],
    [{ attribute_pa_litri: '5-l', attribute_pa_colore: 'rosso' }, null, 15],
    [{ pa_litri: '5-l', Colore: 'ROSSO' }, null, 15],
    [{ litri: '5 litri', colore: 'rosso' }, null, 15],
    [{}, 15, 15],
    [{ attribute_pa_colore: 'blu' }, 11, 11],
  ])('[CART-12] %j with variation %s is %i', (given, variationId, expected) => {
    const choice = chooseVariation(offer, given, variationId);
    expect(choice).toMatchObject({ ok: true, variation: { id: expected } });
  });

  it('[VAR-05] fills the fixed attributes of a variation and takes the chosen terms of open ones', () => {
    expect(chooseVariation(offer, { attribute_pa_colore: 'blu' }, 11)).toMatchObject({
      attributes: { attribute_pa_litri: '1-l', attribute_pa_colore: 'blu' },
    });
  });

  it.each([
    [{}, null, { code: 'choose-options', labels: ['Litri', 'Colore'] }],
    [{}, 11, { code: 'choose-options', labels: ['Colore'] }],
    [{ attribute_pa_litri: '5-l', attribute_pa_colore: 'blu' }, null, { code: 'no-such-variation' }],
    [{}, 99, { code: 'no-such-variation' }],
    [
      { attribute_pa_colore: 'verde' },
      11,
      { code: 'invalid-option', label: 'Colore', allowed: ['rosso', 'blu'] },
    ],
    [{ attribute_pa_colore: 'blu' }, 15, { code: 'invalid-option', label: 'Colore', allowed: ['rosso'] }],
  ])('%j with variation %s is refused: %j', (given, variationId, error) => {
    expect(chooseVariation(offer, given, variationId)).toEqual({ ok: false, error });
  });
});
