import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type RateProblems, rateForm, staffTaxesAction } from '../../rules/rate-form.ts';
import { removeRate, saveRate } from './save-rate.ts';
import { listTaxClasses } from './staff-rates.ts';

export type RateOutcome =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'removed' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: RateProblems | null;
      readonly typed: PostedForm;
    };

/** The form of a VAT rate, new (`id` null) or known: saves it, or deletes it. */
export async function postStaffRate(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RateOutcome> {
  const typed = postedForm(form);
  if (!ctx.nonces.check(staffTaxesAction, typedText(typed, '_wpnonce'))) {
    return { kind: 'again', problems: null, typed };
  }
  if (id !== null && typedText(typed, 'deed') === 'remove') {
    return { kind: (await removeRate(ctx, id)).ok ? 'removed' : 'gone' };
  }
  const read = readForm(rateForm(await listTaxClasses(ctx)), typed);
  if (!read.ok) return { kind: 'again', problems: read.problems, typed };
  const saved = await saveRate(ctx, { id, draft: read.draft });
  if (saved.ok) return { kind: 'saved', id: saved.id };
  return saved.error.code === 'taken'
    ? { kind: 'again', problems: { country: 'taken' }, typed }
    : { kind: 'gone' };
}
