import { isVariationField, readCell, type VariationField } from './variation-field.ts';

/** Changed cells as they are posted: by column the ids of variations, what stood there to their changer, and what shall stand there. */
export type PostedCells = {
  readonly [Field in VariationField]?: {
    readonly ids: readonly number[];
    readonly from: readonly unknown[];
    readonly to: readonly unknown[];
  };
};

export type ChangedCell = { readonly field: VariationField; readonly from: unknown; readonly to: unknown };
export type CellRefusal = {
  readonly id: number;
  readonly field: VariationField;
  readonly code: string;
  /** who has the code */
  readonly taken?: string;
};
/** A cell that two people changed to different values. */
export type CellConflict = {
  readonly id: number;
  readonly field: VariationField;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** Reads posted cells by variation, and what is wrong with the others; null for what is no list of cells. */
export function readPostedCells(posted: unknown): {
  readonly rows: ReadonlyMap<number, readonly ChangedCell[]>;
  readonly refusals: readonly CellRefusal[];
} | null {
  if (typeof posted !== 'object' || posted === null || Array.isArray(posted)) return null;
  const rows = new Map<number, ChangedCell[]>();
  const refusals: CellRefusal[] = [];
  for (const [field, column] of Object.entries(posted)) {
    if (!isVariationField(field) || !isColumn(column)) return null;
    for (const [at, id] of column.ids.entries()) {
      const read = readCell(field, column.to[at]);
      const cell = { field, from: column.from[at] ?? null, to: read.ok ? read.value : null };
      if (!read.ok) refusals.push({ id, field, code: read.code });
      else if (rows.has(id)) rows.get(id)?.push(cell);
      else rows.set(id, [cell]);
    }
  }
  return { rows, refusals };
}

function isColumn(value: unknown): value is { ids: number[]; from: unknown[]; to: unknown[] } {
  if (typeof value !== 'object' || value === null) return false;
  const { ids, from, to } = value as Record<string, unknown>;
  if (!Array.isArray(ids) || !Array.isArray(from) || !Array.isArray(to)) return false;
  return (
    ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2_147_483_648) &&
    new Set(ids).size === ids.length
  );
}
