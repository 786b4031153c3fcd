import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy, verifyUnlessBusy } from '#foundation/services/passwords.ts';
import { findByEmail } from './find-by-email.ts';
import { enterAs } from './log-in/enter-as.ts';
import { knownDevice } from './log-in/known-device.ts';
import { clearFailures, noteFailedLogIn, passLogInGate, takeBackAttempt } from './log-in/log-in-gate.ts';

export type LogInResult =
  | { readonly ok: true; readonly customerId: number; readonly isStaff: boolean }
  | { readonly ok: false; readonly error: { readonly code: 'wrong-credentials' | 'busy' } }
  | { readonly ok: false; readonly error: { readonly code: 'too-many-attempts'; readonly waitMs: number } };

// An unknown address takes as much time as a known one, so that the time does not reveal who has an account.
let dummyHash: Promise<string | null> | null = null;

/** Logs a customer in by email and password; guessing is slowed down for the guesser alone (decision 0040). */
export async function logIn(
  ctx: RequestContext,
  input: { email: string; password: string },
): Promise<LogInResult> {
  const email = input.email.trim().toLowerCase();
  const customer = await findByEmail(ctx.db, email);
  // A subaccount may be named in two ways: both are counted as one.
  const attempt = {
    email: customer?.email.toLowerCase() ?? email,
    device: customer ? knownDevice(ctx, customer.id) : null,
  };
  const gate = await passLogInGate(ctx, attempt);
  if (!gate.ok) return { ok: false, error: { code: 'too-many-attempts', waitMs: gate.waitMs } };
  const matches = await isRight(input.password, customer?.passwordHash ?? null);
  if (matches === null) {
    await takeBackAttempt(ctx, gate.subject);
    return { ok: false, error: { code: 'busy' } };
  }
  if (!customer || !matches || customer.isBlocked) {
    await noteFailedLogIn(ctx, attempt);
    return { ok: false, error: { code: 'wrong-credentials' } };
  }
  await Promise.all([clearFailures(ctx, gate.subject), enterAs(ctx, customer)]);
  return { ok: true, customerId: customer.id, isStaff: customer.isStaff };
}

/** Null where too many passwords wait. */
async function isRight(password: string, hash: string | null): Promise<boolean | null> {
  dummyHash ??= hashUnlessBusy('nobody');
  const known = hash ?? (await dummyHash);
  if (known !== null) return verifyUnlessBusy(password, known);
  dummyHash = null;
  return null;
}
