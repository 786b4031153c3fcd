import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { VatRegister } from '#foundation/services/vat-register.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import type { VatCheck } from '#pricing/vat/rules/vat-check.ts';
import { askAboutNumber } from '#pricing/vat/server/ask-about-number.ts';
import { fillInCheck } from '#pricing/vat/server/fill-in-check.ts';
import { vatCheckColumns } from '#pricing/vat/server/vat-check-rows.ts';
import { theShop } from '../rules/order-actor.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';

const AT_ONCE = 25;

export type VatRetryContext = {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly vatRegister: VatRegister | null;
};

/**
 * Retries the register checks that had no result, one after another, and writes the result into the history of the orders
 * concerned; returns how many have a result now. Without a register no check is pending.
 */
export async function retryVatChecks(ctx: VatRetryContext): Promise<number> {
  if (!ctx.vatRegister) return 0;
  const { rows } = await sql<{ check: VatCheck }>`
    select ${vatCheckColumns} as check from vat_checks vat where vat.ask_again_at <= ${ctx.clock.now()}
    order by vat.ask_again_at limit ${AT_ONCE}`.execute(ctx.db);
  let known = 0;
  for (const { check } of rows) {
    const read = readVatNumber(check.number, check.country);
    if (!read.ok) continue;
    const answered = await askAboutNumber(ctx, read.number);
    const filled = await fillInCheck(ctx.db, check, { ...answered, answeredAt: ctx.clock.now() });
    if (filled.answer === 'unknown') continue;
    known += 1;
    await noteInOrders(ctx, filled);
  }
  return known;
}

/** Adds the result to the history of the orders, for staff; the orders themselves do not change. */
async function noteInOrders(ctx: VatRetryContext, check: VatCheck): Promise<void> {
  const { staffVat } = staffMessagesFor(ctx.settings.interface_language);
  const note = staffVat.answeredLater[check.answer === 'valid' ? 'valid' : 'invalid'](check.number);
  const orders = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('vat_check_id', '=', check.id)
    .execute();
  for (const { id } of orders) await noteOrderEvent(ctx, theShop, { orderId: id, kind: 'note', note });
}

/** Queues the next retry of checks without a result; one job however many processes queue it. */
export async function planVatRetries(db: Database, when: 'now' | 'in-five-minutes'): Promise<void> {
  await sql`select graphile_worker.add_job('ask-vat-again', job_key := 'ask-vat-again',
    run_at := now() + ${when === 'now' ? '0' : '5 minutes'}::interval)`.execute(db);
}
