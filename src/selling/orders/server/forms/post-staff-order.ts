import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import { confirmedField } from '#foundation/records/rules/posted-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type OrderActionDone,
  type OrderActionReason,
  type OrderProblem,
  orderActions,
} from '../../rules/order-action.ts';
import { isAskedAbout, type OrderConfirmation } from '../../rules/order-confirmation.ts';
import { staffOrdersAction } from '../../rules/order-list-query.ts';
import { orderStatuses } from '../../rules/order-status.ts';
import { planRefund } from '../../rules/plan-refund.ts';
import { type RefundFields, readRefundForm } from '../../rules/refund-form.ts';
import { exceedsLimit } from '../../rules/refunds/refund-limit.ts';
import { nextRefundState, type StaffRefundStep, staffRefundSteps } from '../../rules/refunds/refund-state.ts';
import { restWays } from '../../rules/rest-payment.ts';
import { readParcels, readPieces, shipmentForm } from '../../rules/shipment.ts';
import { addOrderNote } from '../add-order-note.ts';
import { changeOrderState } from '../change-order-state.ts';
import { markOrderPaid } from '../mark-order-paid.ts';
import { noteRest } from '../note-rest.ts';
import { readOrderCare } from '../read-order-care.ts';
import { type RefundOrderError, refundOrder } from '../refund-order.ts';
import { refundOverpaid } from '../refund-overpaid.ts';
import { resolveRefund } from '../refunds/resolve-refund.ts';
import { resendEmail } from '../resend-email.ts';
import { sendRestLink } from '../send-rest-link.ts';
import { addShipment } from '../shipments/add-shipment.ts';
import { deliverShipment } from '../shipments/deliver-shipment.ts';
import { removeShipment } from '../shipments/remove-shipment.ts';
import { shipOrder } from '../shipments/ship-order.ts';

type Outcome =
  | { readonly ok: true; readonly done: OrderActionDone }
  | { readonly ok: false; readonly problem: OrderProblem }
  /** nothing was done yet: staff have to confirm it first */
  | { readonly ok: false; readonly asked: OrderConfirmation };

const done = (what: OrderActionDone): Outcome => ({ ok: true, done: what });
const failed = (problem: OrderProblem): Outcome => ({ ok: false, problem });

const typedIn = (form: FormData): RefundFields =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The forms of an order's page for staff: its state, its parcels, a note, a refund, resending an email. */
export async function postStaffOrder(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  if (!ctx.nonces.check(staffOrdersAction, textOf(form, '_wpnonce'))) return failed({ action: 'expired' });
  switch (orderActions.find((known) => known === textOf(form, 'action'))) {
    case 'state':
      return postState(ctx, id, form);
    case 'note':
      return postNote(ctx, id, form);
    case 'refund':
      return postRefund(ctx, id, form);
    case 'refund-step':
      return postRefundStep(ctx, id, form);
    case 'letter':
      return postEmail(ctx, id, form);
    case 'paid':
      return postPaid(ctx, id);
    case 'rest':
      return postRest(ctx, id, form);
    case 'rest-link':
      return postRestLink(ctx, id);
    case 'overpaid':
      return postOverpaid(ctx, id, form);
    case 'shipment':
      return postShipment(ctx, id, form);
    case 'ship':
      return postShip(ctx, id, form);
    default:
      return failed({ action: 'state', reason: 'other', typed: {} });
  }
}

async function postState(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const statusOf = (name: string) => orderStatuses.find((known) => known === textOf(form, name));
  const [to, seen] = [statusOf('to'), statusOf('seen')];
  if (!to) return failed({ action: 'state', reason: 'other', typed: {} });
  if (isAskedAbout(to) && textOf(form, confirmedField) !== to) {
    const care = await readOrderCare(ctx, id);
    // An impossible action is refused at once, without a confirmation page.
    if (care?.changes.includes(to) && (seen ?? care.status) === care.status) {
      return { ok: false, asked: { what: 'state', to, seen: care.status } };
    }
  }
  const result = await changeOrderState(ctx, { id, to, ...(seen ? { seen } : {}) });
  return result.ok ? done('state') : failed({ action: 'state', reason: result.error.code, typed: {} });
}

async function postPaid(ctx: RequestContext, id: number): Promise<Outcome> {
  const result = await markOrderPaid(ctx, id);
  return result.ok ? done('paid') : failed({ action: 'paid', reason: result.error.code, typed: {} });
}

async function postRest(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const way = restWays.find((known) => known === textOf(form, 'way'));
  const seen = Number(/^\d{1,10}$/.exec(textOf(form, 'seen'))?.[0] ?? -1);
  if (!way) return failed({ action: 'rest', reason: 'other', typed: {} });
  const result = await noteRest(ctx, { orderId: id, way, seen });
  return result.ok ? done('rest') : failed({ action: 'rest', reason: result.error.code, typed: {} });
}

async function postRestLink(ctx: RequestContext, id: number): Promise<Outcome> {
  const result = await sendRestLink(ctx, id);
  return result.ok
    ? done('rest-link')
    : failed({ action: 'rest-link', reason: result.error.code, typed: {} });
}

async function postOverpaid(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const requestKey = textOf(form, 'request');
  if (!/^[\w-]{16,64}$/.test(requestKey)) return failed({ action: 'overpaid', reason: 'other', typed: {} });
  const result = await refundOverpaid(ctx, { orderId: id, requestKey });
  if (result.ok) return done(result.requested ? 'refund-requested' : 'refund');
  const { error } = result;
  return 'left' in error
    ? failed({ action: 'refund', refusal: error, typed: {} })
    : failed({ action: 'overpaid', reason: error.code, typed: {} });
}

