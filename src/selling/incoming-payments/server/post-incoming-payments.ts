import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type IncomingPaymentsQuery,
  incomingPaymentsAction,
  incomingPaymentsList,
  type PaymentActionDone,
  type SettleProblem,
} from '../rules/incoming-payment.ts';
import { differenceChoices } from '../rules/matching/allocate.ts';
import { matchCertain } from './settling/match-certain.ts';
import { matchPayment } from './settling/match-payment.ts';
import { setAside } from './settling/set-aside.ts';
import { undoMatch } from './settling/undo-match.ts';
import { deleteStatement } from './statements/delete-statement.ts';

export type IncomingPaymentsOutcome =
  /** redirect to an address that says what was done */
  | { readonly path: string }
  | {
      readonly problem: SettleProblem;
      /** the payment that it is about; 0 for none */
      readonly paymentId: number;
      readonly typed: { readonly numbers: string; readonly reason: string };
    };

/** The forms of the page of incoming payments. */
export async function postIncomingPayments(
  ctx: RequestContext,
  request: Request,
): Promise<IncomingPaymentsOutcome> {
  const form = await request.formData();
  const query = incomingPaymentsList.read(new URL(request.url).searchParams) ?? incomingPaymentsList.whole;
  const paymentId = idIn(form, 'payment');
  const typed = { numbers: textOf(form, 'orders').slice(0, 400), reason: textOf(form, 'reason') };
  const refuse = (problem: SettleProblem) => ({ problem, paymentId, typed });
  if (!ctx.nonces.check(incomingPaymentsAction, textOf(form, '_wpnonce'))) return refuse({ code: 'expired' });
  const done = await act(ctx, { form, paymentId, typed, query });
  if (!done.ok) return refuse(done.error);
  const { statement, ...rest } = query;
  const left = done.done === 'deleted' ? rest : { ...rest, statement };
  return {
    path: incomingPaymentsList.path(left, {
      done: done.done,
      ...(done.count ? { count: String(done.count) } : {}),
    }),
  };
}

type Done =
  | { readonly ok: true; readonly done: PaymentActionDone; readonly count?: number }
  | { readonly ok: false; readonly error: SettleProblem };

type Posted = {
  readonly form: FormData;
  readonly paymentId: number;
  readonly typed: { readonly numbers: string; readonly reason: string };
  readonly query: IncomingPaymentsQuery;
};

async function act(ctx: RequestContext, { form, paymentId, typed, query }: Posted): Promise<Done> {
  switch (textOf(form, 'action')) {
    case 'match': {
      const choice = differenceChoices.find((known) => known === textOf(form, 'difference')) ?? 'none';
      const seen = /^-?\d{1,9}$/.exec(textOf(form, 'seen'))?.[0];
      const decision = { choice, ...(seen === undefined ? {} : { seen: Number(seen) }) };
      const matched = await matchPayment(ctx, { paymentId, numbers: numbersIn(typed.numbers), ...decision });
      return matched.ok ? { ok: true, done: matched.settled ? 'matched' : 'part' } : matched;
    }
    case 'certain': {
      const count = await matchCertain(ctx, query.statement);
      return count > 0
        ? { ok: true, done: 'certain', count }
        : { ok: false, error: { code: 'nothing-certain' } };
    }
    case 'aside':
      return doneOr(await setAside(ctx, { paymentId, reason: typed.reason }), 'aside');
    case 'open':
      return doneOr(await setAside(ctx, { paymentId, reason: null }), 'opened');
    case 'undo':
      return doneOr(await undoMatch(ctx, paymentId), 'undone');
    case 'delete':
      return doneOr(await deleteStatement(ctx, idIn(form, 'statement')), 'deleted');
    default:
      return { ok: false, error: { code: 'gone' } };
  }
}

const doneOr = (
  result: { readonly ok: true } | { readonly ok: false; readonly error: SettleProblem },
  done: PaymentActionDone,
): Done => (result.ok ? { ok: true, done } : result);

const idIn = (form: FormData, name: string) => Number(/^[1-9]\d{0,8}$/.exec(textOf(form, name))?.[0] ?? 0);

/** The numbers of orders as they were typed, with anything between them. */
const numbersIn = (text: string) =>
  (text.match(/\d{1,10}/g) ?? []).map(Number).filter((number) => number > 0 && number <= 2_000_000_000);
