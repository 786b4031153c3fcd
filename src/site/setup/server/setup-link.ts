import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type SetupRefusal, setupPath } from '../rules/setup-page.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;

type SetupContext = Pick<RequestContext, 'db' | 'clock'>;

const digestOf = (key: string) => createHash('sha256').update(key).digest();

/** Whether the shop has an administrator who can log in. */
export async function hasAdministrator({ db }: Pick<SetupContext, 'db'>): Promise<boolean> {
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where('staff_role', '=', 'administrator')
    .where('blocked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The path of a new link to the first administrator, which holds for a day and once and replaces earlier ones; null for a shop that has an
 * administrator. Its key is stored as a digest alone.
 */
export async function makeSetupLink({ db, clock }: SetupContext): Promise<string | null> {
  if (await hasAdministrator({ db })) return null;
  const key = randomBytes(32).toString('base64url');
  const link = { key_digest: digestOf(key), expires_at: new Date(clock.now().getTime() + LIFE_MS) };
  await inTransaction(db, async (inside) => {
    await inside.deleteFrom('setup_links').execute();
    await inside.insertInto('setup_links').values(link).execute();
    return { ok: true } as const;
  });
  return `${setupPath}?key=${key}`;
}

/** Why a key opens nothing; null where it does. */
export async function refusalOf({ db, clock }: SetupContext, key: string): Promise<SetupRefusal | null> {
  if (await hasAdministrator({ db })) return 'done';
  const link = await db
    .selectFrom('setup_links')
    .select('expires_at')
    .where('key_digest', '=', digestOf(key))
    .executeTakeFirst();
  if (!link) return 'wrong-link';
  return link.expires_at <= clock.now() ? 'expired-link' : null;
}

/** Uses a key up, in the transaction that makes the administrator: false where another request was faster. */
export async function consumeSetupLink({ db, clock }: SetupContext, key: string): Promise<boolean> {
  const { rows } = await sql`
    delete from setup_links where key_digest = ${digestOf(key)} and expires_at > ${clock.now()}
    returning key_digest`.execute(db);
  return rows.length === 1 && !(await hasAdministrator({ db }));
}
