import { sql } from 'kysely';
import { withoutWaiting } from '#foundation/database/without-waiting.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type Redirect, redirectFor, targetFrom } from '../rules/follow-redirect.ts';
import { isOwnArea, LONGEST_ADDRESS, pathToMatch } from '../rules/path-to-match.ts';

/** Where an address without a page leads: elsewhere with a status of HTTP, or nowhere, because the page is gone. */
export type FoundRedirect =
  | { readonly kind: 'moved'; readonly location: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone' };

/** The redirect for an address without a page, counted for staff; null where there is none, or it would lead to where it came from. */
export async function findRedirect(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Promise<FoundRedirect | null> {
  const path = pathToMatch(pathname);
  if (path === '' || path.length > LONGEST_ADDRESS || isOwnArea(path)) return null;
  const { rows } = await sql<Redirect & { id: number }>`/* prepared */
    select id, source, target, kind from redirects where source = ${path}
    union all
    select id, source, target, kind from redirects where source like '%*%' and source <> ${path}`.execute(
    ctx.db,
  );
  const found = redirectFor(rows, path);
  if (!found) return null;
  const location = targetFrom(found, path, search);
  if (found.kind !== 'gone' && pathToMatch(location) === path && location.startsWith('/')) return null;
  await sql`/* prepared */ update redirects set hits = hits + 1, last_hit = ${ctx.clock.now()}
    from ${withoutWaiting} where id = ${found.id}`.execute(ctx.db);
  if (found.kind === 'gone') return { kind: 'gone' };
  return { kind: 'moved', location, status: found.kind === 'permanent' ? 301 : 302 };
}
