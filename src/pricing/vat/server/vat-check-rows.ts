import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { VatCheck } from '../rules/vat-check.ts';
import { firstRetryMs } from '../rules/vat-check-limits.ts';
import type { AnsweredNumber } from './ask-about-number.ts';

/** Who asked; of a guest without a session nothing is known. */
export type VatAsker = {
  readonly by: 'buyer' | 'staff';
  readonly sessionId: number | null;
  readonly customerId: number | null;
  readonly staffId: number | null;
};

/** A check as a JSON object of the database, from a row of `vat_checks` by the name `vat`. */
export const vatCheckColumns: RawBuilder<VatCheck> = sql`json_build_object('id', vat.id, 'number', vat.number,
  'country', vat.country, 'answer', vat.answer, 'source', vat.source, 'consultationNumber', vat.consultation_number,
  'answeredAt', floor(extract(epoch from vat.answered_at) * 1000))`;

/** Inserts a check; an unknown one is retried. */
export async function recordCheck(
  db: Database,
  check: AnsweredNumber & {
    readonly number: string;
    readonly country: string;
    readonly asker: VatAsker;
    readonly askedAt: Date;
    /** earlier than `askedAt` where an answer was known already */
    readonly answeredAt: Date;
  },
): Promise<VatCheck> {
  const { asker, askedAt } = check;
  const row = await db
    .insertInto('vat_checks')
    .values({
      number: check.number,
      country: check.country,
      answer: check.answer,
      source: check.source,
      fault: check.fault,
      consultation_number: check.consultationNumber,
      registered_name: check.name,
      registered_address: check.address,
      asked_by: asker.by,
      session_id: asker.sessionId,
      customer_id: asker.customerId,
      staff_id: asker.staffId,
      asked_at: askedAt,
      answered_at: check.answeredAt,
      ask_again_at: check.answer === 'unknown' ? new Date(askedAt.getTime() + firstRetryMs) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { number, country, answer, source, consultationNumber, answeredAt } = check;
  return {
    id: row.id,
    number,
    country,
    answer,
    source,
    consultationNumber,
    answeredAt: answeredAt.getTime(),
  };
}
