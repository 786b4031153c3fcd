import { expect, it } from 'vitest';
import { checkQuoteField, emptyQuoteField, readBoxes, storedBoxes, writeBoxes } from './quote-field-form.ts';

const field = { ...emptyQuoteField, labelIt: 'Consegna', labelEn: 'Delivery' };
const codes = (typed: string) =>
  checkQuoteField({ ...field, kind: 'checkbox', boxes: readBoxes(typed) }).map(({ code }) => code);

it('a field has a name in both languages', () => {
  expect(checkQuoteField(field)).toEqual([]);
  expect(checkQuoteField({ ...field, labelEn: '' })).toEqual([{ field: 'label_en', code: 'required' }]);
  expect(checkQuoteField({ ...field, labelIt: 'x'.repeat(121) })).toEqual([
    { field: 'label_it', code: 'too-long' },
  ]);
});

it('[QUO-08] boxes are distinct and hold no commas, for their labels are joined by them', () => {
  expect(codes('Ritiro in sede = Collection\nCorriere = Courier')).toEqual([]);
  expect(codes(' \n')).toEqual(['no-options']);
  expect(codes('Ritiro, in sede')).toEqual(['comma']);
  expect(codes('Ritiro\nRitiro')).toEqual(['twice']);
});

it('boxes are typed as they are shown', () => {
  const typed = 'Ritiro in sede = Collection\nCorriere';
  expect(writeBoxes(readBoxes(typed))).toBe(typed);
  expect(storedBoxes(JSON.parse(JSON.stringify(readBoxes(typed))))).toEqual(readBoxes(typed));
  expect([storedBoxes(null), storedBoxes([{ it: 'x' }, 4])]).toEqual([[], []]);
});
