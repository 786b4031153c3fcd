import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Row } from './row.ts';

const recordedFigure = z.object({
  value: z.number(),
  yardstick: z.number().optional(),
  /** null: nothing is asked of it */
  reached: z.boolean().nullable(),
  /** when it was measured, as YYYY-MM-DD */
  day: z.string(),
});

const recordedRow = z.object({
  measure: z.string(),
  digits: z.number(),
  unit: z.string(),
  /** what is asked of it, in words */
  target: z.string().nullable(),
  /** by number of products */
  figures: z.record(z.string(), recordedFigure),
});

const record = z.object({
  rows: z.array(recordedRow),
  /** the table of what was killed, and when */
  kills: z.object({ table: z.string(), day: z.string() }).nullable(),
});

export type RecordedRow = z.infer<typeof recordedRow>;

/** What was measured last of everything: a run may measure a part alone. */
export type BenchRecord = z.infer<typeof record>;

/** What a run has measured. */
export type Measured = { readonly rows: readonly Row[]; readonly kills: string | null; readonly day: string };

/** The record that a file holds; an empty one where there is none. */
export function readRecord(file: string): BenchRecord {
  return existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : { rows: [], kills: null };
}

function figuresOf({ figures, target }: Row, day: string): RecordedRow['figures'] {
  return Object.fromEntries(
    [...figures].map(([products, figure]) => [
      products,
      { ...figure, reached: target ? target.reached(figure, products) : null, day },
    ]),
  );
}

/** The record after a run: what it measured takes the place of what was there, and a new line stands behind the one before it. */
export function recordAfter(before: BenchRecord, { rows, kills, day }: Measured): BenchRecord {
  const after = [...before.rows];
  let last = -1;
  for (const row of rows) {
    const known = after.findIndex(({ measure }) => measure === row.measure);
    const at = known < 0 ? last + 1 : known;
    const { measure, digits, unit, target } = row;
    const figures = { ...after[known]?.figures, ...figuresOf(row, day) };
    after.splice(at, known < 0 ? 0 : 1, { measure, digits, unit, target: target?.words ?? null, figures });
    last = at;
  }
  return { rows: after, kills: kills === null ? before.kills : { table: kills, day } };
}

/** Lines of a record as those of a table. */
export function rowsOf({ rows }: BenchRecord): Row[] {
  return rows.map(({ measure, digits, unit, target, figures }) => ({
    measure,
    digits,
    unit,
    figures: new Map(
      Object.entries(figures).map(([products, { value, yardstick }]) => [
        Number(products),
        yardstick === undefined ? { value } : { value, yardstick },
      ]),
    ),
    ...(target === null
      ? {}
      : { target: { words: target, reached: (_, products) => figures[products]?.reached ?? false } }),
  }));
}

/** The numbers of products that a record tells of, the smallest first. */
export const sizesOf = ({ rows }: BenchRecord): number[] =>
  [...new Set(rows.flatMap(({ figures }) => Object.keys(figures).map(Number)))].sort((a, b) => a - b);

/** The days on which the figures of a record were measured, the first and the last. */
export function daysOf({ rows }: BenchRecord): string {
  const days = rows.flatMap(({ figures }) => Object.values(figures).map(({ day }) => day)).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}
