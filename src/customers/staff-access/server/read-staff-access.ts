import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import {
  type SecondFactorPage,
  type StaffAccessPage,
  type StaffAccessRefusal,
  type StaffAccessStep,
  staffAccessAction,
} from '../rules/staff-access-page.ts';
import { pendingAppCodes } from './app-codes.ts';
import { proofOptions } from './passkeys.ts';

/** Whether an account has a role of the staff, whether it counts in this session or not. */
export const isOfStaff = ({ staffRole, missingProof }: Person) =>
  staffRole !== null || missingProof !== undefined;

/** What an account proves itself with beside the password. */
export type OwnFactors = Pick<StaffAccessPage, 'hasApp' | 'codesLeft' | 'isRequired' | 'passkeys'>;

/** The second factors of an account, and whether its role demands one. */
export async function readFactors(
  { db }: Pick<RequestContext, 'db'>,
  customerId: number,
): Promise<OwnFactors> {
  const { rows } = await sql<{ hasApp: boolean; codesLeft: number; isRequired: boolean }>`
    select exists (select from totp_secrets t where t.customer_id = c.id and t.confirmed_at is not null) as "hasApp",
      (select count(*)::int from backup_codes b where b.customer_id = c.id and b.used_at is null) as "codesLeft",
      coalesce(r.needs_second_factor, false) as "isRequired"
    from customers c left join staff_roles r on r.code = c.staff_role where c.id = ${customerId}`.execute(db);
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const [row = { hasApp: false, codesLeft: 0, isRequired: false }] = rows;
  return {
    ...row,
    passkeys: passkeys.map(({ id, name, created_at: at, last_used_at: last }) => ({
      id,
      name,
      since: at.toISOString(),
      lastUsedAt: last?.toISOString() ?? null,
    })),
  };
}

type Said = {
  readonly problem?: StaffAccessRefusal | null;
  readonly newCodes?: readonly string[] | null;
  /** what comes next, instead of an app that waits for its first code */
  readonly step?: StaffAccessStep | null;
};

/** The page of somebody's own access to the staff area. */
export async function readStaffAccess(
  ctx: RequestContext,
  person: Person,
  { problem = null, newCodes = null, step }: Said = {},
): Promise<StaffAccessPage> {
  ctx.reply.preventCaching();
  const { missingProof: missing = null } = person;
  const waiting = step === undefined && newCodes === null ? await pendingAppCodes(ctx, person) : null;
  return {
    ...(await readFactors(ctx, person.customerId)),
    missing,
    step: waiting ? { kind: 'app', ...waiting } : (step ?? null),
    newCodes,
    problem,
    nonce: ctx.nonces.make(staffAccessAction),
  };
}

/** The page on which somebody proves the second factor of this session. */
export async function readSecondFactor(
  ctx: RequestContext,
  person: Person,
  redirect: string,
  problem: StaffAccessRefusal | null = null,
): Promise<SecondFactorPage> {
  ctx.reply.preventCaching();
  const { hasApp } = await readFactors(ctx, person.customerId);
  return {
    hasApp,
    passkey: await proofOptions(ctx, person.customerId),
    redirect,
    problem,
    nonce: ctx.nonces.make(staffAccessAction),
  };
}
