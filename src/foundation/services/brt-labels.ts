import type { z } from 'zod';
import type {
  CancelledLabel,
  FailedLabel,
  LabelMaker,
  MadeLabel,
} from '#foundation/parcel-labels/rules/label-maker.ts';
import {
  type BrtAccount,
  confirmAnswer,
  confirmedAlready,
  createAnswer,
  createBody,
  deleteAnswer,
  NOT_CREATED,
  referenceBody,
  refusalIn,
} from './brt-json.ts';
import { failedCall } from './failed-call.ts';
import { readBounded } from './read-bounded.ts';

const OUR_WAIT_MS = 20_000;
const largestAnswer = 4 * 1024 * 1024;

type Called<Answer> = { readonly kind: 'answered'; readonly answer: Answer } | FailedLabel;

/** Labels of BRT by its REST interface (`/rest/v1/shipments`). */
export function brtLabels(account: BrtAccount, waitMs = OUR_WAIT_MS): LabelMaker {
  async function call<Schema extends z.ZodType>(
    method: 'POST' | 'PUT',
    path: 'shipment' | 'delete',
    body: object,
    schema: Schema,
  ): Promise<Called<z.infer<Schema>>> {
    try {
      const response = await fetch(new URL(`/rest/v1/shipments/${path}`, account.address), {
        method,
        headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      const text = await readBounded(response, largestAnswer);
      const { status } = response;
      if (status >= 400 && status < 500) return refusedBy(status);
      const read = schema.safeParse(parsed(text ?? ''));
      if (status >= 500 || !read.success) return { kind: 'unknown', problem: `HTTP ${status}` };
      return { kind: 'answered', answer: read.data };
    } catch (error) {
      const { wasSent, problem } = failedCall(error);
      return { kind: wasSent ? 'unknown' : 'unreachable', problem };
    }
  }

  return {
    async make(label): Promise<MadeLabel> {
      const called = await call('POST', 'shipment', createBody(account, label), createAnswer);
      if (called.kind !== 'answered') return called;
      const { executionMessage, labels } = called.answer.createResponse;
      const refused = refusalIn(executionMessage);
      if (refused) return refused;
      const [first] = labels?.label ?? [];
      const tracking = first?.trackingByParcelID || first?.parcelID || '';
      const pdf = Uint8Array.from(Buffer.from(first?.stream ?? '', 'base64'));
      if (tracking === '' || !isPdf(pdf)) return { kind: 'unknown', problem: 'no label' };
      if (!account.confirms) return { kind: 'made', tracking, pdf };
      const body = referenceBody(account, 'confirmData', label);
      const confirmed = await call('PUT', 'shipment', body, confirmAnswer);
      // The shipment is there: what is not confirmed has to be taken back first.
      if (confirmed.kind !== 'answered') return { kind: 'unknown', problem: confirmed.problem };
      const { executionMessage: answer } = confirmed.answer.confirmResponse;
      const unconfirmed = confirmedAlready.includes(answer.code) ? null : refusalIn(answer);
      return unconfirmed
        ? { kind: 'unknown', problem: unconfirmed.problem }
        : { kind: 'made', tracking, pdf };
    },
    async cancel(reference, order): Promise<CancelledLabel> {
      const body = referenceBody(account, 'deleteData', { reference, order });
      const called = await call('PUT', 'delete', body, deleteAnswer);
      if (called.kind !== 'answered') return called;
      const { executionMessage } = called.answer.deleteResponse;
      if (executionMessage.code === NOT_CREATED) return { kind: 'absent' };
      return refusalIn(executionMessage) ?? { kind: 'cancelled' };
    },
  };
}

const refusedBy = (status: number): FailedLabel => ({
  kind: 'refused',
  reason: status === 401 || status === 403 ? 'credentials' : 'service',
  problem: `HTTP ${status}`,
});

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
