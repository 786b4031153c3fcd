import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readVatNumber } from '../../rules/read-vat-number.ts';
import type { VatCheck } from '../../rules/vat-check.ts';
import { askAboutNumber } from '../ask-about-number.ts';
import { fillInCheck } from '../fill-in-check.ts';
import { recordCheck } from '../vat-check-rows.ts';

/**
 * Asks about a number once more, whatever is known of it. An answer that was given stays as it was: the new one is a check of its own; one that
 * was unknown is filled in, so that the orders that wait for it see the answer. Null where there is no such check.
 */
export async function askVatAnew(ctx: RequestContext, checkId: number): Promise<VatCheck | null> {
  const row = await ctx.db
    .selectFrom('vat_checks')
    .select([
      'id',
      'number',
      'country',
      'answer',
      'source',
      'consultation_number',
      'answered_at',
      'customer_id',
    ])
    .where('id', '=', checkId)
    .executeTakeFirst();
  const read = row && readVatNumber(row.number, row.country);
  if (!row || !read?.ok) return null;
  const askedAt = ctx.clock.now();
  const answered = await askAboutNumber(ctx, read.number);
  const answeredAt = ctx.clock.now();
  const { person } = ctx.visitor;
  const asker = {
    by: 'staff' as const,
    sessionId: null,
    customerId: row.customer_id,
    staffId: person?.customerId ?? null,
  };
  const before: VatCheck = {
    id: row.id,
    number: row.number,
    country: row.country,
    answer: row.answer,
    source: row.source,
    consultationNumber: row.consultation_number,
    answeredAt: row.answered_at.getTime(),
  };
  const result = await inTransaction(ctx.db, async (db) => {
    const check =
      row.answer === 'unknown'
        ? await fillInCheck(db, before, { ...answered, answeredAt })
        : await recordCheck(db, {
            ...answered,
            number: row.number,
            country: row.country,
            asker,
            askedAt,
            answeredAt,
          });
    await recordAudit(
      { ...ctx, db },
      {
        what: 'checked',
        subject: { kind: 'vat-number', id: check.id, name: row.number },
        before: { answer: row.answer, checkedAt: row.answered_at.toISOString() },
        after: { answer: check.answer, checkedAt: answeredAt.toISOString() },
      },
    );
    return { ok: true as const, check };
  });
  return result.check;
}
