import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actingName } from '#foundation/visitor/rules/person-name.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { type HeldOrder, lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { mayChangeReturn } from '../rules/return-changes.ts';
import { returnName } from '../rules/return-paths.ts';
import type { ReturnState } from '../rules/return-states.ts';
import type { ReturnRecord } from '../rules/return-view.ts';
import type { ReturnActor } from './insert-return.ts';
import { readReturn } from './read-returns.ts';

/** Why nothing was done: there is no such return, or somebody else has brought it into another state meanwhile. */
export type ReturnActError = { readonly code: 'no-such-return' | 'changed-meanwhile' };

/**
 * Runs an action on a return with its order locked, in one transaction, where its state allows that the actor brings it into another one. A result that is not ok
 * undoes everything.
 */
export function actOnReturn<Result extends { readonly ok: boolean }>(
  ctx: RequestContext,
  input: { readonly returnId: number; readonly to: ReturnState; readonly actor: ReturnActor },
  work: (inside: RequestContext, record: ReturnRecord, order: HeldOrder) => Promise<Result>,
): Promise<Result | { readonly ok: false; readonly error: ReturnActError }> {
  const refuse = (code: ReturnActError['code']) => ({ ok: false, error: { code } }) as const;
  return inTransaction(ctx.db, async (db) => {
    const found = await db
      .selectFrom('returns')
      .select('order_id')
      .where('id', '=', input.returnId)
      .executeTakeFirst();
    const order = found ? await lockOrder(db, found.order_id) : null;
    // Read once the order is locked: whatever changes a return locks its order first.
    const record = order ? await readReturn({ db }, input.returnId) : null;
    if (!order || !record) return refuse('no-such-return');
    if (!mayChangeReturn(input.actor.who, record, input.to)) return refuse('changed-meanwhile');
    return work({ ...ctx, db }, record, order);
  });
}

/** The member of the staff that looks after returns; null for everybody else. */
export function returnStaff({ visitor: { person } }: Pick<RequestContext, 'visitor'>): ReturnActor | null {
  if (!person || !mayStaff(person, 'returns')) return null;
  return { who: 'staff', personId: person.customerId, name: actingName(person) };
}

/** Notes in the audit trail what staff did to a return. */
export async function auditReturn(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  record: Pick<ReturnRecord, 'id' | 'number' | 'state'>,
  entry: {
    readonly what: 'approved' | 'refused' | 'changed' | 'refunded';
    readonly to: ReturnState;
    readonly more?: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  await recordAudit(ctx, {
    what: entry.what,
    subject: { kind: 'return', id: record.id, name: returnName(record.number) },
    before: { state: record.state },
    after: { state: entry.to, ...entry.more },
  });
}
