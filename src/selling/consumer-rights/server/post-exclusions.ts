import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type ExclusionDraft,
  type ExclusionProblems,
  exclusionForm,
  exclusionsAction,
  exclusionsPath,
} from '../rules/exclusion-form.ts';
import { listExclusions } from './read-exclusions.ts';

type Saved = { readonly ok: true } | { readonly ok: false; readonly problems: ExclusionProblems };

/** The forms of the excluded articles: one more, or some less. */
export async function postExclusions(
  ctx: RequestContext,
  form: FormData,
): Promise<RecordOutcome<ExclusionProblems>> {
  const typed = postedForm(form);
  const again = (problems: ExclusionProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(exclusionsAction, typedText(typed, '_wpnonce'))) return again(null);
  if (typedText(typed, 'action') === 'remove') {
    const ids = (typed.id ?? []).filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
    await removeExclusions(ctx, ids);
    return { kind: 'go', path: `${exclusionsPath}?done=removed` };
  }
  const read = readForm(exclusionForm, typed);
  if (!read.ok) return again(read.problems);
  const saved = await addExclusion(ctx, read.draft);
  return saved.ok ? { kind: 'go', path: `${exclusionsPath}?done=added` } : again(saved.problems);
}

/** Contracts from now on exclude the article; older ones do not. */
function addExclusion(ctx: RequestContext, { sku, reason }: ExclusionDraft): Promise<Saved> {
  return inTransaction(ctx.db, async (db): Promise<Saved> => {
    const { rows } = await sql<{ id: number }>`select id from products where sku = ${sku}`.execute(db);
    const [article] = rows;
    if (!article) return { ok: false, problems: { sku: 'no-such-article' } };
    const added = await sql`
      insert into withdrawal_exclusions (product_id, reason, since) values (${article.id}, ${reason}, ${ctx.clock.now()})
      on conflict (product_id) do nothing returning product_id`.execute(db);
    if (added.rows.length === 0) return { ok: false, problems: { sku: 'excluded-already' } };
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'product', id: article.id, name: sku },
        before: { withdrawal_exclusion: null },
        after: { withdrawal_exclusion: reason },
      },
    );
    return { ok: true };
  });
}

function removeExclusions(ctx: RequestContext, ids: readonly number[]): Promise<{ readonly ok: true }> {
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: true }> => {
    const before = await listExclusions({ db });
    for (const { id, sku, name, reason } of before.filter((article) => ids.includes(article.id))) {
      await db.deleteFrom('withdrawal_exclusions').where('product_id', '=', id).execute();
      await recordAudit(
        { ...ctx, db },
        {
          what: 'changed',
          subject: { kind: 'product', id, name: sku || name },
          before: { withdrawal_exclusion: reason },
          after: { withdrawal_exclusion: null },
        },
      );
    }
    return { ok: true };
  });
}
