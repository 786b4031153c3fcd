import {
  clearFailures,
  noteFailedLogIn,
  passLogInGate,
} from '#customers/accounts/server/log-in/log-in-gate.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { readAppCode, readBackupCode } from '../rules/backup-code.ts';
import { type StaffAccessRefusal, staffAccessAction } from '../rules/staff-access-page.ts';
import { checkAppCode } from './app-codes.ts';
import { consumeBackupCode } from './backup-codes.ts';
import { provePasskey } from './passkeys.ts';

/** Notes that the second factor was proven in this session; the role of the staff counts from its next request on. */
export async function markVerified({
  db,
  clock,
  session,
}: Pick<RequestContext, 'db' | 'clock' | 'session'>): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: clock.now() })
    .where('id', '=', session.current()?.id ?? 0)
    .execute();
}

/** Proves the second factor of this session by a code of the app, a backup code or a passkey; who guesses is slowed down. Null: it is proven. */
export async function proveSecondFactor(
  ctx: RequestContext,
  { customerId }: Person,
  fields: PostedFields,
): Promise<StaffAccessRefusal | null> {
  if (!ctx.nonces.check(staffAccessAction, fields._wpnonce ?? '')) return { code: 'expired-form' };
  const attempt = { email: `second factor of ${customerId}`, device: null };
  const gate = await passLogInGate(ctx, attempt);
  if (!gate.ok) return { code: 'too-many-attempts', waitMs: gate.waitMs };
  const refusal = await judge(ctx, customerId, fields);
  if (refusal) {
    await noteFailedLogIn(ctx, attempt);
    return refusal;
  }
  await clearFailures(ctx, gate.subject);
  return null;
}

async function judge(
  ctx: RequestContext,
  customerId: number,
  { passkey = '', code = '' }: PostedFields,
): Promise<StaffAccessRefusal | null> {
  if (passkey !== '') {
    if (!(await provePasskey(ctx, customerId, passkey))) return { code: 'passkey-refused' };
    await markVerified(ctx);
    return null;
  }
  return inTransactionOrRefusal(ctx, async (inside) => {
    const ofApp = readAppCode(code);
    if (ofApp !== null) {
      const judged = await checkAppCode(inside, customerId, ofApp, 'known');
      if (judged !== 'right') return { code: judged === 'wrong' ? 'wrong-code' : 'key-changed' };
    } else {
      const backup = readBackupCode(code);
      const isRight = backup !== null && (await consumeBackupCode(inside, customerId, backup));
      if (!isRight) return { code: 'wrong-code' };
    }
    await markVerified(inside);
    return null;
  });
}

/** A code is used up only with the session that it proves. */
async function inTransactionOrRefusal(
  ctx: RequestContext,
  work: (ctx: RequestContext) => Promise<StaffAccessRefusal | null>,
): Promise<StaffAccessRefusal | null> {
  const done = await inTransaction(ctx.db, async (db) => {
    const refusal = await work({ ...ctx, db });
    return { ok: refusal === null, refusal };
  });
  return done.refusal;
}
