import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { recognisePayments } from '../../rules/statements/recognise-payments.ts';
import type { ReadStatement } from '../../rules/statements/statement.ts';

/** The keys of a file's payments that an earlier file has brought: one of its own format by the key itself, another by what both say of it. */
export async function readKnownKeys(
  db: Database,
  statement: ReadStatement,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { format, account, payments } = statement;
  const { rows: same } = await sql<{ key: string }>`
    select key from incoming_payments where key = any(${keys}::text[])`.execute(db);
  const known = new Set(same.map(({ key }) => key));
  const days = payments.map(({ bookedOn }) => bookedOn).toSorted();
  const others = await db
    .selectFrom('incoming_payments as p')
    .innerJoin('payment_statements as s', 's.id', 'p.statement_id')
    .select(['p.booked_on', 'p.amount_cents', 'p.text', 'p.payer', 'p.reference', 's.account'])
    .where('p.kind', '=', 'bank')
    .where('s.format', '!=', format)
    .where('p.booked_on', '>=', days[0] ?? '')
    .where('p.booked_on', '<=', days.at(-1) ?? '')
    .orderBy('p.id')
    .execute();
  const left = payments.flatMap((payment, at) => {
    const key = keys[at] ?? '';
    return known.has(key) ? [] : [{ ...payment, key }];
  });
  const recognised = recognisePayments(
    { account, payments: left },
    others.map(({ booked_on, amount_cents, ...other }) => ({
      ...other,
      bookedOn: booked_on,
      amount: toCents(amount_cents),
    })),
  );
  return new Set([...known, ...left.flatMap(({ key }, at) => (recognised.has(at) ? [key] : []))]);
}
