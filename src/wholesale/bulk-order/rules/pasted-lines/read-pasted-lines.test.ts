import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import { readAmount } from './read-amount.ts';
import { readPastedLines } from './read-pasted-lines.ts';
import { codesOf, type KnownCode, resolveLines } from './resolve-lines.ts';

const shop = ['DF-100', 'PF 200', '1K0 698 151 G', '0986424797', 'ACC-104729', 'FRENO'];
const known = new Map(
  shop.map((code, at): readonly [string, KnownCode] => [
    normaliseCode(code),
    { kind: 'sku', itemIds: [at + 1] },
  ]),
);
const codeOf = (id: number) => shop[id - 1] ?? '';
const read = (text: string) => resolveLines(readPastedLines(text), known);
const wantedIn = (text: string) =>
  read(text).wanted.map(({ itemId, quantity }) => [codeOf(itemId), quantity]);

describe('[BULK-02] a line that was pasted', () => {
  test.each([
    ['DF-100', 1],
    ['DF-100 5', 5],
    ['5 DF-100', 5],
    ['5 x DF-100', 5],
    ['5x DF-100', 5],
    ['DF-100 x5', 5],
    ['DF-100 × 5', 5],
    ['df100: 5 pz', 5],
    ['- n. 5 pezzi di DF-100, grazie', 5],
    ['1. DF-100 5', 5],
    ['1) DF-100 - 5', 5],
    ['DF-100 (5)', 5],
    ['DF-100 Q.tà: 5', 5],
    ['quantità 5 codice DF-100', 5],
    ['vi ordino 5 pezzi del DF-100 per la Panda.', 5],
    ['DF-100;5', 5],
    ['DF-100\t5', 5],
    ['5;DF-100', 5],
    ['DF-100,5', 5],
    ['"DF-100";"5"', 5],
    ['DF-100;5,00', 5],
    ['DF-100\tDisco freno anteriore\t5\t12,50', 5],
    ['DF-100;1.000', 1000],
    ['DF-100;1.000,00', 1000],
  ])('%j orders the right part in the right quantity', (line, quantity) => {
    expect(wantedIn(line)).toEqual([['DF-100', quantity]]);
  });

  test.each([
    ['1K0 698 151 G 4', '1K0 698 151 G', 4],
    ['4 x 1K0 698 151 G', '1K0 698 151 G', 4],
    ['4 pezzi del 1k0-698-151-g per favore', '1K0 698 151 G', 4],
    ['pf 200 3', 'PF 200', 3],
    ['0986424797 12', '0986424797', 12],
    ['12;0986424797', '0986424797', 12],
    ['FRENO 2', 'FRENO', 2],
  ])('%j finds a code of several words, of digits or of letters alone', (line, code, quantity) => {
    expect(wantedIn(line)).toEqual([[code, quantity]]);
  });

  it.each([
    'Buongiorno,',
    'vi ordino quanto segue:',
    'Cordiali saluti',
    'Tel. 059 000000',
    'il 12/03/2026',
    'mario@officina.example',
    '—',
    ';;;',
  ])('%j orders nothing and is no problem', (line) =>
    expect(read(line)).toEqual({ wanted: [], problems: [] }),
  );

  it.each([
    ['DF-999 5', 'DF-999'],
    ['DF-999;5', 'DF-999'],
    ['5 x XX99YY', 'XX99YY'],
    ['DF-999', 'DF-999'],
  ])('%j is reported with its unknown code', (line, code) => {
    expect(read(line).problems).toEqual([{ line: 1, text: line, code, reason: { kind: 'unknown' } }]);
  });

  it.each(['DF-100;2,5', 'DF-100;10.000', 'DF-100 x 1,5'])(
    '%j has no quantity that can be ordered',
    (line) => {
      expect(read(line)).toMatchObject({
        wanted: [],
        problems: [{ code: 'DF-100', reason: { kind: 'quantity' } }],
      });
    },
  );

  it('of quantity 0 wants nothing', () => expect(read('DF-100;0')).toEqual({ wanted: [], problems: [] }));
});

describe('[BULK-02] a table that was pasted', () => {
  it('is read by its heading, wherever code and quantity stand', () => {
    const text =
      'Descrizione;Q.tà;Codice articolo;Prezzo\nDisco 280 mm;4;DF-100;33,10\nPastiglie;;PF 200;12,00';
    expect(wantedIn(text)).toEqual([
      ['DF-100', 4],
      ['PF 200', 1],
    ]);
  });

  it('under a heading reports a quantity that is none', () => {
    expect(read('Codice\tQuantità\nDF-100\tdue').problems).toMatchObject([
      { line: 2, code: 'DF-100', reason: { kind: 'quantity' } },
    ]);
  });

  it('adds up what stands in it twice, however it is written', () => {
    expect(read('DF-100;2\nPF200;1\ndf 100;3').wanted).toEqual([
      { itemId: 1, quantity: 5, lines: [1, 3] },
      { itemId: 2, quantity: 1, lines: [2] },
    ]);
  });
});

it('[BULK-02] an original code of several parts has to be decided, of one part it is that part', () => {
  const codes = new Map<string, KnownCode>([
    ['1k0615301', { kind: 'oe', itemIds: [7] }],
    ['1k0615302', { kind: 'oe', itemIds: [8, 9] }],
  ]);
  const { wanted, problems } = resolveLines(readPastedLines('1K0615301 2\n1K0615302 1'), codes);
  expect(wanted).toEqual([{ itemId: 7, quantity: 2, lines: [1] }]);
  expect(problems).toMatchObject([{ line: 2, reason: { kind: 'ambiguous', itemIds: [8, 9] } }]);
});

const code = fc.constantFrom(...shop.filter((one) => /\d/.test(one)));
const quantity = fc.integer({ min: 1, max: 999 });
const written = fc.constantFrom(
  (one: string, count: number) => `${one};${count}`,
  (one: string, count: number) => `${one}\t${count}`,
  (one: string, count: number) => `${count} x ${one}`,
  (one: string, count: number) => `${one} x ${count}`,
  (one: string, count: number) => `${count} pz ${one}`,
  (one: string, count: number) => `${one}: ${count} pezzi`,
);

it('[BULK-02] any list in any of these spellings orders the sum of its lines', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(code, quantity, written), { maxLength: 12 }), (lines) => {
      const { wanted, problems } = read(lines.map(([one, count, write]) => write(one, count)).join('\n'));
      const sums = new Map<string, number>();
      for (const [one, count] of lines) sums.set(one, (sums.get(one) ?? 0) + count);
      expect(problems).toEqual([]);
      expect(Object.fromEntries(wanted.map((one) => [codeOf(one.itemId), one.quantity]))).toEqual(
        Object.fromEntries(sums),
      );
    }),
  );
});

it('[BULK-02] any text at all is read without failing, and asks for few codes of each line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const lines = readPastedLines(text);
      expect(codesOf(lines).length).toBeLessThanOrEqual(40 * lines.length);
      resolveLines(lines, known);
    }),
  );
});

test.each([
  ['5', 5],
  ['5,00', 5],
  ['5.0', 5],
  ['1.000', 1000],
  ['1.000,00', 1000],
  ['1,000.00', 1000],
  ['1,500', 1.5],
  ['2,5', 2.5],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['cinque', null],
])('the amount %j is %j', (text, amount) => expect(readAmount(text)).toBe(amount));
