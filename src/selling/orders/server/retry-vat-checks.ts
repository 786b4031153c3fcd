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
 * Asks the register again about the numbers that it could not tell of, one after the other, and writes into the history of their orders what
 * it says; returns how many are known now. Without a register nothing waits.
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
    await tellOrders(ctx, filled);
  }
  return known;
}

/** Staff read it in the order's history: an order is neither held up nor changed by it. */
async function tellOrders(ctx: VatRetryContext, check: VatCheck): Promise<void> {
  const { staffVat } = staffMessagesFor(ctx.settings.interface_language);
  const note = staffVat.answeredLater[check.answer === 'valid' ? 'valid' : 'invalid'](check.number);
  const orders = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('vat_check_id', '=', check.id)
    .execute();
  for (const { id } of orders) await noteOrderEvent(ctx, theShop, { orderId: id, kind: 'note', note });
}

/** Asks for the next look at numbers that are unknown; of several processes that ask, one looks. */
export async function planVatRetries(db: Database, when: 'now' | 'in-five-minutes'): Promise<void> {
  await sql`select graphile_worker.add_job('ask-vat-again', job_key := 'ask-vat-again',
    run_at := now() + ${when === 'now' ? '0' : '5 minutes'}::interval)`.execute(db);
}
