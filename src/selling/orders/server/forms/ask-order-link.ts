import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { countCall } from '#foundation/services/count-call.ts';
import {
  type AskedOrderLink,
  checkOrderLinkForm,
  type OrderLinkForm,
  type OrderLinkProblem,
} from '../../rules/order-link-form.ts';

export type AskOrderLinkResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error:
        | { readonly code: 'form'; readonly problems: readonly OrderLinkProblem[] }
        | { readonly code: 'too-often'; readonly minutes: number };
    };

const MINUTE_MS = 60_000;
/** Limits of requests per address, and of emails per order. */
const ofAddress = { calls: 10, spanMs: 15 * MINUTE_MS };
const ofOrder = { calls: 3, spanMs: 60 * MINUTE_MS };

/**
 * Emails a new link to the address that the order was placed with. The answer is the same whether there
 * is such an order or not; too many requests from one address are refused, and too many for one order send no more emails.
 */
export async function askOrderLink(ctx: RequestContext, form: OrderLinkForm): Promise<AskOrderLinkResult> {
  const checked = checkOrderLinkForm(form);
  if (!checked.ok) return { ok: false, error: { code: 'form', problems: checked.problems } };
  const now = ctx.clock.now();
  if (ctx.address !== null) {
    const { calls, resetsAt } = await count(ctx, `address ${ctx.address}`, ofAddress.spanMs);
    const minutes = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / MINUTE_MS));
    if (calls > ofAddress.calls) return { ok: false, error: { code: 'too-often', minutes } };
  }
  const { calls } = await count(ctx, `order ${checked.asked.number}`, ofOrder.spanMs);
  if (calls <= ofOrder.calls) await queueEmail(ctx, checked.asked);
  return { ok: true };
}

function count({ db, nonces, clock }: RequestContext, who: string, spanMs: number) {
  // A digest, so that no address is stored.
  const caller = Buffer.from(nonces.sign(`order links asked for by ${who}`));
  return countCall(db, { caller, kind: 'order-link', spanMs, now: clock.now() });
}

async function queueEmail({ db, clock }: RequestContext, { number, email }: AskedOrderLink): Promise<void> {
  const now = clock.now();
  await sql`
    with letter as (
      insert into outbox (kind, recipient, order_id, occasion, created_at)
      select 'order-link', billing_address ->> 'email', id, ${`link-${now.toISOString()}`}, ${now}
      from orders where number = ${number} and lower(billing_address ->> 'email') = ${email}
      on conflict do nothing returning order_id)
    select graphile_worker.add_job('follow-up-order', json_build_object('orderId', order_id),
      job_key := 'order-' || order_id) from letter`.execute(db);
}
