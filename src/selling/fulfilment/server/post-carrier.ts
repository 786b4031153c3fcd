import { readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type CarrierDraft,
  type CarrierProblems,
  carrierForm,
  carriersAction,
} from '../rules/carrier-form.ts';
import { removeCarrier, saveCarrier } from './save-carrier.ts';

/** The form of a carrier, new (`id` null) or known. */
export function postCarrier(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<CarrierProblems>> {
  return postRecord<CarrierDraft, CarrierProblems>(ctx, {
    section: 'fulfilment/carriers',
    action: carriersAction,
    id,
    form,
    read: (typed) => readForm(carrierForm, typed),
    save: (draft) => saveCarrier(ctx, id, draft),
    remove: (known) => removeCarrier(ctx, known),
  });
}
