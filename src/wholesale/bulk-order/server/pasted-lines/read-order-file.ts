import { readFile } from 'node:fs/promises';
import { decodeText, isArchive } from '#foundation/spreadsheets/server/decode-text.ts';
import { FileRefused } from '#foundation/spreadsheets/server/file-refused.ts';
import { readCsv } from '#foundation/spreadsheets/server/read-csv.ts';
import { readXlsx } from '#foundation/spreadsheets/server/read-xlsx.ts';
import type { OrderFileProblem } from '../../rules/pasted-lines/paste-form.ts';

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
    if (isArchive(bytes)) return { ok: true, lines: asLines(await readXlsx(bytes, mostFileRows)) };
    return { ok: true, lines: linesOfText(decodeText(bytes)) };
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, problem: error.code };
    throw error;
  }
}

function linesOfText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length > mostFileRows) throw new FileRefused('too-many-rows');
  const delimiter = [';', '\t', ','].find(
    (sign) => lines.length > 0 && lines.every((line) => line.includes(sign)),
  );
  return delimiter === undefined ? text : asLines(readCsv(text, delimiter));
}

const asLines = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')).join('\n');
