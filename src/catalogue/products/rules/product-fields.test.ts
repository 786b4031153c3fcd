import { expect, test } from 'vitest';
import { noFields } from './no-fields.ts';
import { fieldNames, fieldValues, type ProductField } from './product-fields.ts';

test('a reader gets its own fields, those of a kind where it asks for a kind', () => {
  expect(fieldNames('card')).toEqual(['sku']);
  expect(fieldNames('api', 'grams', 'size')).toEqual(['weightGrams', 'size']);
});

const codes = { gtin: null, mpn: null };

test('a size is there when all its sides are', () => {
  const row = {
    ...codes,
    short_description: '',
    description: '',
    weight_grams: 850,
    length_mm: 300,
    width_mm: 120,
  };
  expect(fieldValues('page', { ...row, height_mm: 45 })).toEqual({
    ...noFields('page'),
    weightGrams: 850,
    size: [300, 120, 45],
  });
  expect(fieldValues('page', { ...row, height_mm: null }).size).toBeNull();
});

test('a field without a reader, and a long text on a card, are errors of types', () => {
  const field = { columns: ['note'], wire: 'note' };
  const refused = [
    // @ts-expect-error no reader reads it
    { ...field, kind: 'text', readers: {} } satisfies ProductField,
    // @ts-expect-error cards read no long texts
    { ...field, kind: 'html', readers: { card: 'own' } } satisfies ProductField,
    { ...field, kind: 'text', readers: { card: 'own' } } satisfies ProductField,
  ];
  expect(refused).toHaveLength(3);
});
