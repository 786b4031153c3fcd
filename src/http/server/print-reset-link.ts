import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeResetLink } from '#customers/accounts/server/passwords/make-reset-link.ts';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { systemClock } from '#foundation/services/clock.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import type { Config } from '#http/config/config.ts';
import { start as words } from '#messages/it/start.ts';
import { storedSecret } from './session-secret.ts';

type ResetLink = { readonly ok: boolean; readonly sentence: string };

/** The shop's database as it is: the given one, or the embedded one, running or not; null before the first start. */
async function existingDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => {} };
  const folder = join(dataDir, 'pg');
  const isMade = await stat(join(folder, 'PG_VERSION')).catch(() => null);
  return isMade && startEmbeddedPostgres(folder);
}

async function linkFor(config: Config, email: string): Promise<ResetLink> {
  const secret = await storedSecret(config.dataDir, config.sessionSecret);
  const database = secret && (await existingDatabase(config));
  if (!secret || !database) return { ok: false, sentence: words.resetLinkNoShop(config.dataDir) };
  const db = createDatabase(createPool(database.url, { max: 1 }));
  try {
    const { sign } = createNonces({ secret, owner: () => '', now: systemClock.now });
    const made = await makeResetLink({ db, clock: systemClock, sign }, email);
    if (!made) return { ok: false, sentence: words.resetLinkUnknown(email) };
    return { ok: true, sentence: words.resetLink(made.email, `${config.shopUrl}${made.path}`) };
  } finally {
    await db.destroy();
    await database.stop();
  }
}

/** What `npm run reset-link` prints: a link to a new password for an account of this shop, or why there is none. */
export async function printResetLink(config: Config, email: string): Promise<ResetLink> {
  const asked = email.trim();
  if (asked === '') return { ok: false, sentence: words.resetLinkUsage };
  try {
    return await linkFor(config, asked);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, sentence: words.resetLinkFailed(reason) };
  }
}
