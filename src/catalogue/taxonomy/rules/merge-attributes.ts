import { freeSlug } from './slug.ts';

export type MergedTerm = { readonly id: number; readonly name: string; readonly slug: string };

/** What becomes of the terms of an attribute that is merged into another one. */
export type TermPlan = {
  /** terms that another one has the name of, and becomes; `into` may be one that moves */
  readonly joins: readonly { readonly from: number; readonly into: number; readonly name: string }[];
  /** terms that go over, with the slug that they get there */
  readonly moves: readonly MergedTerm[];
};

const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('it');

/** Plans a merge: terms of the same name join, in any case and spacing; all others move, with another slug where theirs is taken. */
export function planTerms(from: readonly MergedTerm[], into: readonly MergedTerm[]): TermPlan {
  const known = new Map(into.map((term) => [nameKey(term.name), term.id]));
  const taken = new Set(into.map(({ slug }) => slug));
  const joins: TermPlan['joins'][number][] = [];
  const moves: MergedTerm[] = [];
  for (const { id, name, slug: own } of from) {
    const same = known.get(nameKey(name));
    if (same !== undefined) {
      joins.push({ from: id, into: same, name });
      continue;
    }
    const slug = freeSlug(own, (one) => taken.has(one));
    taken.add(slug);
    known.set(nameKey(name), id);
    moves.push({ id, name, slug });
  }
  return { joins, moves };
}

/** Why attributes are not merged: variations by their codes or names that would need two terms of one attribute, or become the same choice. */
export type MergeConflict = {
  readonly code: 'two-values' | 'same-variations';
  readonly names: readonly string[];
};

/** What a merge would do, as its page shows it before. */
export type MergePreview = {
  readonly products: number;
  /** that have both attributes already */
  readonly both: number;
  readonly variations: number;
  /** lines of carts, purchase lists and quote lists */
  readonly lines: number;
  readonly joins: readonly string[];
  readonly moves: readonly string[];
  readonly conflicts: readonly MergeConflict[];
  /** says whether it is still the same when it is posted */
  readonly seen: string;
};

export const mergePath = (attributeId: number) => `/staff/attributes/${attributeId}/merge/`;
