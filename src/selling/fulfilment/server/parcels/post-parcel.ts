import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parcelSteps } from '#selling/orders/rules/parcel-condition.ts';
import {
  conditionForm,
  foundLabelForm,
  labelForm,
  type ParcelDone,
  type ParcelProblem,
  type ParcelProblems,
  parcelAction,
  parcelPath,
} from '../../rules/parcel-form.ts';
import { cancelLabel } from '../labels/cancel-label.ts';
import { makeLabel } from '../labels/make-label.ts';
import { absentLabel, foundLabel } from '../labels/settle-label.ts';
import { shipAnew } from './ship-anew.ts';
import { stepParcel } from './step-parcel.ts';

type Done = { readonly done: ParcelDone } | { readonly problems: ParcelProblems } | 'gone';
type Outcome = { readonly ok: true } | { readonly ok: false; readonly problem: ParcelProblem | 'gone' };

/** The forms of a parcel: its label is made, taken back or settled; what became of it is noted. */
export async function postParcel(
  ctx: RequestContext,
  parcelId: number,
  form: FormData,
): Promise<RecordOutcome<ParcelProblems>> {
  const typed = postedForm(form);
  const again = (problems: ParcelProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(parcelAction, typedText(typed, '_wpnonce'))) return again(null);
  const result = await act(ctx, parcelId, typed);
  if (result === 'gone') return { kind: 'gone' };
  return 'done' in result
    ? { kind: 'go', path: `${parcelPath(parcelId)}?done=${result.done}` }
    : again(result.problems);
}

const ended = (result: Outcome, done: ParcelDone): Done => {
  if (result.ok) return { done };
  return result.problem === 'gone' ? 'gone' : { problems: fieldOf(result.problem) };
};

/** Where a sentence stands: beside its field, or above the forms. */
const fieldOf = (problem: ParcelProblem): ParcelProblems =>
  problem === 'no-reason'
    ? { reason: problem }
    : problem === 'same-shipment'
      ? { tracking: problem }
      : { form: problem };

async function act(ctx: RequestContext, parcelId: number, typed: PostedForm): Promise<Done> {
  const action = typedText(typed, 'action');
  switch (action) {
    case 'label': {
      const read = readForm(labelForm, typed);
      if (!read.ok) return { problems: read.problems };
      const { weight, notify } = read.draft;
      return ended(await makeLabel(ctx, { parcelId, weightGrams: weight, notify }), 'label-made');
    }
    case 'cancel-label': {
      const cancelled = await cancelLabel(ctx, parcelId);
      return ended(
        cancelled,
        cancelled.ok && cancelled.was === 'absent' ? 'label-absent' : 'label-cancelled',
      );
    }
    case 'label-found': {
      const read = readForm(foundLabelForm, typed);
      if (!read.ok) return { problems: read.problems };
      return ended(await foundLabel(ctx, parcelId, read.draft.tracking), 'label-found');
    }
    case 'label-absent':
      return ended(await absentLabel(ctx, parcelId), 'label-absent');
    case 'ship-anew':
      return ended(await shipAnew(ctx, parcelId), 'to-ship-anew');
    default:
      return noteStep(ctx, parcelId, action, typed);
  }
}

const stepsDone = { hold: 'held', resume: 'resumed', deliver: 'delivered', return: 'returned' } as const;

async function noteStep(
  ctx: RequestContext,
  parcelId: number,
  action: string,
  typed: PostedForm,
): Promise<Done> {
  const step = parcelSteps.find((known) => known === action);
  if (!step) return { problems: { form: 'not-now' } };
  const read = readForm(conditionForm, typed);
  if (!read.ok) return { problems: read.problems };
  return ended(await stepParcel(ctx, { parcelId, step, ...read.draft }), stepsDone[step]);
}
