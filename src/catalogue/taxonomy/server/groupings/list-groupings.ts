import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GroupingQuery } from '../../rules/grouping-form.ts';
import type { Grouping, GroupingRow } from './grouping.ts';

const PER_PAGE = 50;

export type GroupingList = {
  readonly rows: readonly GroupingRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: GroupingQuery;
};

/** A page of a list by name, filtered by words; null for a page after the last one. */
export async function listGroupings(
  { db }: Pick<RequestContext, 'db'>,
  grouping: Grouping,
  query: GroupingQuery,
): Promise<GroupingList | null> {
  const pattern = `%${query.words.replace(/[\\%_]/g, '\\$&')}%`;
  const total = await grouping.count(db, pattern);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (query.page > pages) return null;
  const rows = await grouping.list(db, { pattern, limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE });
  return { rows, total, page: query.page, pages, query };
}
