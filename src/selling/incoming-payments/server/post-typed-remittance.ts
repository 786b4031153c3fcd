import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { incomingPaymentsAction } from '../rules/incoming-payment.ts';
import { mostOwedOrders } from '../rules/owed-by-couriers.ts';
import { tidyStatementText } from '../rules/statements/statement.ts';
import {
  longestReference,
  type RemittanceProblem,
  type RemittanceTyped,
  type RemittedPart,
  readRemittance,
  remittanceFields,
} from '../rules/typed-remittance.ts';
import { readOwedByCouriers } from './read-owed-by-couriers.ts';
import { deciderOf } from './settling/decider-of.ts';
import { matchPayment } from './settling/match-payment.ts';

export type RemittanceOutcome =
  | { readonly ok: true; readonly statementId: number; readonly count: number }
  | { readonly ok: false; readonly problem: RemittanceProblem; readonly typed: RemittanceTyped };

/**
 * Enters what a courier handed over, without a file: its orders are paid as if a file had brought it, all of them or none. What is less than due is a part; who
 * enters the same parcel a second time, or at the same moment, is told that it is there already.
 */
export async function postTypedRemittance(ctx: RequestContext, form: FormData): Promise<RemittanceOutcome> {
  const typed = typedIn(form);
  const refuse = (problem: RemittanceProblem) => ({ ok: false, problem, typed }) as const;
  if (!ctx.nonces.check(incomingPaymentsAction, textOf(form, '_wpnonce'))) return refuse({ code: 'expired' });
  const debts = await readOwedByCouriers(ctx);
  const debt = debts.find(({ courier }) => courier !== '' && courier === typed.courier);
  const read = readRemittance(typed, debt, shopDay(ctx.clock.now().getTime()));
  if (!read.ok) return refuse(read.problem);
  const stored = await inTransaction(ctx.db, (db) => storeRemittance({ ...ctx, db }, typed, read.parts));
  return stored.ok ? stored : refuse({ code: 'gone' });
}

function typedIn(form: FormData): RemittanceTyped {
  const ids = form.getAll(remittanceFields.order).map(Number);
  const chosen = [...new Set(ids)]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, mostOwedOrders);
  return {
    courier: textOf(form, remittanceFields.courier),
    day: textOf(form, remittanceFields.day),
    reference: tidyStatementText(textOf(form, remittanceFields.reference), longestReference),
    chosen,
    amounts: Object.fromEntries(
      chosen.map((id) => [id, textOf(form, remittanceFields.amountOf(id)).slice(0, 20)]),
    ),
  };
}

async function storeRemittance(
  ctx: RequestContext,
  { courier, day, reference }: RemittanceTyped,
  parts: readonly RemittedPart[],
): Promise<
  { readonly ok: true; readonly statementId: number; readonly count: number } | { readonly ok: false }
> {
  const actor = deciderOf(ctx);
  const name = reference || courier;
  const count = parts.length;
  const { id: statementId } = await ctx.db
    .insertInto('payment_statements')
    .values({
      kind: 'courier',
      format: 'typed',
      file_name: name,
      account: courier,
      new_count: count,
      known_count: 0,
      passed_over: 0,
      person_id: actor.personId,
      person_name: actor.name,
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(ctx, {
    what: 'created',
    subject: { kind: 'payment-statement', id: statementId, name },
    after: { kind: 'courier', format: 'typed', account: courier, new_count: count },
  });
  // Orders are locked one after the other: everybody in the same order.
  for (const { order, amount } of parts.toSorted((a, b) => a.order.id - b.order.id)) {
    const { id: paymentId } = await ctx.db
      .insertInto('incoming_payments')
      .values({
        statement_id: statementId,
        kind: 'courier',
        key: `typed|${statementId}|${order.id}`,
        booked_on: day,
        valued_on: day,
        amount_cents: amount,
        text: reference,
        payer: courier,
        tracking: order.trackings[0] ?? '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const choice = amount < order.due ? 'part' : 'none';
    const matched = await matchPayment(ctx, {
      paymentId,
      numbers: [order.number],
      choice,
      seen: amount - order.due,
    });
    if (!matched.ok) return { ok: false };
  }
  return { ok: true, statementId, count };
}
