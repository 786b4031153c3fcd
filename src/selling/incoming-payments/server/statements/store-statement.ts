import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import type { StatementKind } from '../../rules/statements/columns.ts';
import { paymentKeys } from '../../rules/statements/payment-keys.ts';
import type { ReadStatement } from '../../rules/statements/statement.ts';
import { deciderOf } from '../settling/decider-of.ts';
import { readKnownKeys } from './read-known-keys.ts';

/** Stores what a file brings that no earlier one has brought; orders stay as they are. Returns the id of the statement. */
export async function storeStatement(
  ctx: RequestContext,
  input: {
    readonly kind: StatementKind;
    readonly fileName: string;
    /** of a remittance */
    readonly courier: string;
    readonly statement: ReadStatement;
  },
): Promise<number> {
  const { kind, fileName, courier, statement } = input;
  const { payments } = statement;
  const actor = deciderOf(ctx);
  const today = shopDay(ctx.clock.now().getTime());
  const keys = paymentKeys(kind, payments);
  const stored = await inTransaction(ctx.db, async (db) => {
    // One file after another: two at the same moment would both be new.
    await sql`lock table payment_statements in share row exclusive mode`.execute(db);
    const known = kind === 'bank' ? await readKnownKeys(db, statement, keys) : new Set<string>();
    const unknown = payments.flatMap((payment, at) => {
      const key = keys[at] ?? '';
      return known.has(key) ? [] : [{ ...payment, key }];
    });
    const { id } = await db
      .insertInto('payment_statements')
      .values({
        kind,
        format: statement.format,
        file_name: fileName,
        account: kind === 'courier' ? courier : statement.account,
        new_count: 0,
        known_count: 0,
        passed_over: statement.passedOver,
        unread_lines: statement.unread.slice(0, 100),
        person_id: actor.personId,
        person_name: actor.name,
        created_at: ctx.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const column = <T>(of: (payment: (typeof unknown)[number]) => T) => unknown.map(of);
    const { rows } = await sql<{ id: number }>`
      insert into incoming_payments (statement_id, kind, key, booked_on, valued_on, amount_cents, text, payer, reference, tracking)
      select ${id}::int, ${kind}::text, given.* from unnest(${column(({ key }) => key)}::text[],
        ${column(({ bookedOn }) => bookedOn || today)}::text[], ${column(({ valuedOn }) => valuedOn || today)}::text[],
        ${column(({ amount }) => amount)}::int[], ${column(({ text }) => text)}::text[],
        ${column(({ payer }) => payer)}::text[], ${column(({ reference }) => reference)}::text[],
        ${column(({ tracking }) => tracking)}::text[]) as given
      on conflict (key) do nothing returning id`.execute(db);
    const counts = { new_count: rows.length, known_count: payments.length - rows.length };
    await db.updateTable('payment_statements').set(counts).where('id', '=', id).execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'imported',
        subject: { kind: 'payment-statement', id, name: fileName },
        after: { kind, format: statement.format, account: courier || statement.account, ...counts },
      },
    );
    return { ok: true as const, id };
  });
  return stored.id;
}
