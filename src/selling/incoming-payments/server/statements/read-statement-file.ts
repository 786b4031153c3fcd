import { readFile } from 'node:fs/promises';
import { decodeText, isArchive } from '#foundation/spreadsheets/server/decode-text.ts';
import { FileRefused } from '#foundation/spreadsheets/server/file-refused.ts';
import { readCsv } from '#foundation/spreadsheets/server/read-csv.ts';
import { readXlsx } from '#foundation/spreadsheets/server/read-xlsx.ts';
import { findColumns, type Rows, type StatementKind } from '../../rules/statements/columns.ts';
import { readRows } from '../../rules/statements/read-rows.ts';
import {
  mostStatementRows,
  type ReadStatement,
  type StatementProblem,
} from '../../rules/statements/statement.ts';
import { readCamt } from './read-camt.ts';

/** Reads a statement of a bank (CAMT.053, CSV, XLSX) or a courier's remittance (CSV, XLSX). A file is known by its content, not by its name. */
export async function readStatementFile(
  path: string,
  kind: StatementKind,
): Promise<
  | { readonly ok: true; readonly statement: ReadStatement }
  | { readonly ok: false; readonly problem: StatementProblem }
> {
  try {
    const bytes = await readFile(path);
    const statement = isArchive(bytes)
      ? readRows(await readXlsx(bytes, mostStatementRows), kind)
      : await readText(decodeText(bytes), kind);
    if (!statement) return { ok: false, problem: 'no-heading' };
    const hasRead = statement.payments.length + statement.unread.length > 0;
    return hasRead ? { ok: true, statement } : { ok: false, problem: 'no-payments' };
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, problem: error.code };
    throw error;
  }
}

async function readText(text: string, kind: StatementKind): Promise<ReadStatement | null> {
  if (/^\s*</.test(text)) {
    if (kind === 'courier') throw new FileRefused('wrong-type');
    return readCamt(text);
  }
  const lines = text.split(/\r\n|\r|\n/, mostStatementRows + 1);
  if (lines.length > mostStatementRows) throw new FileRefused('too-many-rows');
  const tables = [';', '\t', ','].map((delimiter) => rowsBy(text, delimiter));
  const table = tables.find((rows) => rows && findColumns(rows, kind));
  return table ? readRows(table, kind) : null;
}

/** A text as a table with this separator; null where it is none, which another separator may mend. */
function rowsBy(text: string, delimiter: string): Rows | null {
  try {
    // Empty lines count, so that lines are named by their numbers.
    return readCsv(text, delimiter, { skipsEmpty: false });
  } catch (error) {
    if (error instanceof FileRefused) return null;
    throw error;
  }
}
