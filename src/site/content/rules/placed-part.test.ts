import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textAlone, textPieces } from './placed-part.ts';

const placeable = { quote_request: 'once', product_table: 'often', bulk_order: 'often' } as const;
const pieces = (html: string) => textPieces(html, placeable);
const table = (attributes: Record<string, string>) => ({ part: { name: 'product_table', attributes } });

describe('a text', () => {
  it('without codes is one piece, and none where it is empty', () => {
    expect(pieces('<p>Uno</p>')).toEqual([{ html: '<p>Uno</p>' }]);
    expect(pieces('')).toEqual([]);
  });

  it('[QUO-01] holds one quote request at most', () => {
    const quote = { part: { name: 'quote_request', attributes: {} } };
    expect(pieces('<p>Uno</p><p>[quote_request]</p><p>Due</p>')).toEqual([
      { html: '<p>Uno</p>' },
      quote,
      { html: '<p>Due</p>' },
    ]);
    expect(pieces('[quote_request]')).toEqual([quote]);
    expect(pieces('a[quote_request]b<p> [quote_request] </p>c')).toEqual([
      { html: 'a' },
      quote,
      { html: 'bc' },
    ]);
  });

  it('[TAB-01] [BULK-01] holds as many tables and order forms as one likes, each with its own attributes', () => {
    expect(
      pieces('<p>[product_table id="1"]</p><p>e</p>[bulk_order layout="indigo"][product_table id=2]'),
    ).toEqual([
      table({ id: '1' }),
      { html: '<p>e</p>' },
      { part: { name: 'bulk_order', attributes: { layout: 'indigo' } } },
      table({ id: '2' }),
    ]);
  });

  it('goes on around a code in the middle of a paragraph', () => {
    expect(pieces('<p>prima [product_table] dopo</p>')).toEqual([
      { html: '<p>prima ' },
      table({}),
      { html: ' dopo</p>' },
    ]);
    expect(textAlone(pieces('<p>[product_table] dopo</p>'))).toBe('<p>  dopo</p>');
  });
});

describe('a code', () => {
  it.each([
    [`[product_table id='7' titolo='a "b"']`, { id: '7', titolo: 'a "b"' }],
    ['[product_table ID = 7   name=x]', { id: '7', name: 'x' }],
    ['[product_table id=&quot;7&quot;]', { id: '7' }],
    ['[product_table id=”7″]', { id: '7' }],
    ['[product_table title="a ] b" id="3"]', { title: 'a ] b', id: '3' }],
    ['[product_table 7 solo]', {}],
    ['[product_table id=]', {}],
  ])('%s has its attributes', (text, attributes) => {
    expect(pieces(text)).toEqual([table(attributes)]);
  });

  it('that is unknown stays text, and so does a word in brackets', () => {
    for (const text of [
      '[altro id="1"]',
      '[1]',
      'vedi [nota] e [Product_Table]',
      '[product_table',
      '[constructor]',
    ]) {
      expect(pieces(text)).toEqual([{ html: text }]);
    }
  });

  it('in two brackets is shown, not followed', () => {
    expect(pieces('<p>Scrivi [[product_table id="1"]] nel testo</p>')).toEqual([
      { html: '<p>Scrivi [product_table id="1"] nel testo</p>' },
    ]);
  });
});

it('nothing of a text is lost but its codes', () => {
  const words = fc.constantFrom(
    '<p>',
    '</p>',
    '[',
    ']',
    'a',
    ' ',
    '[bulk_order]',
    '[product_table id=1]',
    '[x]',
    '"',
  );
  fc.assert(
    fc.property(fc.array(words), (some) => {
      const html = some.join('');
      const left = textPieces(html, {}).map((piece) => ('html' in piece ? piece.html : ''));
      expect(left.join('')).toBe(html.trim() === '' ? '' : html);
    }),
  );
});
