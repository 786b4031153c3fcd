import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { leadsInCircles, type Redirect } from '../../rules/follow-redirect.ts';
import type {
  LineProblem,
  RedirectDraft,
  RedirectProblem,
  RedirectProblems,
} from '../../rules/redirect-form.ts';
import { readRedirect } from './list-redirects.ts';

export type SavedRedirect =
  | { readonly ok: true; readonly id: number }
  /** null: it is gone */
  | { readonly ok: false; readonly problems: RedirectProblems | null };

/** Two that lead to each other are never stored at the same moment. */
const lock = (db: Database) => sql`lock table redirects in share row exclusive mode`.execute(db);

const readOthers = async (db: Database, id: number | null) =>
  (
    await sql<Redirect>`select source, target, kind from redirects where id is distinct from ${id}::int`.execute(
      db,
    )
  ).rows;

function conflict(draft: Redirect, others: readonly Redirect[]): RedirectProblems | null {
  if (others.some(({ source }) => source === draft.source)) return { source: 'taken' };
  return leadsInCircles(draft, others) ? { target: 'circle' } : null;
}

/** What was asked for in vain so far is not any more. */
const forgetMissing = (db: Database, sources: readonly string[]) =>
  sql`
  delete from missing_addresses m using unnest(${sources}::text[]) source
  where m.path like replace(replace(replace(replace(source, '\\', '\\\\'), '%', '\\%'), '_', '\\_'), '*', '%')`.execute(
    db,
  );

/** Writes a redirect, new (`id` null) or known; none has the source of another one, and none leads in circles. */
export function saveRedirect(
  ctx: RequestContext,
  id: number | null,
  draft: RedirectDraft,
): Promise<SavedRedirect> {
  return inTransaction(ctx.db, async (db): Promise<SavedRedirect> => {
    await lock(db);
    const before = id === null ? null : await readRedirect({ db }, id);
    if (id !== null && !before) return { ok: false, problems: null };
    const problems = conflict(draft, await readOthers(db, id));
    if (problems) return { ok: false, problems };
    const { source, target, kind } = draft;
    const { rows } = await (id === null
      ? sql<{
          id: number;
        }>`insert into redirects (source, target, kind) values (${source}, ${target}, ${kind}) returning id`
      : sql<{ id: number }>`update redirects set source = ${source}, target = ${target}, kind = ${kind}
          where id = ${id} returning id`
    ).execute(db);
    await forgetMissing(db, [source]);
    const saved = rows[0]?.id ?? 0;
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'redirect', id: saved, name: source },
        before: before && { source: before.source, target: before.target, redirect_kind: before.kind },
        after: { source, target, redirect_kind: kind },
      },
    );
    return { ok: true, id: saved };
  });
}

/** Takes a redirect away: its address leads nowhere again. */
export function removeRedirect(ctx: RequestContext, id: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: boolean }> => {
    await lock(db);
    const before = await readRedirect({ db }, id);
    if (!before) return { ok: false };
    await db.deleteFrom('redirects').where('id', '=', id).execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'redirect', id, name: before.source },
        before: { source: before.source, target: before.target, redirect_kind: before.kind },
      },
    );
    return { ok: true };
  });
}

export type AddedRedirects =
  | { readonly ok: true; readonly added: number }
  | { readonly ok: false; readonly problems: readonly LineProblem[] };

/** Writes many new redirects, all or none; each line that cannot be is named. */
export function addRedirects(
  ctx: RequestContext,
  drafts: readonly (RedirectDraft & { readonly line: number })[],
): Promise<AddedRedirects> {
  return inTransaction(ctx.db, async (db): Promise<AddedRedirects> => {
    await lock(db);
    const known: Redirect[] = await readOthers(db, null);
    const problems: LineProblem[] = [];
    for (const draft of drafts) {
      const found = conflict(draft, known);
      const problem: RedirectProblem | undefined = found?.source ?? found?.target;
      if (problem) problems.push({ line: draft.line, text: draft.source, problem });
      else known.push(draft);
    }
    if (problems.length > 0) return { ok: false, problems };
    await sql`insert into redirects (source, target, kind)
      select * from unnest(${drafts.map(({ source }) => source)}::text[], ${drafts.map(({ target }) => target)}::text[],
        ${drafts.map(({ kind }) => kind)}::text[])`.execute(db);
    await forgetMissing(
      db,
      drafts.map(({ source }) => source),
    );
    await recordAudit(
      { ...ctx, db },
      {
        what: 'created',
        subject: {
          kind: 'redirect',
          id: 'many',
          name: drafts
            .map(({ source }) => source)
            .slice(0, 3)
            .join(', '),
        },
        after: { redirects_added: drafts.length },
      },
    );
    return { ok: true, added: drafts.length };
  });
}
