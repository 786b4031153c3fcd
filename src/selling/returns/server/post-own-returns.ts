import { randomUUID } from 'node:crypto';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { countCall } from '#foundation/services/count-call.ts';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import type { OwnReturnProblem, OwnReturns, WithdrawalStep } from '../rules/own-returns.ts';
import {
  checkStatement,
  orderNumberIn,
  quantityField,
  readLines,
  readRequest,
  requestKeyIn,
  typedStatement,
  type WithdrawalStatement,
} from '../rules/return-form.ts';
import { ownReturnsAction, returnName } from '../rules/return-paths.ts';
import { returnStaff } from './act-on-return.ts';
import { askReturn, returnActor } from './ask-return.ts';
import { moveReturn } from './decide-return.ts';
import { readPictures } from './return-files.ts';
import { stateWithdrawal, withdrawFromOrder } from './state-withdrawal.ts';

export type OwnReturnOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'again';
      readonly problem: OwnReturnProblem;
      readonly typed: Readonly<Record<string, string>>;
      readonly files: readonly { readonly token: string; readonly name: string }[];
    };

const hereWith = (own: OwnReturns, query: string) => {
  const path = orderPath(own.orderId, own.link);
  return `${path}${path.includes('?') ? '&' : '?'}${query}#own-returns`;
};

type Found = { readonly own: OwnReturns; readonly customerId: number | null };

/** The forms about returns of an order that the visitor may see: asks for one, says that the parcel was sent, or cancels it. */
export async function postOwnReturns(
  ctx: RequestContext,
  found: Found,
  form: FormData,
): Promise<OwnReturnOutcome> {
  const typed = postedForm(form);
  const { own } = found;
  const isFresh = ctx.nonces.check(ownReturnsAction(own.orderId), typedText(typed, '_wpnonce'));
  const action = typedText(typed, 'action');
  if (action === 'sent' || action === 'cancel') {
    const moved = isFresh && (await move(ctx, found, typed, action));
    const done = action === 'sent' ? 'return=sent' : 'return=cancelled';
    return { kind: 'go', path: hereWith(own, moved ? done : 'return=changed') };
  }
  const pictures = await readPictures(ctx, form);
  const again = (problem: OwnReturnProblem): OwnReturnOutcome => ({
    kind: 'again',
    problem,
    files: pictures.files,
    typed: Object.fromEntries(Object.entries(typed).map(([name, all]) => [name, all[0] ?? ''])),
  });
  const requestKey = requestKeyIn(typed);
  if (!isFresh || requestKey === null) return again({ code: 'expired' });
  if (pictures.problem) return again({ code: pictures.problem });
  const request = readRequest(typed);
  if (!request || request.kind === 'withdrawal') return again({ code: 'no-kind' });
  const read = readLines(
    typed,
    own.lines.map(({ lineId }) => lineId),
  );
  if (!read.ok) return again({ code: 'not-a-quantity', lineId: read.lineId });
  const { fileIds } = pictures;
  const asked = await askReturn(
    ctx,
    { id: own.orderId },
    { ...request, lines: read.lines, requestKey, fileIds },
  );
  if (!asked.ok) return again(asked.error);
  return { kind: 'go', path: hereWith(own, `return=${returnName(asked.number)}`) };
}

async function move(
  ctx: RequestContext,
  { own, customerId }: Found,
  typed: PostedForm,
  action: 'sent' | 'cancel',
): Promise<boolean> {
  const record = own.returns.find(({ id }) => String(id) === typedText(typed, 'return'));
  const asked = returnActor(ctx, { customerId });
  const actor = asked.who === 'staff' ? returnStaff(ctx) : asked;
  if (!record || !actor) return false;
  const to = action === 'sent' ? 'sent' : 'cancelled';
  return (await moveReturn(ctx, actor, { returnId: record.id, to, note: '' })).ok;
}

const MINUTE_MS = 60_000;
/** Limits of statements without an order's link: of an address of the network, and of receipts to an email address. */
const ofAddress = { calls: 10, spanMs: 15 * MINUTE_MS };
const ofRecipient = { calls: 5, spanMs: 60 * MINUTE_MS };

/** The pages of the withdrawal: checks the statement, then takes it. `found` is null where the statement names the order. */
export async function postWithdrawal(
  ctx: RequestContext,
  own: OwnReturns | null,
  form: FormData,
): Promise<WithdrawalStep> {
  const typed = postedForm(form);
  const stated: WithdrawalStatement = {
    ...typedStatement(typed),
    ...(own ? { contract: String(own.orderNumber) } : {}),
  };
  const problems = checkStatement(stated);
  const ids = (own?.lines ?? []).map(({ lineId }) => lineId);
  const quantities = new Map(ids.map((id) => [id, typedText(typed, quantityField(id))]));
  const again = (problem: OwnReturnProblem | null, waitMinutes: number | null = null): WithdrawalStep => ({
    step: 'statement',
    typed: stated,
    problems,
    quantities,
    problem,
    waitMinutes,
  });
  if (own && !ctx.nonces.check(ownReturnsAction(own.orderId), typedText(typed, '_wpnonce'))) {
    return again({ code: 'expired' });
  }
  const read = readLines(typed, ids);
  if (!read.ok) return again({ code: 'not-a-quantity', lineId: read.lineId });
  const action = typedText(typed, 'action');
  if (action === 'change' || Object.keys(problems).length > 0) return again(null);
  const { lines } = read;
  if (own && lines.length === 0) return again({ code: 'no-lines' });
  const requestKey = requestKeyIn(typed);
  if (action !== 'confirm' || requestKey === null) {
    return { step: 'confirm', stated, requestKey: randomUUID(), lines };
  }
  const waitMinutes = own ? null : await limit(ctx, stated.email);
  if (waitMinutes !== null) return again(null, waitMinutes);
  const result = own
    ? await withdrawFromOrder(ctx, { id: own.orderId }, { ...stated, requestKey, lines })
    : await stateWithdrawal(ctx, { ...stated, requestKey, orderNumber: orderNumberIn(stated.contract) });
  return result.ok ? { step: 'done', email: stated.email, at: result.at.toISOString() } : again(result.error);
}

/** How many minutes a statement has to wait; null for none. */
async function limit({ db, nonces, clock, address }: RequestContext, email: string): Promise<number | null> {
  const now = clock.now();
  const count = (who: string, spanMs: number) =>
    // A digest, so that no address is stored.
    countCall(db, {
      caller: Buffer.from(nonces.sign(`withdrawals stated by ${who}`)),
      kind: 'withdrawal',
      spanMs,
      now,
    });
  const asked = [
    ...(address === null ? [] : [{ who: `address ${address}`, ...ofAddress }]),
    { who: `email ${email.toLowerCase()}`, ...ofRecipient },
  ];
  for (const { who, calls: most, spanMs } of asked) {
    const { calls, resetsAt } = await count(who, spanMs);
    if (calls > most) return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / MINUTE_MS));
  }
  return null;
}
