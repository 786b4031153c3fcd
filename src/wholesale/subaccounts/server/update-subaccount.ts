import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { permissionList } from '#foundation/visitor/rules/permissions.ts';
import { checkDetails, readDetails, type SubaccountProblem } from '../rules/subaccount-form.ts';
import { isId } from './list-subaccounts.ts';
import { subaccountTerms } from './subaccount-terms.ts';

export type UpdateSubaccountResult =
  | { readonly ok: true; readonly subaccountId: number }
  | { readonly ok: false; readonly error: { readonly code: 'unknown-subaccount' } }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'form'; readonly problems: readonly SubaccountProblem[] };
    };

/**
 * Changes what a main account has said of one of its own subaccounts; neither its username nor its address nor its password (SUB-15,
 * SUB-17, SUB-19). Other permissions apply from its next request, in the sessions that it has.
 */
export async function updateSubaccount(
  ctx: RequestContext,
  subaccountId: number,
  fields: Parameters<typeof readDetails>[0],
): Promise<UpdateSubaccountResult> {
  const { person } = ctx.visitor;
  const unknown = { ok: false, error: { code: 'unknown-subaccount' } } as const;
  if (!mayManageSubaccounts(person) || !isId(subaccountId)) return unknown;
  const details = readDetails(fields, subaccountTerms(ctx.settings));
  const problems = checkDetails(details);
  return inTransaction(ctx.db, async (db): Promise<UpdateSubaccountResult> => {
    const before = await db
      .selectFrom('subaccounts')
      .select('custom_fields')
      .where('customer_id', '=', subaccountId)
      .where('main_account_id', '=', person.customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return unknown;
    if (problems.length > 0) return { ok: false, error: { code: 'form', problems } };
    const permissions = permissionList(details.permissions);
    await db
      .updateTable('subaccounts')
      .set({
        job_title: details.jobTitle,
        phone: details.phone,
        permissions,
        // What was asked under a name that the shop does not ask any more stays.
        custom_fields: JSON.stringify({ ...(before.custom_fields as object), ...details.customFields }),
      })
      .where('customer_id', '=', subaccountId)
      .execute();
    await db
      .updateTable('customers')
      .set({
        first_name: details.name,
        last_name: details.lastName,
        display_name: `${details.name} ${details.lastName}`.trim(),
      })
      .where('id', '=', subaccountId)
      .execute();
    return { ok: true, subaccountId };
  });
}
