import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionAction } from '../../rules/account-actions.ts';
import { type DeviceName, deviceName } from '../../rules/device-name.ts';

/** One browser that is logged in to the account. */
export type OwnSession = {
  readonly id: number;
  readonly device: DeviceName;
  readonly isCurrent: boolean;
  /** ISO 8601 */
  readonly since: string;
  /** ISO 8601; to ten minutes */
  readonly lastSeenAt: string;
};

/** The longest list that is shown. */
const mostShown = 100;

/** Where a customer is logged in: this browser first, then as they were last seen. */
export async function listSessions(ctx: RequestContext, customerId: number): Promise<readonly OwnSession[]> {
  const current = ctx.session.current()?.id ?? 0;
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    isCurrent: row.id === current,
    since: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** By which the page ends sessions. */
export function sessionNonce({ nonces }: RequestContext): string {
  return nonces.make(endSessionAction);
}
