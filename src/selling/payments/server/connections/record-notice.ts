import { sql } from 'kysely';
import type { Notice } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Anybody may send forged ones: one in ten seconds is written down. */
const forgedEveryMs = 10_000;

/** Notes that a provider's message came: what it was about, or, with null, that it was none of theirs. */
export async function recordNotice(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  provider: string,
  notice: Notice | null,
): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - (notice ? 0 : forgedEveryMs));
  await db
    .insertInto('payment_provider_notices')
    .values({
      provider,
      environment: notice?.environment ?? '',
      is_genuine: notice !== null,
      event: notice?.event.slice(0, 100) ?? '',
      received_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'environment', 'is_genuine'])
        .doUpdateSet((row) => ({
          event: row.ref('excluded.event'),
          received_at: row.ref('excluded.received_at'),
        }))
        .where(sql<boolean>`payment_provider_notices.received_at <= ${since}`),
    )
    .execute();
}
