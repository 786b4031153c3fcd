import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { aWorkbook, aZip } from '#tests/factories/a-workbook.ts';
import { readOrderFile } from './read-order-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'order-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer | string) {
  const path = join(folder, 'order');
  await writeFile(path, bytes);
  return readOrderFile(path);
}

describe('[BULK-02] a file of lines', () => {
  it('is read from a workbook: first sheet, texts and numbers, without empty rows', async () => {
    const file = aWorkbook([
      ['Codice', 'Descrizione', 'Quantità'],
      ['DF-100', 'Disco & pinza', 4],
      [null, null, null],
      [986424797, null, 2.5],
    ]);
    expect(await read(file)).toEqual({
      ok: true,
      lines: 'Codice\tDescrizione\tQuantità\nDF-100\tDisco & pinza\t4\n986424797\t\t2,5',
    });
  });

  it.each([
    ['semicolons', 'Codice;Q.tà\r\nDF-100;4\r\n'],
    ['commas and quotes', '"Codice","Q.tà"\n"DF-100","4"\n'],
    ['tabs', 'Codice\tQ.tà\nDF-100\t4'],
    ['a byte order mark', '\uFEFFCodice;Q.tà\nDF-100;4'],
  ])('is read from CSV with %s', async (_, text) => {
    expect(await read(text)).toEqual({ ok: true, lines: 'Codice\tQ.tà\nDF-100\t4' });
  });

  it('is read as older spreadsheets write it, and as UTF-16', async () => {
    const expected = { ok: true, lines: 'Quantità\tCodice\n4\tDF-100' };
    expect(await read(Buffer.from('Quantità;Codice\n4;DF-100', 'latin1'))).toEqual(expected);
    expect(
      await read(
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Quantità;Codice\n4;DF-100', 'utf16le')]),
      ),
    ).toEqual(expected);
  });

  it('of text without columns is left as it is', async () => {
    expect(await read('Buongiorno,\nvorrei 4 DF-100')).toEqual({
      ok: true,
      lines: 'Buongiorno,\nvorrei 4 DF-100',
    });
  });
});

const sheet = 'xl/worksheets/sheet1.xml';
const workbook = { 'xl/workbook.xml': '<workbook/>' };

test.each<readonly [string, () => Buffer, string]>([
  ['of old Excel', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old-excel'],
  ['of bytes that are no text', () => Buffer.from([1, 0, 2, 0, 3]), 'wrong-type'],
  ['that is another archive', () => aZip({ 'word/document.xml': '<w/>' }), 'wrong-type'],
  ['that was cut off', () => aWorkbook([['DF-100', 4]]).subarray(0, 200), 'broken'],
  ['with broken XML', () => aZip({ ...workbook, [sheet]: '<worksheet><row></c></worksheet>' }), 'broken'],
  [
    'that unpacks to too much',
    () => aZip({ ...workbook, [sheet]: ' '.repeat(25 * 1024 * 1024) }),
    'too-large',
  ],
  [
    'that unpacks to more than it says',
    () => aZip({ ...workbook, [sheet]: ' '.repeat(9_000_000) }, { [sheet]: 100 }),
    'broken',
  ],
  ['of too many rows', () => aWorkbook(Array.from({ length: 2001 }, (_, row) => [row + 1])), 'too-many-rows'],
  ['of too many lines', () => Buffer.from('DF-100;1\n'.repeat(2001)), 'too-many-rows'],
])('[BULK-02] a file %s is refused', async (_, file, problem) => {
  expect(await read(file())).toEqual({ ok: false, problem });
});
