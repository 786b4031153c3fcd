import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  checkQuoteField,
  type QuoteFieldForm,
  type QuoteFieldProblem,
  writeBoxes,
} from '../../rules/quote-field-form.ts';
import { listQuoteFields } from './list-quote-fields.ts';

export type SavedField =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'wrong'; readonly problems: readonly QuoteFieldProblem[] };
    }
  | { readonly ok: false; readonly error: { readonly code: 'gone' } };

/** Adds a custom field after the others, or changes one; `id` is null for a new one. The kind of one that was answered stays as it is. */
export async function saveQuoteField(
  ctx: RequestContext,
  id: number | null,
  wanted: QuoteFieldForm,
): Promise<SavedField> {
  return inTransaction(ctx.db, async (db): Promise<SavedField> => {
    const inside = { ...ctx, db };
    const before = id === null ? null : (await listQuoteFields(inside)).find((field) => field.id === id);
    if (before === undefined) return { ok: false, error: { code: 'gone' } };
    const field = { ...wanted, kind: before && before.answers > 0 ? before.kind : wanted.kind };
    const problems = checkQuoteField(field);
    if (problems.length > 0) return { ok: false, error: { code: 'wrong', problems } };
    const columns = {
      kind: field.kind,
      label_it: field.labelIt,
      label_en: field.labelEn,
      options: JSON.stringify(field.kind === 'checkbox' ? field.boxes : []),
      required: field.required,
      active: field.active,
    };
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from quote_fields)`;
    const write =
      id === null
        ? db
            .insertInto('quote_fields')
            .values({ ...columns, position })
            .returning('id')
        : db.updateTable('quote_fields').set(columns).where('id', '=', id).returning('id');
    const saved = await write.executeTakeFirstOrThrow();
    await recordAudit(inside, {
      what: id === null ? 'created' : 'changed',
      subject: { kind: 'quote-field', id: saved.id, name: field.labelIt },
      before: before && factsOf(before),
      after: factsOf(field),
    });
    return { ok: true, id: saved.id };
  });
}

function factsOf({ kind, labelIt, labelEn, boxes, required, active }: QuoteFieldForm) {
  return { kind, labelIt, labelEn, boxes: writeBoxes(boxes), required, active };
}
