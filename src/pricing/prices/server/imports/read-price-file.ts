import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { type PriceColumn, type ReadPriceRow, readHeading, readPriceRow } from '../../rules/price-row.ts';

/** A row of a file with the line on which it begins. */
export type PriceFileRow = { readonly line: number; readonly read: ReadPriceRow };

export type PriceFileProblem = 'no-heading' | 'not-a-table' | 'too-many-rows' | 'empty';

export class PriceFileRefused extends Error {
  readonly code: PriceFileProblem;
  constructor(code: PriceFileProblem) {
    super(code);
    this.code = code;
  }
}

export const mostRows = 500_000;
const mostCellBytes = 10_000;

/** The separator of a file: whichever of `;` and `,` its first line has more of. */
async function separatorOf(path: string): Promise<';' | ','> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const line = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)[0] ?? '';
    return line.split(';').length >= line.split(',').length ? ';' : ',';
  } finally {
    await file.close();
  }
}

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** The rows of a CSV file, one by one, however many; throws `PriceFileRefused` where the file itself is of no use. */
export async function* readPriceFile(path: string): AsyncGenerator<PriceFileRow> {
  const parser = createReadStream(path).pipe(
    parse({
      delimiter: await separatorOf(path),
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: mostCellBytes,
    }),
  );
  let heading: ReadonlyMap<PriceColumn, number> | null = null;
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (!heading) {
        heading = readHeading(record);
        if (!heading) throw new PriceFileRefused('no-heading');
        continue;
      }
      rows += 1;
      if (rows > mostRows) throw new PriceFileRefused('too-many-rows');
      yield { line: info.lines, read: readPriceRow(record, heading) };
    }
  } catch (error) {
    if (error instanceof PriceFileRefused) throw error;
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new PriceFileRefused('not-a-table');
    }
    throw error;
  }
  if (rows === 0) throw new PriceFileRefused('empty');
}
