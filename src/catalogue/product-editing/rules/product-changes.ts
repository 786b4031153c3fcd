import {
  type ProductField,
  type ProductValues,
  productFieldNames,
  productSchemas,
} from './product-schema.ts';

/** For each field that somebody changed, what it was to them and what it shall be. */
export type ProductChanges = {
  readonly [Field in ProductField]?: { readonly from: unknown; readonly to: unknown };
};
export type ProductProblem = {
  readonly code: string /** the product that has what was typed */;
  readonly taken?: { readonly id: number; readonly name: string };
};
export type ProductProblems = { readonly [Field in ProductField]?: ProductProblem };
/** Who saved what is in conflict: no person of the staff has the name ''; `isSelf` where it was who is saving now, in another window. */
export type ConflictingEditor = { readonly name: string; readonly isSelf: boolean };
/** A field that two people changed to different values. */
export type ProductConflict = {
  readonly field: ProductField;
  readonly mine: unknown;
  readonly theirs: unknown;
};

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two products differ. */
export const differingFields = (a: Partial<ProductValues>, b: ProductValues): readonly ProductField[] =>
  productFieldNames.filter((field) => field in a && !isSame(a[field], b[field]));

/** Reads changes as they were posted; unknown fields are left out. */
export function readChanges(posted: unknown): ProductChanges {
  if (typeof posted !== 'object' || posted === null) return {};
  const all = posted as Readonly<Record<string, unknown>>;
  const read = productFieldNames.flatMap((field) => {
    const change = Object.hasOwn(all, field) ? all[field] : null;
    if (typeof change !== 'object' || change === null || !('to' in change)) return [];
    return [[field, { from: 'from' in change ? change.from : undefined, to: change.to }]];
  });
  return Object.fromEntries(read) as ProductChanges;
}

/** The values that changes ask for, each by its schema, and what is wrong with the others. */
export function wantedValues(changes: ProductChanges): {
  readonly values: Partial<ProductValues>;
  readonly problems: ProductProblems;
} {
  const values: Record<string, unknown> = {};
  const problems: Record<string, ProductProblem> = {};
  for (const [field, change] of Object.entries(changes)) {
    const read = productSchemas[field as ProductField].safeParse(change.to);
    if (read.success) values[field] = read.data;
    else problems[field] = { code: read.error.issues[0]?.message ?? 'wrong' };
  }
  return { values: values as Partial<ProductValues>, problems: problems as ProductProblems };
}

/**
 * Puts wanted values onto a product as it is now. A field that is no longer what its changer saw, and not what they want either, is a
 * conflict.
 */
export function mergeChanges(
  now: ProductValues,
  wanted: Partial<ProductValues>,
  changes: ProductChanges,
): { readonly merged: ProductValues; readonly conflicts: readonly ProductConflict[] } {
  const differing = differingFields(wanted, now);
  const conflicts = differing.flatMap((field) => {
    const seen = productSchemas[field].safeParse(changes[field]?.from);
    const isSeen = isSame(seen.success ? seen.data : changes[field]?.from, now[field]);
    return isSeen ? [] : [{ field, mine: wanted[field], theirs: now[field] }];
  });
  const merged = Object.fromEntries(differing.map((field) => [field, wanted[field]]));
  return { merged: { ...now, ...merged } as ProductValues, conflicts };
}

/** The changes that lead from one state of a product to another. */
export function changesBetween(from: ProductValues, to: Partial<ProductValues>): ProductChanges {
  return Object.fromEntries(
    differingFields(to, from).map((field) => [field, { from: from[field], to: to[field] }]),
  );
}

/** The changes that give a product values, whatever it has now; null for a new one. */
export const changesTo = (
  now: ProductValues | null,
  values: Readonly<Partial<Record<ProductField, unknown>>>,
): ProductChanges =>
  Object.fromEntries(
    productFieldNames.flatMap((field) =>
      field in values ? [[field, { from: now?.[field], to: values[field] }]] : [],
    ),
  );
