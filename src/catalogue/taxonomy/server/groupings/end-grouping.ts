import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { needsDestination } from '../../rules/grouping-form.ts';
import type { Grouping } from './grouping.ts';
import type { SavedGrouping } from './save-grouping.ts';

/**
 * Merges something that products are grouped by into another one, or deletes it: products, rules and addresses go to `into`; without one
 * its products lose it, which is refused where a rule names it.
 */
export function endGrouping(
  ctx: RequestContext,
  grouping: Grouping,
  {
    id,
    kind,
    into,
  }: { readonly id: number; readonly kind: 'merge' | 'remove'; readonly into: number | null },
): Promise<SavedGrouping> {
  return inTransaction(ctx.db, async (db): Promise<SavedGrouping> => {
    await grouping.lock(db);
    const before = await grouping.read(db, id);
    if (!before) return { ok: false, problems: null };
    const uses = await grouping.uses(db, id);
    const destination = into === null || into === id ? null : await grouping.read(db, into);
    const mayBeNone = kind === 'remove' && into === null && !needsDestination(uses);
    if (!destination && !mayBeNone) return { ok: false, problems: { into: 'no-destination' } };
    if (into !== null) await grouping.hand(db, id, into);
    await grouping.remove(db, { ...before, id, to: into });
    await recordAudit(
      { ...ctx, db },
      {
        what: kind === 'merge' ? 'merged' : 'deleted',
        subject: { kind: grouping.subject, id, name: before.name },
        before: { ...before, products: uses.products },
        after: destination && { destination: destination.name },
      },
    );
    return { ok: true, id: into ?? id };
  });
}
