import { FileRefused } from '#foundation/spreadsheets/server/file-refused.ts';
import { readTable } from '#foundation/spreadsheets/server/read-table.ts';

/** What a file is read by: its heading, null where columns are missing, and each of its rows with that heading. */
export type PriceFileReader<Heading, Read> = {
  readonly heading: (cells: readonly string[]) => Heading | null;
  readonly row: (cells: readonly string[], heading: Heading) => Read;
};

/** A row of a file with the line on which it stands. */
export type PriceFileRow<Read> = { readonly line: number; readonly read: Read };

export type PriceFileProblem =
  | 'no-heading'
  | 'not-a-table'
  | 'too-many-rows'
  | 'empty'
  | 'old-excel'
  | 'too-much';

export class PriceFileRefused extends Error {
  readonly code: PriceFileProblem;
  constructor(code: PriceFileProblem) {
    super(code);
    this.code = code;
  }
}

export const mostRows = 500_000;

const problems = {
  broken: 'not-a-table',
  'wrong-type': 'not-a-table',
  'old-excel': 'old-excel',
  'too-many-rows': 'too-many-rows',
  'too-large': 'too-much',
} as const;

/** The rows of a file of prices, CSV or XLSX, one by one, however many; throws `PriceFileRefused` where the file itself is of no use. */
export async function* readPriceFile<Heading, Read>(
  path: string,
  reader: PriceFileReader<Heading, Read>,
  onHeading: (heading: Heading) => Promise<void> | void = () => undefined,
): AsyncGenerator<PriceFileRow<Read>> {
  let heading: Heading | null = null;
  let rows = 0;
  try {
    for await (const { line, cells } of readTable(path, { mostRows: mostRows + 1 })) {
      if (heading === null) {
        heading = reader.heading(cells);
        if (heading === null) throw new PriceFileRefused('no-heading');
        await onHeading(heading);
        continue;
      }
      rows += 1;
      yield { line, read: reader.row(cells, heading) };
    }
  } catch (error) {
    if (error instanceof FileRefused) throw new PriceFileRefused(problems[error.code]);
    throw error;
  }
  if (rows === 0) throw new PriceFileRefused('empty');
}
