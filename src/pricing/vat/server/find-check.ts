import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { VatCheck, VatProof } from '../rules/vat-check.ts';
import type { AnsweredNumber } from './ask-about-number.ts';
import { type VatAsker, vatCheckColumns } from './vat-check-rows.ts';

/** A check that is known already, with whose number it is, and whether this asker's own. */
export type KnownCheck = VatCheck &
  Pick<AnsweredNumber, 'fault' | 'name' | 'address'> & { readonly isOwn: boolean };

/**
 * The newest check of a number whose answer still holds, the asker's own before others'; an unknown one only if it is the asker's own. An
 * answer by check digits counts only as long as no register is asked.
 */
export async function findCheck(
  { db }: Pick<RequestContext, 'db'>,
  wanted: { readonly number: string; readonly country: string; readonly source: VatCheck['source'] },
  asker: VatAsker,
  { now, holdsMs }: Pick<VatProof, 'now' | 'holdsMs'>,
): Promise<KnownCheck | null> {
  const isOwn = sql<boolean>`(vat.asked_by = ${asker.by} and vat.session_id is not distinct from ${asker.sessionId}::bigint
    and vat.customer_id is not distinct from ${asker.customerId}::int)`;
  const { rows } = await sql<{ check: VatCheck } & Omit<KnownCheck, keyof VatCheck>>`/* prepared */
    select ${vatCheckColumns} as check, ${isOwn} as "isOwn", vat.fault, vat.registered_name as name,
      vat.registered_address as address
    from vat_checks vat
    where vat.number = ${wanted.number} and vat.country = ${wanted.country} and vat.source = ${wanted.source}
      and vat.answered_at > ${new Date(now - holdsMs)} and (vat.answer <> 'unknown' or ${isOwn})
    order by vat.answer = 'unknown', 2 desc, vat.answered_at desc
    limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { check, ...facts } = row;
  return { ...check, ...facts };
}
