import { ledgerId } from '#catalogue/stock/rules/locations/location.ts';
import { openLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import {
  type PostedForm,
  postedForm,
  readAmount,
  typedFlag,
  typedText,
} from '#foundation/forms/rules/typed-values.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { TillPayoutProblem } from '#selling/orders/rules/order-action.ts';
import { amountField, readConditions, readRestock, scrapReasons } from '../rules/receive-form.ts';
import { staffReturnPath, staffReturnsAction } from '../rules/return-paths.ts';
import { cameBack, type ReturnRecord } from '../rules/return-view.ts';
import { type ReturnAction, returnActions } from '../rules/staff-returns.ts';
import { returnStaff } from './act-on-return.ts';
import { type MovedReturn, moveReturn } from './decide-return.ts';
import type { ReturnActor } from './insert-return.ts';
import { readReturn } from './read-returns.ts';
import { type ReceivedReturn, receiveReturn } from './receive-return.ts';
import { type RestockedReturn, restockReturn } from './restock-return.ts';
import { type SettledReturn, settleReturn } from './settle-return.ts';

type ErrorOf<Result> =
  Extract<Result, { readonly ok: false }> extends { readonly error: infer E } ? E : never;

/** Why a form of a return was refused; `lineId` names the line. */
export type StaffReturnProblem =
  | { readonly code: 'expired' | 'other' | TillPayoutProblem }
  | { readonly code: 'wrong-sum' | 'too-many-pieces' | 'not-an-amount'; readonly lineId?: number | null }
  | ErrorOf<MovedReturn | ReceivedReturn | RestockedReturn | SettledReturn>;

export type StaffReturnOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      readonly action: ReturnAction | null;
      readonly problem: StaffReturnProblem;
      readonly typed: PostedForm;
    };

/** The forms of a return for staff: the decision, the parcel, the pieces, the settlement. */
export async function postStaffReturn(
  ctx: RequestContext,
  id: number,
  form: FormData,
): Promise<StaffReturnOutcome> {
  const typed = postedForm(form);
  const action = returnActions.find((known) => known === typedText(typed, 'action')) ?? null;
  const again = (problem: StaffReturnProblem): StaffReturnOutcome => ({
    kind: 'again',
    action,
    problem,
    typed,
  });
  if (!ctx.nonces.check(staffReturnsAction, typedText(typed, '_wpnonce'))) return again({ code: 'expired' });
  const [actor, record] = [returnStaff(ctx), await readReturn(ctx, id)];
  if (!record) return { kind: 'gone' };
  if (!actor || !action) return again({ code: 'other' });
  const result = await act(ctx, actor, record, action, typed);
  if (!result.ok) return again(result.error);
  return { kind: 'go', path: `${staffReturnPath(id)}?done=${action}` };
}

type Acted = { readonly ok: true } | { readonly ok: false; readonly error: StaffReturnProblem };

const statesOf = { approve: 'approved', refuse: 'refused', cancel: 'cancelled', sent: 'sent' } as const;

function act(
  ctx: RequestContext,
  actor: ReturnActor,
  record: ReturnRecord,
  action: ReturnAction,
  typed: PostedForm,
): Promise<Acted> {
  const note = typedText(typed, 'note');
  switch (action) {
    case 'receive':
      return receive(ctx, actor, record, typed);
    case 'restock':
      return restock(ctx, actor, record, typed);
    case 'settle':
      return settle(ctx, actor, record, typed);
    default:
      return moveReturn(ctx, actor, { returnId: record.id, to: statesOf[action], note });
  }
}

async function receive(
  ctx: RequestContext,
  actor: ReturnActor,
  record: ReturnRecord,
  typed: PostedForm,
): Promise<Acted> {
  const read = readConditions(typed, record.lines);
  if (!read.ok) return { ok: false, error: { code: 'wrong-sum', lineId: read.lineId } };
  return receiveReturn(ctx, actor, {
    returnId: record.id,
    conditions: read.byLine,
    note: typedText(typed, 'note'),
  });
}

async function restock(
  ctx: RequestContext,
  actor: ReturnActor,
  record: ReturnRecord,
  typed: PostedForm,
): Promise<Acted> {
  const lines = record.lines.map((line) => ({ id: line.id, came: cameBack(line) }));
  const read = readRestock(typed, lines);
  if (!read.ok) return { ok: false, error: { code: 'too-many-pieces', lineId: read.lineId } };
  const asked = typedText(typed, 'location');
  const location = (await openLocations(ctx)).find((one) => String(ledgerId(one) ?? '') === asked);
  if (!location) return { ok: false, error: { code: 'no-location' } };
  return restockReturn(ctx, actor, {
    returnId: record.id,
    restock: read.byLine,
    locationId: ledgerId(location),
    scrapReason: scrapReasons.find((known) => known === typedText(typed, 'scrap')) ?? 'damage',
    note: '',
  });
}

const settlementsToChoose = ['refund', 'exchange', 'credit', 'nothing'] as const;

async function settle(
  ctx: RequestContext,
  actor: ReturnActor,
  record: ReturnRecord,
  typed: PostedForm,
): Promise<Acted> {
  const as = settlementsToChoose.find((known) => known === typedText(typed, 'as'));
  if (!as) return { ok: false, error: { code: 'other' } };
  const amounts = new Map<number, Cents>();
  for (const { id } of record.lines) {
    const amount = centsIn(typed, amountField(id));
    if (amount === null) return { ok: false, error: { code: 'not-an-amount', lineId: id } };
    amounts.set(id, amount);
  }
  const shipping = centsIn(typed, 'shipping');
  if (shipping === null) return { ok: false, error: { code: 'not-an-amount', lineId: null } };
  return settleReturn(ctx, actor, {
    returnId: record.id,
    as,
    amounts,
    shipping,
    neverSent: typedFlag(typed, 'never-sent'),
    note: typedText(typed, 'note'),
  });
}

/** An amount in a field, nothing as 0; null for what is none. */
function centsIn(typed: PostedForm, field: string): Cents | null {
  const cents = readAmount(typedText(typed, field)) ?? 0;
  return Number.isSafeInteger(cents) && cents >= 0 ? toCents(cents) : null;
}