async function postShipment(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const typed = typedIn(form);
  const refuse = (reason: OrderActionReason) => failed({ action: 'shipment', reason, typed });
  const shipmentNamed = (field: string) => Number(/^[1-9]\d{0,8}$/.exec(textOf(form, field))?.[0] ?? 0);
  const delivered = shipmentNamed('deliver');
  if (delivered > 0) {
    const result = await deliverShipment(ctx, { orderId: id, shipmentId: delivered });
    return result.ok ? done('shipment-delivered') : refuse(result.error.code);
  }
  const shipmentId = shipmentNamed('remove');
  if (shipmentId > 0) {
    const removed = await removeShipment(ctx, { orderId: id, shipmentId });
    return removed.ok ? done('shipment-removed') : refuse(removed.error.code);
  }
  const read = readForm(shipmentForm(), postedForm(form));
  if (!read.ok) {
    const { courier, tracking, weight } = read.problems;
    return refuse(courier ?? tracking ?? weight ?? 'other');
  }
  const contents = readPieces(postedForm(form));
  if (contents === 'bad-pieces') return refuse(contents);
  const { weight, request, ...parcel } = read.draft;
  const added = await addShipment(ctx, {
    orderId: id,
    ...parcel,
    contents,
    weightGrams: weight,
    requestKey: request,
  });
  if (!added.ok) return refuse(added.error.code);
  if (added.completed) return done('shipped');
  return done(read.draft.notify ? 'shipment-sent' : 'shipment');
}

async function postShip(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const refuse = (reason: OrderActionReason) => failed({ action: 'ship', reason, typed: typedIn(form) });
  const read = readParcels(postedForm(form));
  if (!read.ok) return refuse(read.problem);
  const shipped = await shipOrder(ctx, { orderId: id, parcels: read.parcels });
  return shipped.ok ? done('shipped') : refuse(shipped.error.code);
}

async function postNote(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const forCustomer = textOf(form, 'for-customer') !== '';
  const result = await addOrderNote(ctx, { id, note: textOf(form, 'note'), forCustomer });
  if (result.ok) return done(forCustomer ? 'note-sent' : 'note');
  return failed({ action: 'note', reason: result.error.code, typed: typedIn(form) });
}

async function postRefund(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const typed = typedIn(form);
  const care = await readOrderCare(ctx, id);
  if (!care) return failed({ action: 'refund', reason: 'no-such-order', typed });
  const read = readRefundForm(care.refundable, typed);
  if (!read.ok) return failed({ action: 'refund', refusal: read.error, typed });
  const requestKey = textOf(form, 'request');
  if (!/^[\w-]{16,64}$/.test(requestKey)) return failed({ action: 'refund', reason: 'other', typed });
  const planned = planRefund(care.refundable, read.request);
  if (planned.ok && planned.refund.total > zeroCents) {
    const { total, isLast } = planned.refund;
    const { refundSource: source, refundLimit: allowed = null } = care;
    if (exceedsLimit(allowed, total)) {
      return failed({ action: 'refund', refusal: { code: 'above-limit', ...allowed }, typed });
    }
    if (source.by === 'provider' && total > source.left) {
      return failed({
        action: 'refund',
        refusal: { code: 'too-much-for-provider', left: source.left },
        typed,
      });
    }
    if (textOf(form, confirmedField) !== String(total)) {
      return { ok: false, asked: { what: 'refund', total, isLast, source, typed } };
    }
  }
  const result = await refundOrder(ctx, { id, requestKey, reason: read.reason, ...read.request });
  if (!result.ok) return failed(refundProblem(result.error, typed));
  return done(result.requested ? 'refund-requested' : 'refund');
}

/** The outcome shown after a refused refund is requested once more, counted as given back by other means, or withdrawn. */
const stepsDone = {
  retry: 'refund-requested',
  'settle-elsewhere': 'refund-settled',
  withdraw: 'refund-withdrawn',
} as const satisfies Record<StaffRefundStep, OrderActionDone>;

async function postRefundStep(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const refuse = (reason: OrderActionReason) => failed({ action: 'refund-step', reason, typed: {} });
  const step = staffRefundSteps.find((known) => known === textOf(form, 'step'));
  const refundId = Number(/^[1-9]\d{0,14}$/.exec(textOf(form, 'refund'))?.[0] ?? 0);
  if (!step) return refuse('other');
  if (textOf(form, confirmedField) !== step) {
    const care = await readOrderCare(ctx, id);
    const refund = care?.refunds.find((one) => one.id === refundId);
    if (refund && nextRefundState(refund.state, step)) {
      return { ok: false, asked: { what: 'refund-step', step, refundId, total: refund.total } };
    }
  }
  const result = await resolveRefund(ctx, { orderId: id, refundId, step });
  return result.ok ? done(stepsDone[step]) : refuse(result.error.code);
}

function refundProblem(error: RefundOrderError, typed: RefundFields): OrderProblem {
  switch (error.code) {
    case 'no-such-order':
    case 'note-too-long':
    case 'not-refundable':
      return { action: 'refund', reason: error.code, typed };
    default:
      return { action: 'refund', refusal: error, typed };
  }
}

async function postEmail(ctx: RequestContext, id: number, form: FormData): Promise<Outcome> {
  const emailId = Number(/^[1-9]\d{0,14}$/.exec(textOf(form, 'letter'))?.[0] ?? 0);
  const result = await resendEmail(ctx, { id, emailId });
  return result.ok ? done('letter') : failed({ action: 'letter', reason: result.error.code, typed: {} });
}
