import type { Database } from '#foundation/database/client.ts';
import { type KnownVat, vatNotAsked } from '../rules/known-vat.ts';

/** What the shop's own record last said of VAT numbers, by number; whole ones, with the letters of their country. */
export async function readKnownVat(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KnownVat>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('vat_checks')
    .distinctOn('number')
    .select(['number', 'answer', 'source', 'registered_name', 'consultation_number', 'answered_at'])
    .where('number', 'in', [...numbers])
    .orderBy('number')
    .orderBy('answered_at', 'desc')
    .execute();
  const known = new Map<string, KnownVat>(
    rows.map(({ number, answer, source, registered_name, consultation_number, answered_at }) => [
      number,
      {
        answer,
        source,
        name: registered_name ?? '',
        consultationNumber: consultation_number ?? '',
        at: answered_at.toISOString(),
      },
    ]),
  );
  return new Map(numbers.map((number) => [number, known.get(number) ?? vatNotAsked]));
}
