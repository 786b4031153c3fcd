import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffRemoveDemoFor } from '#messages/site/staff-remove-demo-for.ts';
import {
  confirmsRemoval,
  type DemoRemoval,
  demoMarkKey,
  removeDemoAction,
  removeDemoPath,
} from '../../rules/demo-data.ts';
import { readDemoMark, writeDemoMark } from './demo-mark.ts';
import { readDemoRemoval } from './read-demo-removal.ts';

export type DemoRemovalOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'again'; readonly problem: 'expired' | 'wrong-word' | 'refused' };

/** The form of the page: asks for the removal once, by an administrator of the shop's own who has typed the word; a job carries it out. */
export async function askDemoRemoval(ctx: RequestContext, form: FormData): Promise<DemoRemovalOutcome> {
  const again = (problem: 'expired' | 'wrong-word' | 'refused') => ({ kind: 'again', problem }) as const;
  const typed = postedForm(form);
  if (!ctx.nonces.check(removeDemoAction, typedText(typed, '_wpnonce'))) return again('expired');
  const { word } = staffRemoveDemoFor(ctx.settings.interface_language);
  if (!confirmsRemoval(typedText(typed, 'word'), word)) return again('wrong-word');
  const result = await inTransaction(ctx.db, async (db) => {
    const mark = await readDemoMark(db, true);
    const found: DemoRemoval = await readDemoRemoval({ ...ctx, db });
    // Pressed twice: it is on its way, or done.
    if (found.state === 'removing' || found.state === 'removed') return { ok: true } as const;
    if (!mark || found.state !== 'ready') return { ok: false } as const;
    const at = ctx.clock.now();
    await writeDemoMark(db, { ...mark, removing: { at: at.toISOString() } }, at);
    await sql`select graphile_worker.add_job('remove-demo', job_key := 'remove-demo')`.execute(db);
    const { products, customers, orders } = found.counts;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'demo', id: demoMarkKey, name: '' },
        before: { products, customers, orders },
      },
    );
    return { ok: true } as const;
  });
  return result.ok ? { kind: 'go', path: removeDemoPath } : again('refused');
}
