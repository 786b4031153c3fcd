import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { planRemoval } from '#selling/wallet/server/saved/remove-methods.ts';
import { isId } from './list-subaccounts.ts';

type DeleteSubaccountResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'unknown-subaccount' } };

/**
 * Deletes a subaccount of the main account that asks, with its log-ins and its cart (SUB-18, SUB-19). Its orders, conversations,
 * offers and purchase lists are the company's: from then on they belong to the main account.
 */
export async function deleteSubaccount(
  ctx: RequestContext,
  subaccountId: number,
): Promise<DeleteSubaccountResult> {
  const { person } = ctx.visitor;
  const unknown = { ok: false, error: { code: 'unknown-subaccount' } } as const;
  if (!mayManageSubaccounts(person) || !isId(subaccountId)) return unknown;
  return inTransaction(ctx.db, async (db): Promise<DeleteSubaccountResult> => {
    const found = await db
      .selectFrom('subaccounts')
      .innerJoin('customers', 'customers.id', 'subaccounts.customer_id')
      .select('customers.id')
      .where('customers.id', '=', subaccountId)
      .where('main_account_id', '=', person.customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return unknown;
    const heir = { customer_id: person.customerId };
    await db.updateTable('orders').set(heir).where('customer_id', '=', subaccountId).execute();
    await db.updateTable('conversations').set(heir).where('customer_id', '=', subaccountId).execute();
    await db.updateTable('offers').set(heir).where('customer_id', '=', subaccountId).execute();
    await db.updateTable('purchase_lists').set(heir).where('customer_id', '=', subaccountId).execute();
    await db.deleteFrom('customers').where('id', '=', subaccountId).execute();
    // Its stored payment methods belong to nobody any more.
    await planRemoval(db);
    return { ok: true };
  });
}
