import type {
  ConnectionProblem,
  Credentials,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { noticePath } from '../../rules/wallet-actions.ts';
import type { AskedConnection } from './find-connection.ts';
import { storeCredentials } from './store-credentials.ts';

type Staff = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'paymentSetup' | 'shopUrl'>;

/** Asks the provider whether it knows credentials, and notes its answer beside those that are stored; null where all is well. */
export async function tryConnection(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { code, environment, connection, site, isConfigured }: AskedConnection,
  credentials: Credentials,
): Promise<ConnectionProblem | null> {
  const answer = await connection.probe(credentials, site);
  const problem = answer.ok ? null : answer.problem;
  if (isConfigured) return problem;
  await db
    .updateTable('payment_connections')
    .set({ tried_at: clock.now(), tried_problem: problem ? JSON.stringify(problem) : '' })
    .where('provider', '=', code)
    .where('environment', '=', environment)
    .where('retired_at', 'is', null)
    .execute();
  return problem;
}

/** Has the provider send its notices to the shop: makes the webhook there, or finds the one that does so already. */
export async function makeWebhook(
  ctx: Staff,
  asked: AskedConnection,
  credentials: Credentials,
): Promise<
  { readonly ok: true; readonly found: boolean } | { readonly ok: false; readonly problem: ConnectionProblem }
> {
  const { connection, site, code } = asked;
  const made = await connection.createWebhook?.(credentials, site, ctx.shopUrl + noticePath(code));
  if (!made) return { ok: false, problem: { code: 'forbidden', issue: '' } };
  if (!made.ok) return made;
  const { found, credentials: now } = made.value;
  const isNews = Object.entries(now).some(([name, value]) => credentials[name] !== value);
  if (isNews) await storeCredentials(ctx, asked, now);
  await ctx.db
    .updateTable('payment_connections')
    .set({ tried_at: ctx.clock.now(), tried_problem: '' })
    .where('provider', '=', code)
    .where('environment', '=', asked.environment)
    .where('retired_at', 'is', null)
    .execute();
  return { ok: true, found };
}
