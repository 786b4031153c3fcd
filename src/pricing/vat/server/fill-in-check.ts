import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { VatCheck } from '../rules/vat-check.ts';
import { firstRetryMs, longestRetryMs, mostRetries } from '../rules/vat-check-limits.ts';
import type { AnsweredNumber } from './ask-about-number.ts';
import { vatCheckColumns } from './vat-check-rows.ts';

/**
 * Writes the register's late answer, or the outcome of a retry, into a check that is still unknown; after `mostRetries` the check is left
 * to the staff. A check that has been answered in the meantime stays as it is.
 */
export async function fillInCheck(
  db: Database,
  check: VatCheck,
  answered: AnsweredNumber & { readonly answeredAt: Date },
): Promise<VatCheck> {
  const { answeredAt } = answered;
  const isUnknown = answered.answer === 'unknown';
  const { rows } = await sql<{ check: VatCheck }>`
    with filled as (
      update vat_checks set answer = ${answered.answer}, fault = ${answered.fault}, attempts = attempts + 1,
        consultation_number = ${answered.consultationNumber}, registered_name = ${answered.name},
        registered_address = ${answered.address}, answered_at = ${answeredAt},
        ask_again_at = case when ${isUnknown} and attempts < ${mostRetries} then ${answeredAt}::timestamptz
          + least(${firstRetryMs}::float8 * 2 ^ least(attempts, 20), ${longestRetryMs}) * interval '1 millisecond' end
      where id = ${check.id} and answer = 'unknown' returning *
    )
    select ${vatCheckColumns} as check from filled vat
    union all
    select ${vatCheckColumns} from vat_checks vat where vat.id = ${check.id} and not exists (select from filled)`.execute(
    db,
  );
  return rows[0]?.check ?? check;
}
