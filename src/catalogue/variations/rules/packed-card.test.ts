import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type ChoosableCard, packCard, unpackCard } from './packed-card.ts';

const card: ChoosableCard = {
  id: 2,
  slug: 'olio',
  name: 'Olio "Corsa" 5W-30 `pronto` \\ è',
  choices: {
    attributes: [
      {
        name: 'attribute_pa_colore',
        label: 'Colore',
        swatches: 'color',
        options: [{ slug: 'rosso', label: 'Rosso', color: '#c8102e' }],
      },
      {
        name: 'attribute_pa_litri',
        label: 'Litri',
        swatches: 'label',
        options: [
          { slug: '1-l', label: '1 l' },
          { slug: '5-l', label: '5 l' },
        ],
      },
    ],
    variations: [
      {
        id: 3,
        attributes: { attribute_pa_colore: 'rosso', attribute_pa_litri: '1-l' },
        active: true,
        buyable: true,
        price: { unit: toCents(890), regular: toCents(990), onSale: true, upTo: null, mode: 'gross' },
        quantity: 1,
      },
      {
        id: 4,
        attributes: { attribute_pa_litri: '' },
        active: true,
        buyable: false,
        price: null,
        quantity: 6,
      },
    ],
  },
};

test('a card is unpacked as it was packed', () => {
  expect(unpackCard(packCard(card))).toEqual(card);
});

test('its text needs no sign that a page would have to write differently, but those of its words', () => {
  const plain = { ...card, name: 'Olio' };
  expect(packCard(plain)).not.toMatch(/["'&<>]/);
  expect(packCard(plain).length).toBeLessThan(JSON.stringify(plain).length / 2);
});
