import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type LabelServiceProblems,
  labelServiceAction,
  labelServiceForm,
  labelServicePath,
} from '../../rules/label-service-form.ts';
import { forgetLabelService, saveLabelService } from './label-service.ts';

/** The form of a carrier's label service: stores it, or forgets it. */
export async function postLabelService(
  ctx: RequestContext,
  carrierId: number,
  form: FormData,
): Promise<RecordOutcome<LabelServiceProblems>> {
  const typed = postedForm(form);
  const again = (problems: LabelServiceProblems | null) =>
    ({ kind: 'again', problems, typed: { ...typed, password: [] } }) as const;
  const go = (what: string) => ({ kind: 'go', path: `${labelServicePath(carrierId)}?${what}=1` }) as const;
  if (!ctx.nonces.check(labelServiceAction, typedText(typed, '_wpnonce'))) return again(null);
  if (typedText(typed, 'action') === 'remove') {
    const forgotten = await forgetLabelService(ctx, carrierId);
    return forgotten.ok ? go('removed') : { kind: 'gone' };
  }
  const read = readForm(labelServiceForm, typed);
  if (!read.ok) return again(read.problems);
  const saved = await saveLabelService(ctx, carrierId, read.draft);
  if (saved.ok) return go('saved');
  return saved.problem === 'gone' ? { kind: 'gone' } : again({ password: saved.problem });
}
