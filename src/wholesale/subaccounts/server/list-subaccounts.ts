import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { permissionsFrom } from '#foundation/visitor/rules/permissions.ts';
import type { Subaccount } from '../rules/subaccount.ts';

/** The visitor's subaccounts by name; none for accounts that may have none (SUB-01, SUB-19). */
export async function listSubaccounts(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
): Promise<readonly Subaccount[]> {
  const { person } = ctx.visitor;
  if (!mayManageSubaccounts(person)) return [];
  const rows = await select(ctx.db, person.customerId).orderBy('c.first_name').orderBy('c.id').execute();
  return rows.map(fromRow);
}

/** One of them; null where it is not the asking account's own (SUB-15, SUB-19). */
export async function findSubaccount(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
  subaccountId: number,
): Promise<Subaccount | null> {
  const { person } = ctx.visitor;
  if (!mayManageSubaccounts(person) || !isId(subaccountId)) return null;
  const row = await select(ctx.db, person.customerId)
    .where('s.customer_id', '=', subaccountId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

export const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

const select = (db: Database, mainAccountId: number) =>
  db
    .selectFrom('subaccounts as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select([
      's.customer_id',
      's.username',
      's.job_title',
      's.phone',
      's.permissions',
      's.custom_fields',
      's.suspended_at',
    ])
    .select(['c.first_name', 'c.last_name', 'c.email'])
    .where('s.main_account_id', '=', mainAccountId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function fromRow(row: Row): Subaccount {
  return {
    subaccountId: row.customer_id,
    username: row.username,
    email: row.email,
    name: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    phone: row.phone,
    isSuspended: row.suspended_at !== null,
    permissions: permissionsFrom(row.permissions),
    // Written by createSubaccount and updateSubaccount alone: texts by the names of their fields.
    customFields: row.custom_fields as Readonly<Record<string, string>>,
  };
}
