import { parse } from 'csv-parse/sync';
import { FileRefused } from './file-refused.ts';

/** The rows of a CSV text; refused where it is no table. */
export function readCsv(
  text: string,
  delimiter: string,
  { skipsEmpty = true }: { readonly skipsEmpty?: boolean } = {},
): readonly (readonly string[])[] {
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: skipsEmpty,
    });
    return rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new FileRefused('broken');
    throw error;
  }
}
