import { queueAccountEmail } from '#customers/accounts/server/account-emails.ts';
import { refusalOfCurrent } from '#customers/accounts/server/details/check-password-change.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { readAppCode } from '../rules/backup-code.ts';
import {
  LONGEST_PASSKEY_NAME,
  MOST_PASSKEYS,
  type StaffAccessPage,
  type StaffAccessProblem,
  staffAccessAction,
} from '../rules/staff-access-page.ts';
import { checkAppCode, startAppCodes } from './app-codes.ts';
import { auditFactors } from './audit-factors.ts';
import { makeBackupCodes } from './backup-codes.ts';
import { creationOptions, storePasskey } from './passkeys.ts';
import { markVerified } from './prove-second-factor.ts';
import { readFactors, readStaffAccess } from './read-staff-access.ts';

export type StaffAccessOutcome = { readonly page: StaffAccessPage; readonly status: 200 | 422 };

/**
 * The forms of somebody's own access: adding and removing an app or a passkey, and new backup codes. Each begins with the password, so that a browser
 * which was left logged in is not enough; the first factor brings backup codes along, which are shown once.
 */
export async function postStaffAccess(
  ctx: RequestContext,
  person: Person,
  fields: PostedFields,
): Promise<StaffAccessOutcome> {
  const shown = async (said: Parameters<typeof readStaffAccess>[2] = {}): Promise<StaffAccessOutcome> => ({
    page: await readStaffAccess(ctx, person, said),
    status: said.problem ? 422 : 200,
  });
  const refuse = (code: StaffAccessProblem) => shown({ problem: { code } });
  if (!ctx.nonces.check(staffAccessAction, fields._wpnonce ?? '')) return refuse('expired-form');
  const { customerId } = person;
  switch (fields.action) {
    case 'confirm-app': {
      const code = readAppCode(fields.code ?? '');
      const added = await adding(ctx, person, async (inside) => {
        const judged = code === null ? 'wrong' : await checkAppCode(inside, customerId, code, 'first');
        return judged === 'right' ? null : judged === 'wrong' ? 'wrong-code' : 'key-changed';
      });
      return added.ok ? shown({ newCodes: added.codes, step: null }) : refuse(added.problem);
    }
    case 'finish-passkey': {
      const added = await adding(ctx, person, async (inside) =>
        (await storePasskey(inside, customerId, fields.passkey ?? '')) ? null : 'passkey-refused',
      );
      return added.ok ? shown({ newCodes: added.codes, step: null }) : refuse(added.problem);
    }
  }
  const text = await refusalOfCurrent(ctx, person, (fields.password ?? '').slice(0, 1000));
  if (text !== null) return shown({ problem: { code: 'password', text } });
  switch (fields.action) {
    case 'start-app':
      await startAppCodes(ctx, customerId);
      return shown();
    case 'start-passkey': {
      const name = tidyText(fields.name ?? '').slice(0, LONGEST_PASSKEY_NAME);
      if (name === '') return refuse('name-missing');
      if ((await readFactors(ctx, customerId)).passkeys.length >= MOST_PASSKEYS) {
        return refuse('too-many-passkeys');
      }
      return shown({ step: { kind: 'passkey', name, options: await creationOptions(ctx, person, name) } });
    }
    case 'new-codes': {
      const codes = await inTransaction(ctx.db, async (db) => ({
        ok: true as const,
        made: await makeBackupCodes({ db }, customerId),
      }));
      return shown({ newCodes: codes.made, step: null });
    }
    case 'remove': {
      const problem = await remove(ctx, person, fields.factor ?? '');
      return problem ? refuse(problem) : shown({ step: null });
    }
  }
  return refuse('expired-form');
}

type Added =
  | { readonly ok: true; readonly codes: readonly string[] | null }
  | { readonly ok: false; readonly problem: StaffAccessProblem };

/** Adds a factor, proves this session with it, and makes backup codes where there are none. */
function adding(
  ctx: RequestContext,
  person: Person,
  add: (inside: RequestContext) => Promise<StaffAccessProblem | null>,
): Promise<Added> {
  const { customerId } = person;
  return inTransaction(ctx.db, async (db): Promise<Added> => {
    const inside = { ...ctx, db };
    const before = await readFactors(inside, customerId);
    const problem = await add(inside);
    if (problem) return { ok: false, problem };
    await markVerified(inside);
    const codes = before.codesLeft === 0 ? await makeBackupCodes(inside, customerId) : null;
    await noteChange(inside, person, before);
    return { ok: true, codes };
  });
}

/** Removes a factor; the last one stays where the role demands one, and takes the backup codes along where it does not. */
async function remove(
  ctx: RequestContext,
  person: Person,
  factor: string,
): Promise<StaffAccessProblem | null> {
  const { customerId } = person;
  const done = await inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const before = await readFactors(inside, customerId);
    if (factor === 'app') {
      await db.deleteFrom('totp_secrets').where('customer_id', '=', customerId).execute();
    } else if (/^[1-9]\d{0,8}$/.test(factor)) {
      await db
        .deleteFrom('passkeys')
        .where('customer_id', '=', customerId)
        .where('id', '=', Number(factor))
        .execute();
    }
    const after = await readFactors(inside, customerId);
    const hasNone = !after.hasApp && after.passkeys.length === 0;
    if (hasNone && before.isRequired) return { ok: false, problem: 'last-factor' } as const;
    if (hasNone) await db.deleteFrom('backup_codes').where('customer_id', '=', customerId).execute();
    await noteChange(inside, person, before);
    return { ok: true, problem: null } as const;
  });
  return done.problem;
}

/** A change of factors stands in the audit trail, and its owner is told by email: somebody else may have made it. */
async function noteChange(
  ctx: RequestContext,
  person: Person,
  before: Awaited<ReturnType<typeof readFactors>>,
): Promise<void> {
  const after = await readFactors(ctx, person.customerId);
  await auditFactors(ctx, person, before, after);
  const { customerId, email: recipient } = person;
  await queueAccountEmail(ctx, { kind: 'account-second-factor', customerId, recipient });
}
