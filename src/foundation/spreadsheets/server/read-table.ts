import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Options, parse } from 'csv-parse';
import { isArchive, isOldExcel } from './decode-text.ts';
import { FileRefused } from './file-refused.ts';
import { type SheetRow, streamXlsx } from './read-xlsx.ts';

export type TableLimits = { readonly mostRows: number };

const mostRowBytes = 10_000;
const mostTexts = 600_000;
const longestText = 100;
const mostSheetBytes = 256 * 1024 * 1024;

/**
 * The rows of a file of any kind that spreadsheets write, one by one: XLSX, or CSV in UTF-8, UTF-16 or the code page of Windows, with
 * semicolons, commas or tabs. It is known by its content, not by its name. Throws `FileRefused`.
 */
export async function* readTable(path: string, { mostRows }: TableLimits): AsyncGenerator<SheetRow> {
  const start = await beginningOf(path);
  if (isOldExcel(start)) throw new FileRefused('old-excel');
  if (isArchive(start)) {
    const limits = { mostRows, mostTexts, longestCell: longestText, mostEntryBytes: mostSheetBytes };
    let width = 0;
    for await (const { line, cells } of streamXlsx({ path }, limits)) {
      width ||= cells.length;
      // Sheets leave out the empty cells at the end of a row.
      const missing = Math.max(0, width - cells.length);
      yield { line, cells: [...cells, ...new Array<string>(missing).fill('')] };
    }
    return;
  }
  yield* readRows(path, await encodingOf(path, start), mostRows);
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Encoding = 'utf8' | 'utf16le' | 'latin1';

async function encodingOf(path: string, start: Buffer): Promise<Encoding> {
  if (start.subarray(0, 2).toString('hex') === 'fffe') return 'utf16le';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path)) decoder.decode(piece as Buffer, { stream: true });
    decoder.decode();
    return 'utf8';
  } catch {
    return 'latin1';
  }
}

/** The separator of a file: whichever its first line has most of. */
function separatorOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

async function* readRows(path: string, encoding: Encoding, mostRows: number): AsyncGenerator<SheetRow> {
  const [first = ''] = (await beginningOf(path)).toString(encoding).split(/\r?\n/, 1);
  const options: Options = {
    delimiter: separatorOf(first),
    encoding,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostRowBytes,
  };
  const parser = createReadStream(path).pipe(parse(options));
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      rows += 1;
      if (rows > mostRows) throw new FileRefused('too-many-rows');
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new FileRefused('broken');
    throw error;
  }
}
