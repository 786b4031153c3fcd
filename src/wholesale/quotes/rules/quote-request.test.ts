import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteField, QuoteTerms } from './quote-form.ts';
import { quoteIdLists } from './quote-form.ts';
import {
  boxesIn,
  checkQuoteRequest,
  joinBoxes,
  type QuoteRequest,
  readQuoteRequest,
  writeQuoteRequest,
} from './quote-request.ts';

const wire = { wholesale: 'wholesale' };
const fields: readonly QuoteField[] = [
  { id: 3, kind: 'text', label: 'Targa', options: [], required: true },
  { id: 7, kind: 'checkbox', label: 'Consegna', options: ['Ritiro in sede', 'Corriere'], required: false },
  { id: 9, kind: 'file', label: 'Libretto', options: [], required: false },
  { id: 11, kind: 'text', label: 'Note', options: [], required: false },
];
const terms: QuoteTerms = { fields, messageOptional: false, topLevelMax: 4 };
const request: QuoteRequest = {
  message: 'Quanto per dieci?',
  name: 'Marco Neri',
  email: 'officina@pistone.it',
  title: 'Preventivo',
  location: 'standard',
  product: null,
  vendor: '',
  values: { 3: 'AB123CD' },
};
const problems = (options: Partial<QuoteRequest>, own: Partial<QuoteTerms> = {}) =>
  checkQuoteRequest({ ...request, ...options }, { ...terms, ...own });

describe('a quote request', () => {
  it('[QUO-06] [QUO-07] is sent with its fields, one value per custom field and the lists of their ids', () => {
    expect(writeQuoteRequest(request, fields, wire)).toEqual({
      message: 'Quanto per dieci?',
      name: 'Marco Neri',
      email: 'officina@pistone.it',
      title: 'Preventivo',
      location: 'standard',
      type: 'quote',
      quotetextids: '3,11',
      quotecheckboxids: '7',
      quotefileids: '9',
      wholesale_field_3: 'AB123CD',
      wholesale_field_7: '',
      wholesale_field_9: '',
      wholesale_field_11: '',
    });
    expect(quoteIdLists([])).toEqual({ quotetextids: '', quotecheckboxids: '', quotefileids: '' });
  });

  it('[QUO-06] [QUO-10] names the product from its page alone, and the vendor where one is chosen', () => {
    const sent = (options: Partial<QuoteRequest>) =>
      writeQuoteRequest({ ...request, ...options }, fields, wire);
    expect(sent({ location: 'productpage', product: 12 })).toMatchObject({ product: '12' });
    expect(sent({ location: 'shortcode', product: 12 })).not.toHaveProperty('product');
    expect(sent({ location: 'standard', product: 12 })).not.toHaveProperty('product');
    expect(sent({ vendor: '4' })).toMatchObject({ vendor: '4' });
    expect(sent({})).not.toHaveProperty('vendor');
  });

  it('is read as it was sent', () => {
    const text = fc.constantFrom('', 'x', 'Una prova', '<b>', 'a, b');
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom('standard', 'shortcode', 'productpage'),
        (name, value, location) => {
          const product = location === 'productpage' ? 5 : null;
          const whole = { ...request, name, location, product, values: { 3: value, 7: '', 9: '', 11: '' } };
          expect(readQuoteRequest(writeQuoteRequest(whole, fields, wire), fields, wire)).toEqual(whole);
        },
      ),
    );
  });

  it('[QUO-07] counts a custom field whose id is in the list of its kind', () => {
    const posted = { wholesale_field_3: 'AB123CD', wholesale_field_11: 'due', quotetextids: ' 11 , 4' };
    expect(readQuoteRequest(posted, fields, wire).values).toEqual({ 11: 'due' });
    expect(readQuoteRequest({ ...posted, quotetextids: '3,11' }, fields, wire).values).toEqual({
      3: 'AB123CD',
      11: 'due',
    });
  });

  it('[QUO-08] the value of a checkbox field is the labels of its ticked boxes', () => {
    expect(joinBoxes(['Ritiro in sede', 'Corriere'])).toBe('Ritiro in sede, Corriere');
    expect(boxesIn('Ritiro in sede, Corriere')).toEqual(['Ritiro in sede', 'Corriere']);
    expect([joinBoxes([]), boxesIn('')]).toEqual(['', []]);
    expect(problems({ values: { 3: 'x', 7: 'Ritiro in sede, Corriere' } })).toEqual([]);
    expect(problems({ values: { 3: 'x', 7: 'Piccione' } })).toEqual([{ code: 'unknown-choice', field: '7' }]);
  });

  it('[QUO-11] needs name, email and every required custom field', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ name: ' ', email: '', values: {} }).map(({ field }) => field)).toEqual([
      'name',
      'email',
      '3',
    ]);
    const box = fields.map((field) => ({ ...field, required: field.kind !== 'text' }));
    expect(problems({}, { fields: box }).map(({ field }) => field)).toEqual(['7', '9']);
  });

  it('[QUO-15] needs a message unless the shop says otherwise', () => {
    expect(problems({ message: '' })).toEqual([{ code: 'required', field: 'message' }]);
    expect(problems({ message: '' }, { messageOptional: true })).toEqual([]);
  });

  it('[QUO-13] needs an email that matches the pattern', () => {
    const wrong = [{ code: 'invalid-email', field: 'email' }];
    expect(problems({ email: 'marco' })).toEqual(wrong);
    expect(problems({ email: 'marco@officina.garage' })).toEqual(wrong);
    expect(problems({ email: 'marco@officina.garage' }, { topLevelMax: 6 })).toEqual([]);
  });

  it('has an end', () => {
    expect(problems({ name: 'x'.repeat(201) })).toEqual([{ code: 'too-long', field: 'name' }]);
    expect(problems({ message: 'x'.repeat(5001) })).toEqual([{ code: 'too-long', field: 'message' }]);
    expect(problems({ values: { 3: 'x'.repeat(2001) } })).toEqual([{ code: 'too-long', field: '3' }]);
  });
});
