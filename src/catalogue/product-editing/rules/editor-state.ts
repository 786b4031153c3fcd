import type { ProductChanges } from './product-changes.ts';
import type { ProductField, ProductValues } from './product-schema.ts';

/** What is typed for a product: the value of each changed field, as it was read and as it shall be. A number that is none is its text. */
export type TypedChanges = {
  readonly [Field in ProductField]?: { readonly from: unknown; readonly to: unknown };
};

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Puts a typed value among the changes, or takes the field out of them where it is as it was read. */
export function typedChange(
  changes: TypedChanges,
  field: ProductField,
  { stored, typed }: { readonly stored: unknown; readonly typed: unknown },
): TypedChanges {
  const { [field]: known, ...others } = changes;
  const from = known ? known.from : stored;
  if (isSame(from, typed)) return others;
  return { ...others, [field]: { from, to: typed } };
}

/** Changes of which some fields are again as they were before, because the button that changed them as well has saved nothing. */
export function withFieldsAsBefore(
  changes: TypedChanges,
  before: TypedChanges,
  fields: readonly ProductField[],
): TypedChanges {
  let restored = changes;
  for (const field of fields) {
    const { [field]: _given, ...others } = restored;
    const was = before[field];
    restored = was ? { ...others, [field]: was } : others;
  }
  return restored;
}

/** What is left to be saved after some changes were: what was typed meanwhile, on top of them. */
export function changesAfterSaving(changes: TypedChanges, saved: ProductChanges): TypedChanges {
  const left = Object.entries(changes).flatMap(([field, change]) => {
    const stored = saved[field as ProductField];
    if (!stored) return [[field, change]];
    return isSame(stored.to, change.to) ? [] : [[field, { from: stored.to, to: change.to }]];
  });
  return Object.fromEntries(left) as TypedChanges;
}

/** Changes of which some fields were in conflict: for `mine` the other's value is what is overwritten, the others are given up. */
export function withConflictsSettled(
  changes: TypedChanges,
  conflicts: readonly {
    readonly field: ProductField;
    readonly theirs: unknown;
    readonly keep: 'mine' | 'theirs';
  }[],
): TypedChanges {
  let settled = changes;
  for (const { field, theirs, keep } of conflicts) {
    const { [field]: change, ...others } = settled;
    settled = keep === 'mine' && change ? { ...others, [field]: { from: theirs, to: change.to } } : others;
  }
  return settled;
}

/** A product as it would be with what is typed. */
export const withChanges = (stored: ProductValues, changes: TypedChanges): ProductValues =>
  ({
    ...stored,
    ...Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change.to])),
  }) as ProductValues;
