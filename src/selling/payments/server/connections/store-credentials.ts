import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { paymentProviders } from '#foundation/payment-provider/rules/payment-providers.ts';
import type { Credentials } from '#foundation/payment-provider/rules/provider-connection.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isSameAccount, shownCredentials } from '../../rules/entered-credentials.ts';
import type { AskedConnection } from './find-connection.ts';
import { sealSubject } from './read-connections.ts';

type Staff = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'paymentSetup'>;

/** A payment may be given back for half a year, and is looked after for a while longer. */
const retiredMs = 400 * 24 * 60 * 60_000;

/**
 * Stores credentials encrypted. Those of the same account replace the stored ones, so that payments under way go on with them; those of another one
 * stand beside the old, which finish what was started with them.
 */
export async function storeCredentials(
  ctx: Staff,
  { code, environment, connection, stored }: AskedConnection,
  credentials: Credentials,
): Promise<void> {
  const { clock, paymentSetup } = ctx;
  const now = clock.now();
  const known = connection.credentials;
  const shown = shownCredentials(known, credentials);
  const columns = {
    sealed: paymentSetup.seal.seal(JSON.stringify(credentials), sealSubject(code, environment)),
    shown: JSON.stringify(shown),
    saved_at: now,
    tried_at: null,
    tried_problem: '',
  };
  const isSame = stored?.credentials && isSameAccount(known, stored.credentials, credentials);
  await ctx.db.transaction().execute(async (db) => {
    // Two people who save at once: the later one wins.
    await sql`select pg_advisory_xact_lock(hashtextextended(${sealSubject(code, environment)}, 0))`.execute(
      db,
    );
    if (stored && isSame) {
      await db
        .updateTable('payment_connections')
        .set((row) => ({ ...columns, revision: row('revision', '+', 1) }))
        .where('id', '=', stored.id)
        .execute();
    } else {
      await retire(db, { code, environment, stored }, now);
      await db
        .insertInto('payment_connections')
        .values({ provider: code, environment, ...columns })
        .execute();
    }
    await db
      .deleteFrom('payment_connections')
      .where('retired_at', '<', new Date(now.getTime() - retiredMs))
      .execute();
    const facts = (values: Credentials, at: Date) => ({
      environment,
      saved_at: at.toISOString(),
      ...openOnes(known, values),
    });
    await recordAudit(
      { ...ctx, db },
      {
        what: stored ? 'changed' : 'created',
        subject: { kind: 'payment-provider', id: code, name: paymentProviders[code].name },
        before: stored && facts(stored.shown, stored.savedAt),
        after: facts(shown, now),
      },
    );
  });
}

/** The credentials that are no secret. */
function openOnes(known: AskedConnection['connection']['credentials'], values: Credentials): Credentials {
  const open = known.filter(({ secret, name }) => !secret && values[name] !== undefined);
  return Object.fromEntries(open.map(({ name }) => [name, values[name] ?? '']));
}

/** The current credentials go on with what was started with them; those that the key does not open can finish nothing, and go at once. */
async function retire(
  db: Database,
  { code, environment, stored }: Pick<AskedConnection, 'code' | 'environment' | 'stored'>,
  now: Date,
): Promise<void> {
  if (stored && !stored.credentials) {
    await db.deleteFrom('payment_connections').where('id', '=', stored.id).execute();
  }
  await db
    .updateTable('payment_connections')
    .set({ retired_at: now })
    .where('provider', '=', code)
    .where('environment', '=', environment)
    .where('retired_at', 'is', null)
    .execute();
}

/** Deletes the credentials of an environment for good, those of earlier accounts too. */
export async function forgetCredentials(
  ctx: Staff,
  { code, environment, stored }: AskedConnection,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('payment_connections')
      .where('provider', '=', code)
      .where('environment', '=', environment)
      .execute();
    if (!stored) return;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'payment-provider', id: code, name: paymentProviders[code].name },
        before: { environment, saved_at: stored.savedAt.toISOString() },
        after: null,
      },
    );
  });
}
