import { expect, test } from 'vitest';
import { attributes } from '../catalogue/attributes.data.ts';
import { numberCategories } from '../catalogue/category-rows.ts';
import { composeProduct } from '../composing/compose-product.ts';
import { allParts } from '../parts/all-parts.ts';
import { attributeNames, termNames } from './attribute-names.data.ts';
import { categoryTexts } from './category-texts.data.ts';
import { nameInEnglish } from './name-in-english.ts';
import { partNames } from './part-names.data.ts';
import { termInEnglish } from './term-in-english.ts';

test('every category, attribute and kind of part has its English, and nothing else has', () => {
  const slugs = numberCategories().map(({ category }) => category.slug);
  expect(Object.keys(categoryTexts).sort()).toEqual(slugs.sort());
  expect(Object.keys(attributeNames).sort()).toEqual(attributes.map(({ slug }) => slug).sort());
  const kinds = [...allParts.map(({ key }) => key), 'gamma-pneumatici'];
  expect(Object.keys(partNames).sort()).toEqual(kinds.sort());
  const terms = new Set(attributes.flatMap((attribute) => attribute.terms));
  expect(Object.keys(termNames).filter((term) => !terms.has(term))).toEqual([]);
});

test('a figure has a decimal point, and a code stays as it is', () => {
  expect(['0,25 l', '5W-30', '280 mm', 'Sinistro'].map(termInEnglish)).toEqual([
    '0.25 l',
    '5W-30',
    '280 mm',
    'Left',
  ]);
});

test('a name says what the Italian one says, in the order of English', () => {
  const parts = { isReconditioned: true, brand: 'Frenalto', series: 'Plus', type: 'C12', car: 'Fiat Panda' };
  const terms = [
    ['asse', 'Anteriore'],
    ['lato', 'Sinistro'],
  ] as const;
  expect(nameInEnglish({ ...parts, kind: 'pinza', terms })).toBe(
    'Reconditioned front left brake caliper Frenalto Plus C12 for Fiat Panda',
  );
  const plug = { ...parts, isReconditioned: false, kind: 'candela', car: null };
  expect(nameInEnglish({ ...plug, terms: [['materiale', 'Nichel']] })).toBe(
    'Nickel spark plug Frenalto Plus C12',
  );
});

test('every product of the demo shop has an English name of its own, always the same', () => {
  const names = Array.from({ length: 300 }, (_, index) => composeProduct(index).english);
  expect(new Set(names).size).toBe(300);
  expect(names).toEqual(Array.from({ length: 300 }, (_, index) => composeProduct(index).english));
  expect(names.filter((name) => / per | con | a | di /.test(name))).toEqual([]);
});
