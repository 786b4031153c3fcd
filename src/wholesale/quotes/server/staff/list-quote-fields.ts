import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type QuoteFieldForm, storedBoxes } from '../../rules/quote-field-form.ts';

export type StaffQuoteField = QuoteFieldForm & { readonly id: number; readonly answers: number };

/** All custom fields in their order, with how often they were answered; also those that are switched off. */
export async function listQuoteFields({
  db,
}: Pick<RequestContext, 'db'>): Promise<readonly StaffQuoteField[]> {
  const rows = await db
    .selectFrom('quote_fields as f')
    .selectAll('f')
    .select(sql<number>`(select count(*)::int from quote_answers where field_id = f.id)`.as('answers'))
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    labelIt: row.label_it,
    labelEn: row.label_en,
    boxes: storedBoxes(row.options),
    required: row.required,
    active: row.active,
    answers: row.answers,
  }));
}
