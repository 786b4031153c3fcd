import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import type { LineReading, PastedLine } from './line-reading.ts';
import { type Columns, readCells, readHeadingRow } from './read-cells.ts';
import { readWords } from './read-words.ts';

const quoted = /^\s*"([\s\S]*)"\s*$/;
const unquoted = (cell: string) =>
  cell.replace(quoted, (_all, inner: string) => inner.replaceAll('""', '"')).trim();

/** A row of a table pasted as text: tabs before semicolons before bars; commas where each cell is short and has no space inside. */
function cellsOf(line: string): readonly string[] | null {
  const separator = ['\t', ';', '|'].find((sign) => line.includes(sign));
  if (separator !== undefined) return line.split(separator).map(unquoted);
  const parts = line.split(',').map(unquoted);
  const isTable =
    parts.length > 1 && parts.every((part) => part !== '' && !/\s/.test(part)) && !/^[\d.,\s]+$/.test(line);
  return isTable ? parts : null;
}

/** What is never an order: dates, addresses, telephone and tax numbers. */
const noOrder =
  /@|https?:|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|^\W*(?:tel|cell?|fax|p\.? ?iva|partita iva|iban|via|viale|piazza|corso|cap|pec|sdi)\b/i;

/** What a line names that the shop may not know: the code of a table's row, a word of letters and digits, a number with a quantity, or the whole line. */
function meantBy(readings: readonly LineReading[], isRow: boolean, line: string): LineReading | null {
  if (isRow) return readings.find(({ code }) => /\d/.test(code)) ?? null;
  if (noOrder.test(line)) return null;
  const words = readings.filter(({ code }) => !code.includes(' '));
  return (
    words.find(({ code }) => /[a-z]/i.test(code) && /\d.*\d/.test(code)) ??
    readings.find(({ code }) => isWhole(code, line)) ??
    words.find(({ code, quantity }) => /^\d{6,}$/.test(code) && quantity !== null) ??
    null
  );
}

/** Whether a line is nothing but a code: words of capitals and digits. */
const isWhole = (code: string, line: string) =>
  normaliseCode(code) === normaliseCode(line) && code.split(' ').every((word) => /^[A-Z\d./-]+$/.test(word));

/**
 * Reads what was pasted or came in a file, line by line: rows of a table with or without a heading, or the text of an email. Which reading of a line
 * is right is decided by the codes that the shop knows. Lines that order nothing are left out.
 */
export function readPastedLines(text: string): readonly PastedLine[] {
  let columns: Columns | null = null;
  return text.split(/\r\n|\r|\n/).flatMap((raw, at): readonly PastedLine[] => {
    const line = raw.replace(/[\u200b\ufeff\u00a0]/g, ' ').trim();
    if (line === '') return [];
    // A table may begin with empty cells, so its row is split before the ends are cut.
    const cells = cellsOf(raw.replace(/[\u200b\ufeff\u00a0]/g, ' '));
    const heading: Columns | null = readHeadingRow(cells ?? [line]);
    if (heading) {
      columns = heading;
      return [];
    }
    const readings: readonly LineReading[] = cells
      ? // A heading holds for the rows that have its columns.
        readCells(cells, columns && cells.length > columns.code ? columns : null)
      : readWords(line);
    if (readings.length === 0) return [];
    return [{ number: at + 1, text: line, readings, meant: meantBy(readings, cells !== null, line) }];
  });
}
