import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** How often a caller has called in the span of time that ends at `resetsAt`, this call counted. */
export type CallCount = { readonly calls: number; readonly resetsAt: Date };

/** Who called what; `caller` is a digest. */
export type CountedCall = {
  readonly caller: Buffer;
  readonly kind:
    | 'any'
    | 'checkout'
    | 'vat-check'
    | 'order-link'
    | 'coupon-guess'
    | 'withdrawal'
    | 'guest-message'
    | 'stock-alert'
    | 'api-key';
};

/** Counts a call, or as many as `count` says, for all processes together; those that have been over for an hour are swept up on the way. */
export async function countCall(
  db: Database,
  call: CountedCall & { readonly spanMs: number; readonly now: Date; readonly count?: number },
): Promise<CallCount> {
  const { caller, kind, now, spanMs, count = 1 } = call;
  const end = new Date(now.getTime() + spanMs);
  const { rows } = await sql<CallCount>`/* prepared */
    with over as (
      delete from api_calls where ctid = any (array (
        select ctid from api_calls where resets_at < ${now}::timestamptz - interval '1 hour' and caller <> ${caller}
        limit 10 for update skip locked)))
    insert into api_calls as counted (caller, kind, resets_at, calls) values (${caller}, ${kind}, ${end}, ${count})
    on conflict (caller, kind) do update set
      calls = case when counted.resets_at <= ${now} then excluded.calls else least(counted.calls + excluded.calls, 1000000) end,
      resets_at = case when counted.resets_at <= ${now} then excluded.resets_at else counted.resets_at end
    returning calls, resets_at as "resetsAt"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the call was not counted');
  return row;
}

/** Takes back a call that turned out not to count. */
export async function takeBackCall(db: Database, { caller, kind }: CountedCall): Promise<void> {
  await sql`/* prepared */
    update api_calls set calls = greatest(calls - 1, 0) where caller = ${caller} and kind = ${kind}`.execute(
    db,
  );
}
