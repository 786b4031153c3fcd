import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { isId } from './list-subaccounts.ts';

/**
 * Suspends a subaccount of the main account that asks, which ends its log-ins at once, or lets it log in again; false for every other
 * account (SUB-19). Its orders, lists and conversations stay where they are.
 */
export async function suspendSubaccount(
  ctx: RequestContext,
  subaccountId: number,
  suspended: boolean,
): Promise<boolean> {
  const { person } = ctx.visitor;
  if (!mayManageSubaccounts(person) || !isId(subaccountId)) return false;
  const { ok } = await inTransaction(ctx.db, async (db) => {
    const found = await db
      .updateTable('subaccounts')
      .set(({ fn, ref, val }) => ({
        suspended_at: suspended ? fn.coalesce(ref('suspended_at'), val(ctx.clock.now())) : null,
      }))
      .where('customer_id', '=', subaccountId)
      .where('main_account_id', '=', person.customerId)
      .returning('customer_id')
      .executeTakeFirst();
    if (found && suspended) await endSessionsOf(db, subaccountId);
    return { ok: found !== undefined };
  });
  return ok;
}
