import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { STEP_MS } from '../rules/staff-access-page.ts';

const PERIOD_S = 30;

type Needs = Pick<RequestContext, 'db' | 'clock' | 'paymentSetup'>;

const sealedFor = (customerId: number) => `totp of ${customerId}`;

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** Makes a secret for an app, which counts once a first code has proven that the app has it; it replaces one that was never proven. */
export async function startAppCodes({ db, clock, paymentSetup }: Needs, customerId: number): Promise<void> {
  const secret = paymentSetup.seal.seal(new Secret({ size: 20 }).base32, sealedFor(customerId));
  const now = clock.now();
  await sql`
    insert into totp_secrets as known (customer_id, secret, created_at) values (${customerId}, ${secret}, ${now})
    on conflict (customer_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
    where known.confirmed_at is null`.execute(db);
}

/** The secret that waits for its first code, with the address that an app reads from a picture; null where none waits. */
export async function pendingAppCodes(
  { db, clock, paymentSetup, settings }: Needs & Pick<RequestContext, 'settings'>,
  { customerId, email }: { readonly customerId: number; readonly email: string },
): Promise<{ readonly secret: string; readonly address: string } | null> {
  const row = await db
    .selectFrom('totp_secrets')
    .select(['secret', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.created_at.getTime() + STEP_MS < clock.now().getTime()) return null;
  const secret = paymentSetup.seal.open(row.secret, sealedFor(customerId));
  return secret === null ? null : { secret, address: totpOf(secret, email, settings.shop_name).toString() };
}

export type AppCodeResult = 'right' | 'wrong' | 'key-changed';

/**
 * Judges a code of an app, of this step of thirty seconds or a neighbouring one, and uses it up. `first`: it proves a secret that waits. `key-changed`:
 * the shop encrypts with another key since, so that the secret cannot be read.
 */
export async function checkAppCode(
  { db, clock, paymentSetup }: Needs,
  customerId: number,
  code: string,
  which: 'first' | 'known',
): Promise<AppCodeResult> {
  const row = await db
    .selectFrom('totp_secrets')
    .select(['secret', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('confirmed_at', which === 'first' ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (!row) return 'wrong';
  const secret = paymentSetup.seal.open(row.secret, sealedFor(customerId));
  if (secret === null) return 'key-changed';
  const now = clock.now();
  if (which === 'first' && row.created_at.getTime() + STEP_MS < now.getTime()) return 'wrong';
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return 'wrong';
  const step = Math.floor(now.getTime() / (PERIOD_S * 1000)) + delta;
  const { rows } = await sql`
    update totp_secrets set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now})
    where customer_id = ${customerId} and last_step < ${step} and secret = ${row.secret} returning customer_id`.execute(
    db,
  );
  return rows.length === 1 ? 'right' : 'wrong';
}
