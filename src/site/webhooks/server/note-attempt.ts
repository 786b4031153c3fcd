import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { PeerResult } from '#foundation/services/peer-client.ts';
import { retryPauseMs } from '../rules/retry-pause.ts';
import type { DueDelivery, DueWebhook } from './claim-deliveries.ts';

/** What was sent, what came back, and when: `durationMs` in milliseconds. */
export type Attempt = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly result: PeerResult;
  readonly attemptedAt: Date;
  readonly durationMs: number;
};

const wasTaken = (result: PeerResult): boolean => result.ok && result.status >= 200 && result.status < 300;

/** What becomes of a delivery that was tried. */
function stateAfter({ result }: Attempt, pauseMs: number | null) {
  if (wasTaken(result)) return 'delivered';
  return pauseMs === null ? 'failed' : 'waiting';
}

/** Stores a try of a delivery and when the next one is due, or that it is given up. */
export async function noteAttempt(
  db: Database,
  { id, createdAt }: Pick<DueDelivery, 'id' | 'createdAt'>,
  attempt: Attempt,
): Promise<void> {
  const { headers, body, result, attemptedAt, durationMs } = attempt;
  const pauseMs = retryPauseMs(attemptedAt.getTime() - createdAt.getTime());
  const state = stateAfter(attempt, pauseMs);
  const answer = result.ok ? result : { status: null, headers: {}, body: '' };
  await sql`/* prepared */
    with attempt as (
      insert into webhook_attempts (delivery_id, attempted_at, duration_ms, request_headers, request_body, status, problem,
        response_headers, response_body)
      values (${id}, ${attemptedAt}, ${durationMs}, ${JSON.stringify(headers)}::jsonb, ${body}, ${answer.status}::int,
        ${result.ok ? null : result.error.code}::text, ${JSON.stringify(answer.headers)}::jsonb, ${answer.body}))
    update webhook_deliveries set state = ${state}, tries = tries + 1,
      next_at = ${new Date(attemptedAt.getTime() + (pauseMs ?? 0))},
      delivered_at = ${state === 'delivered' ? attemptedAt : null}::timestamptz
    where id = ${id}`.execute(db);
}

/** Stores whether anybody answers at the address of a webhook: who does not is left alone for as long again as it has been silent. */
export async function noteReachable(
  db: Database,
  { id, failingSince }: Pick<DueWebhook, 'id' | 'failingSince'>,
  { isReached, now }: { readonly isReached: boolean; readonly now: Date },
): Promise<void> {
  if (isReached && failingSince === null) return;
  const since = isReached ? null : (failingSince ?? now);
  const pauseMs = since && (retryPauseMs(now.getTime() - since.getTime()) ?? LONG_SILENCE_MS);
  const until = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
  await sql`update webhooks set failing_since = ${since}, wait_until = ${until} where id = ${id}`.execute(db);
}

/** The pause for who has not answered for longer than deliveries are tried. */
const LONG_SILENCE_MS = 6 * 3_600_000;
