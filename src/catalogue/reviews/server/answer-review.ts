import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { plainText } from '../rules/review-draft.ts';
import { MAX_ANSWER_LENGTH } from '../rules/review-limits.ts';
import { noteReviewEvents } from './note-review-events.ts';

export type AnswerResult =
  | { readonly ok: true; readonly what: 'answered' | 'answer-removed' | 'unchanged' }
  | { readonly ok: false; readonly error: { readonly code: 'unknown-review' | 'answer-too-long' } };

/** Writes the shop's answer under a review; an empty one takes it away. */
export async function answerReview(
  ctx: RequestContext,
  input: { reviewId: number; text: string },
): Promise<AnswerResult> {
  const answer = plainText(input.text);
  if (answer.length > MAX_ANSWER_LENGTH) return { ok: false, error: { code: 'answer-too-long' } };
  return inTransaction(ctx.db, async (db): Promise<AnswerResult> => {
    const row = await db
      .selectFrom('reviews')
      .select('answer')
      .where('id', '=', input.reviewId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, error: { code: 'unknown-review' } };
    if (answer === (row.answer ?? '')) return { ok: true, what: 'unchanged' };
    const what = answer === '' ? 'answer-removed' : 'answered';
    await db
      .updateTable('reviews')
      .set(answer === '' ? { answer: null, answered_at: null } : { answer, answered_at: ctx.clock.now() })
      .where('id', '=', input.reviewId)
      .execute();
    await noteReviewEvents({ ...ctx, db }, { ids: [input.reviewId], kind: what });
    return { ok: true, what };
  });
}
