import type { ApiTerm } from './api-term.ts';

export const termOrders = ['name', 'slug', 'count'] as const;
/** What terms of attributes may be sorted by besides. */
export const attributeTermOrders = [...termOrders, 'menu_order', 'name_num', 'id'] as const;

/** A question for terms; a page size of 0 takes all. */
export type TermQuery = {
  readonly search: string | undefined;
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  readonly order: (typeof attributeTermOrders)[number];
  readonly direction: 'asc' | 'desc';
  readonly hideEmpty: boolean;
  /** 0: those at the top */
  readonly parent: number | undefined;
  readonly page: number;
  readonly size: number;
};

const collator = new Intl.Collator('it');
const numeric = new Intl.Collator('it', { numeric: true });

const comparisons: Readonly<Record<TermQuery['order'], (a: ApiTerm, b: ApiTerm) => number>> = {
  name: (a, b) => collator.compare(a.name, b.name),
  name_num: (a, b) => numeric.compare(a.name, b.name),
  slug: (a, b) => (a.slug < b.slug ? -1 : Number(a.slug > b.slug)),
  count: (a, b) => a.count - b.count,
  menu_order: (a, b) => a.position - b.position,
  id: (a, b) => a.id - b.id,
};

/** The terms that answer a question, one page of them, and how many there are in all; named ids win over those left out. */
export function chooseTerms(
  terms: readonly ApiTerm[],
  query: TermQuery,
): { readonly page: readonly ApiTerm[]; readonly total: number } {
  const wanted = query.search?.toLowerCase();
  const included = new Set(query.include);
  const excluded = new Set(query.exclude);
  const chosen = terms.filter(
    (term) =>
      (included.size > 0 ? included.has(term.id) : !excluded.has(term.id)) &&
      (!query.hideEmpty || term.count > 0) &&
      (query.parent === undefined || (term.parentId ?? 0) === query.parent) &&
      (!wanted || term.name.toLowerCase().includes(wanted) || term.slug.includes(wanted)),
  );
  const compare = comparisons[query.order];
  const way = query.direction === 'asc' ? 1 : -1;
  const sorted = chosen.sort((a, b) => way * (compare(a, b) || a.id - b.id));
  const from = (query.page - 1) * query.size;
  return {
    page: query.size === 0 ? sorted : sorted.slice(from, from + query.size),
    total: sorted.length,
  };
}
