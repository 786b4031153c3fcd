import { FileRefused } from './file-refused.ts';
import { readXml, walkXml } from './read-xml.ts';
import { type Archive, unzipEntries } from './unzip-entries.ts';

const mostColumns = 50;

/** A row of a sheet with its number in it. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] };

/** What a workbook may hold: texts lie in memory while it is read, rows do not. */
export type SheetLimits = {
  readonly mostRows: number;
  readonly mostTexts?: number;
  readonly longestCell?: number;
  readonly mostEntryBytes?: number;
};

/** The rows of the first sheet of a workbook as texts, without empty ones; numbers with a decimal comma, as an Italian writes them. */
export async function readXlsx(bytes: Buffer, mostRows: number): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of streamXlsx(bytes, { mostRows })) rows.push(cells);
  return rows;
}

/** The same rows one by one, however many, from memory or from the disk. */
export async function* streamXlsx(
  source: Buffer | { readonly path: string },
  { mostRows, mostTexts = 100_000, longestCell = 500, mostEntryBytes }: SheetLimits,
): AsyncGenerator<SheetRow> {
  const archive = await unzipEntries(source, mostEntryBytes === undefined ? {} : { mostEntryBytes });
  try {
    const sheet = await firstSheet(archive);
    if (sheet === null) throw new FileRefused('wrong-type');
    const texts = await sharedTexts(archive, { mostTexts, longestCell });
    let rows = 0;
    for await (const row of sheetRows(archive, sheet, { texts, longestCell })) {
      rows += 1;
      if (rows > mostRows) throw new FileRefused('too-many-rows');
      yield row;
    }
  } finally {
    archive.close();
  }
}

/** Where the first sheet lies; null for an archive that is no workbook. */
async function firstSheet(archive: Archive): Promise<string | null> {
  const sheets: string[] = [];
  const targets = new Map<string, string>();
  await readXml(archive.read('xl/workbook.xml'), {
    opened(name, attributes) {
      if (name === 'sheet') sheets.push(attributes['r:id'] ?? '');
      return undefined;
    },
  });
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    opened(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target);
      return undefined;
    },
  });
  const target = targets.get(sheets[0] ?? '') ?? 'worksheets/sheet1.xml';
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return archive.names.includes(path) ? path : null;
}

async function sharedTexts(
  archive: Archive,
  { mostTexts, longestCell }: { readonly mostTexts: number; readonly longestCell: number },
): Promise<readonly string[]> {
  const texts: string[] = [];
  let depth = 0;
  let text = '';
  await readXml(archive.read('xl/sharedStrings.xml'), {
    opened(name) {
      if (name === 'si') text = '';
      // The reading aid beside a text is none of it.
      if (name === 't' || name === 'rPh') depth += name === 't' ? 1 : 10;
      return texts.length <= mostTexts;
    },
    closed(name) {
      if (name === 't' || name === 'rPh') depth -= name === 't' ? 1 : 10;
      if (name === 'si') texts.push(text.slice(0, longestCell));
      return undefined;
    },
    text(more) {
      if (depth === 1 && text.length < longestCell) text += more;
    },
  });
  return texts;
}

async function* sheetRows(
  archive: Archive,
  path: string,
  { texts, longestCell }: { readonly texts: readonly string[]; readonly longestCell: number },
): AsyncGenerator<SheetRow> {
  let read: SheetRow[] = [];
  let row: string[] = [];
  let line = 0;
  let cell = { at: 0, type: '', text: '' };
  let isValue = false;
  const pieces = walkXml(archive.read(path), {
    opened(name, { r = '', t = '' }) {
      if (name === 'row') {
        row = [];
        line = Number(r) > line ? Number(r) : line + 1;
      }
      if (name === 'c') cell = { at: columnOf(r) ?? row.length, type: t, text: '' };
      isValue = name === 'v' || name === 't';
      return undefined;
    },
    closed(name) {
      isValue = false;
      if (name === 'c' && cell.at < mostColumns) {
        while (row.length < cell.at) row.push('');
        row[cell.at] = textOf(cell, texts);
      }
      if (name === 'row' && row.some((text) => text !== '')) read.push({ line, cells: row });
      return undefined;
    },
    text(more) {
      if (isValue && cell.text.length < longestCell) cell.text += more;
    },
  });
  for await (const _ of pieces) {
    yield* read;
    read = [];
  }
}

/** The column of a cell from its address, `AB12` is 27; null where it has none. */
function columnOf(address: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(cell: { readonly type: string; readonly text: string }, texts: readonly string[]): string {
  const text = cell.text.trim();
  if (cell.type === 's') return (texts[Number(text)] ?? '').trim();
  if (cell.type === 'e' || cell.type === 'b') return '';
  if (cell.type !== '' && cell.type !== 'n') return text;
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return text;
  return Number.isInteger(number) ? number.toFixed(0) : String(number).replace('.', ',');
}
