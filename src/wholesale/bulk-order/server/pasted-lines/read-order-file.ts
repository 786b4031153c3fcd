import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { OrderFileProblem } from '../../rules/pasted-lines/paste-form.ts';
import { OrderFileRefused } from './order-file-refused.ts';
import { readXlsx } from './read-xlsx.ts';

/** Rows of a file at most; a preview takes fewer lines, but a file may have empty and foreign ones. */
const mostFileRows = 2000;

/** The lines of a file of any kind that people send: XLSX, CSV in any usual spelling, or text. A file is known by its content, not by its name. */
export async function readOrderFile(
  path: string,
): Promise<
  { readonly ok: true; readonly lines: string } | { readonly ok: false; readonly problem: OrderFileProblem }
> {
  try {
    const bytes = await readFile(path);
    if (bytes.subarray(0, 4).equals(zipMark))
      return { ok: true, lines: asLines(await readXlsx(bytes, mostFileRows)) };
    if (bytes.subarray(0, 4).equals(oldExcelMark)) return { ok: false, problem: 'old-excel' };
    const text = decoded(bytes);
    if (text === null) return { ok: false, problem: 'wrong-type' };
    return { ok: true, lines: linesOfText(text) };
  } catch (error) {
    if (error instanceof OrderFileRefused) return { ok: false, problem: error.code };
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      return { ok: false, problem: 'broken' };
    throw error;
  }
}

const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const oldExcelMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Text in UTF-16 with its mark, UTF-8, or as spreadsheets in Italy still write it; null for what is no text. */
function decoded(bytes: Buffer): string | null {
  const mark = bytes.subarray(0, 2).toString('hex');
  const wide = { fffe: 'utf-16le', feff: 'utf-16be' }[mark];
  const text = wide ? new TextDecoder(wide).decode(bytes) : narrow(bytes);
  return text.includes('\0') ? null : text;
}

function narrow(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function linesOfText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length > mostFileRows) throw new OrderFileRefused('too-many-rows');
  const delimiter = [';', '\t', ','].find(
    (sign) => lines.length > 0 && lines.every((line) => line.includes(sign)),
  );
  if (delimiter === undefined) return text;
  const rows: string[][] = parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  return asLines(rows);
}

const asLines = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')).join('\n');
