import { sql } from 'kysely';
import type { QueryOf } from '#foundation/records/rules/list-query.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Redirect } from '../../rules/follow-redirect.ts';
import type { missingList, redirectList } from '../../rules/staff-redirects.ts';

export type StaffRedirect = Redirect & {
  readonly id: number;
  readonly hits: number;
  /** ISO 8601; null for one that nobody has come by */
  readonly lastHit: string | null;
};

export type MissingAddress = {
  readonly id: number;
  readonly path: string;
  readonly times: number;
  /** ISO 8601 */
  readonly lastSeen: string;
  /** '' for unknown */
  readonly referrer: string;
};

export type Listed<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

const PER_PAGE = 50;

const pattern = (words: string) => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
const paged = <Row>(rows: readonly Row[], total: number, page: number): Listed<Row> | null => {
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  return page > pages ? null : { rows, total, page, pages };
};

/** A page of the redirects; null past the last one. */
export async function listRedirects(
  { db }: Pick<RequestContext, 'db'>,
  { words, order, page }: QueryOf<typeof redirectList.filters>,
): Promise<Listed<StaffRedirect> | null> {
  const asked =
    words === '' ? sql`true` : sql`(source like ${pattern(words)} or lower(target) like ${pattern(words)})`;
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from redirects where ${asked}`.execute(db),
    sql<Redirect & { id: number; hits: number; last_hit: Date | null }>`
      select id, source, target, kind, hits, last_hit from redirects where ${asked}
      order by ${order === 'hits' ? sql`hits desc, id desc` : sql`id desc`}
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db),
  ]);
  const rows = listed.rows.map(({ last_hit, ...row }) => ({
    ...row,
    lastHit: last_hit?.toISOString() ?? null,
  }));
  return paged(rows, counted.rows[0]?.count ?? 0, page);
}

/** A redirect; null where there is none. */
export async function readRedirect(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<StaffRedirect | null> {
  const { rows } = await sql<Redirect & { id: number; hits: number; last_hit: Date | null }>`
    select id, source, target, kind, hits, last_hit from redirects where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { last_hit, ...redirect } = row;
  return { ...redirect, lastHit: last_hit?.toISOString() ?? null };
}

/** A page of the addresses that were asked for in vain; null past the last one. */
export async function listMissing(
  { db }: Pick<RequestContext, 'db'>,
  { words, order, page }: QueryOf<typeof missingList.filters>,
): Promise<Listed<MissingAddress> | null> {
  const asked = words === '' ? sql`true` : sql`path like ${pattern(words)}`;
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from missing_addresses where ${asked}`.execute(db),
    sql<{ id: number; path: string; times: number; last_seen: Date; referrer: string }>`
      select id, path, times, last_seen, referrer from missing_addresses where ${asked}
      order by ${order === 'times' ? sql`times desc, last_seen desc` : sql`last_seen desc, id desc`}
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db),
  ]);
  const rows = listed.rows.map(({ last_seen, ...row }) => ({ ...row, lastSeen: last_seen.toISOString() }));
  return paged(rows, counted.rows[0]?.count ?? 0, page);
}
