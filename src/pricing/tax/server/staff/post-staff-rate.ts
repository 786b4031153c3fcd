import { readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type RateDraft, type RateProblems, rateForm, staffTaxesAction } from '../../rules/rate-form.ts';
import { removeRate, saveRate } from './save-rate.ts';
import { listTaxClasses } from './staff-rates.ts';

/** The form of a VAT rate, new (`id` null) or known: saves it, or deletes it. */
export const postStaffRate = (
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<RateProblems>> =>
  postRecord<RateDraft, RateProblems>(ctx, {
    section: 'taxes',
    action: staffTaxesAction,
    id,
    form,
    read: async (typed) => readForm(rateForm(await listTaxClasses(ctx)), typed),
    save: async (draft) => {
      const saved = await saveRate(ctx, { id, draft });
      if (saved.ok) return saved;
      return { ok: false, problems: saved.error.code === 'taken' ? { country: 'taken' } : null };
    },
    remove: (known) => removeRate(ctx, known),
  });
