import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { personName } from '#foundation/visitor/rules/person-name.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import type { DraftOutcome } from '../rules/counter-draft.ts';
import type { OpenDraft } from './open-draft.ts';

/** Discards a draft: its session goes, and with it draft and cart; the audit trail says what was in it. */
export async function discardDraft(ctx: RequestContext, { id, buyer }: OpenDraft): Promise<DraftOutcome> {
  const { staffCounter: words } = staffMessagesFor(ctx.settings.interface_language);
  await inTransaction(ctx.db, async (db) => {
    const { lines, totals } = await readPricedCart({ ...buyer, db });
    const gone = await db
      .deleteFrom('sessions')
      .where('id', 'in', (query) =>
        query
          .selectFrom('counter_drafts')
          .select('session_id')
          .where('id', '=', id)
          .where('order_id', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!gone) return { ok: true };
    const { person } = buyer.visitor;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'counter-draft', id, name: words.draft(id) },
        before: {
          customer: person ? personName(person) : words.withoutAccount,
          lines: lines.length,
          price: totals.total,
        },
      },
    );
    return { ok: true };
  });
  return { kind: 'go', path: '/staff/counter/?discarded=1' };
}
