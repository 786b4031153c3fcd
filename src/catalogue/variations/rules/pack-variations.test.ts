import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFields } from '#catalogue/products/rules/no-fields.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { packVariations, unpackVariations } from './pack-variations.ts';
import type { VariationChoice } from './variation-choice.ts';

const picture = { key: 'olio', alt: 'Tanica d\'olio "5 l"', width: 1200, height: 1200, widths: [160, 320] };

function aVariation(id: number, options: Partial<VariationChoice> = {}): VariationChoice {
  return {
    ...noFields('variation'),
    id,
    attributes: { attribute_pa_litri: '5-l', attribute_pa_colore: '' },
    sku: `OLIO-${id}`,
    price: { unit: toCents(3660), regular: toCents(4880), onSale: true, upTo: null, mode: 'gross' },
    stock: { kind: 'few', left: 3 },
    stockLeft: 3,
    buyable: true,
    active: true,
    limits: { minimum: 1, maximum: 3, step: 1 },
    tiers: [{ from: 10, unit: toCents(3300) }],
    soldIndividually: false,
    description: `<p class="x">L'olio</p>`,
    weightGrams: 4500,
    size: [155, 66, 205],
    picture,
    ...options,
  };
}

test('[VAR-27] variations come out as they went in, whatever they differ in', () => {
  const text = fc.string();
  const options = fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    sku: fc.option(text),
    description: text,
    weightGrams: fc.option(fc.nat()),
    buyable: fc.boolean(),
    active: fc.boolean(),
    soldIndividually: fc.boolean(),
    picture: fc.constantFrom(picture, null),
    size: fc.constantFrom([1, 2, 3] as const, null),
    attributes: fc.record({ attribute_pa_litri: text, attribute_pa_colore: text }),
    price: fc.constantFrom(
      null,
      { unit: toCents(100), regular: toCents(100), onSale: false, upTo: null, mode: 'net' } as const,
      {
        unit: toCents(100),
        regular: toCents(120),
        onSale: true,
        upTo: null,
        mode: 'gross',
        prior: { kind: 'new-article', since: 1_790_000_000_000 },
      } as const,
    ),
  });
  fc.assert(
    fc.property(fc.array(options, { maxLength: 9 }), (wanted) => {
      const variations = wanted.map((one) => aVariation(one.id, one));
      expect(unpackVariations(packVariations(variations))).toEqual(variations);
    }),
  );
});

test('[VAR-27] 500 variations are a text of a few dozen bytes each', () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    aVariation(1000 + at, {
      attributes: { attribute_pa_litri: `${at % 25}-l`, attribute_pa_colore: `c${at % 20}` },
    }),
  );
  const packed = packVariations(many);
  expect(packed.length / many.length).toBeLessThan(40);
  expect(JSON.stringify(many).length / packed.length).toBeGreaterThan(10);
});

test('what is packed is quoted by what a page does not quote by', () => {
  expect(packVariations([aVariation(1, { description: '', picture: null })])).not.toContain('"');
});
