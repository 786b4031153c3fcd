import { sql } from 'kysely';
import { createAccount } from '#customers/accounts/server/create-account.ts';
import { findByEmail } from '#customers/accounts/server/find-by-email.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { permissionList } from '#foundation/visitor/rules/permissions.ts';
import {
  checkNewSubaccount,
  type NewSubaccount,
  readNewSubaccount,
  type SubaccountProblem,
} from '../rules/subaccount-form.ts';
import { subaccountTerms } from './subaccount-terms.ts';

export type CreateSubaccountError =
  | { readonly code: 'not-allowed' | 'maximum' | 'busy' }
  | { readonly code: 'form'; readonly problems: readonly SubaccountProblem[] };

type CreateSubaccountResult =
  | { readonly ok: true; readonly subaccountId: number }
  | { readonly ok: false; readonly error: CreateSubaccountError };

const refuse = (error: CreateSubaccountError) => ({ ok: false, error }) as const;
const wrong = (field: string, code: SubaccountProblem['code']) =>
  refuse({ code: 'form', problems: [{ field, code }] });

/**
 * Makes a subaccount of the main account that asks (SUB-11): an account of its own with an email that greets it, which buys for the main
 * account. The maximum is asked first (wire 4.4), and once more where two forms come at the same time.
 */
export async function createSubaccount(
  ctx: RequestContext,
  fields: Parameters<typeof readNewSubaccount>[0],
): Promise<CreateSubaccountResult> {
  const { person } = ctx.visitor;
  if (!mayManageSubaccounts(person)) return refuse({ code: 'not-allowed' });
  const main = person.customerId;
  if (!(await hasRoom(ctx, main))) return refuse({ code: 'maximum' });
  const terms = subaccountTerms(ctx.settings);
  const request = readNewSubaccount(fields, terms);
  const problems = checkNewSubaccount(request, terms);
  if (problems.length > 0) return refuse({ code: 'form', problems });
  const hash = await hashUnlessBusy(request.password);
  if (hash === null) return refuse({ code: 'busy' });
  return inTransaction(ctx.db, async (db): Promise<CreateSubaccountResult> => {
    // Two at once are counted one after the other.
    await sql`select from customers where id = ${main} for no key update`.execute(db);
    if (!(await hasRoom({ ...ctx, db }, main))) return refuse({ code: 'maximum' });
    if (terms.usernames && (await isTaken(db, request.username))) return wrong('username', 'username-taken');
    const made = await createAccount(
      { ...ctx, db },
      { email: request.email, password: { hash }, firstName: request.name, lastName: request.lastName },
    );
    if (!made.ok) return wrong('email', made.error.code === 'email-taken' ? 'email-taken' : 'email');
    await insert(db, main, made.customerId, request);
    return { ok: true, subaccountId: made.customerId };
  });
}

async function hasRoom(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  mainAccountId: number,
): Promise<boolean> {
  const { held } = await db
    .selectFrom('subaccounts')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('main_account_id', '=', mainAccountId)
    .executeTakeFirstOrThrow();
  return Number(held) < settings.subaccounts_max;
}

/** Whether an account logs in by this name already, be it as a username or as an email address. */
async function isTaken(db: Database, username: string): Promise<boolean> {
  // Held until the transaction ends, so that two of the same name come one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('username'), hashtext(lower(${username})))`.execute(db);
  return (await findByEmail(db, username)) !== null;
}

async function insert(
  db: Database,
  mainAccountId: number,
  customerId: number,
  request: NewSubaccount,
): Promise<void> {
  await db
    .insertInto('subaccounts')
    .values({
      customer_id: customerId,
      main_account_id: mainAccountId,
      username: request.username || null,
      job_title: request.jobTitle,
      phone: request.phone,
      permissions: permissionList(request.permissions),
      custom_fields: JSON.stringify(request.customFields),
    })
    .execute();
}
