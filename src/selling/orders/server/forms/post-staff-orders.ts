import { choiceOr, ids } from '#foundation/forms/rules/fields.ts';
import { formSchema } from '#foundation/forms/rules/form-schema.ts';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import { confirmedField } from '#foundation/records/rules/posted-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type BulkReport, bulkReportParameters, type RefusedReason } from '../../rules/bulk-report.ts';
import { type BulkConfirmation, isAskedAbout } from '../../rules/order-confirmation.ts';
import { ordersList, staffOrdersAction } from '../../rules/order-list-query.ts';
import { type OrderStatus, orderStatuses } from '../../rules/order-status.ts';
import { type ChangeOrderStateError, changeOrderState } from '../change-order-state.ts';
import { staffOrdersPerPage } from '../list-staff-orders.ts';
import { orderRowOf, selectOrderRows } from '../order-row.ts';

export type StaffOrdersOutcome =
  /** redirect to an address that says whether it was done */
  | { readonly path: string }
  /** nothing was done yet: staff have to confirm it first */
  | { readonly asked: BulkConfirmation };

const bulkForm = formSchema({ order: ids(), to: choiceOr(orderStatuses, null) });

/** The form of the staff list: changes the state of the chosen orders, each in its own transaction, after confirmation where needed. */
export async function postStaffOrders(ctx: RequestContext, request: Request): Promise<StaffOrdersOutcome> {
  const form = await request.formData();
  const query = ordersList.read(new URL(request.url).searchParams) ?? {};
  const reportAt = (report: BulkReport) => ({ path: ordersList.path(query, bulkReportParameters(report)) });
  if (!ctx.nonces.check(staffOrdersAction, textOf(form, '_wpnonce'))) return reportAt({ what: 'expired' });
  const { order, to } = bulkForm.parse(postedForm(form));
  const chosen = order.slice(0, staffOrdersPerPage);
  if (!to || chosen.length === 0) return reportAt({ what: 'nothing' });
  if (isAskedAbout(to) && textOf(form, confirmedField) !== to) {
    const rows = await selectOrderRows(ctx.db).where('id', 'in', chosen).execute();
    const orders = rows.map(orderRowOf).sort((a, b) => a.number - b.number);
    return orders.length > 0 ? { asked: { to, orders } } : reportAt({ what: 'nothing' });
  }
  return reportAt(await changeOrders(ctx, chosen, to));
}

async function changeOrders(
  ctx: RequestContext,
  chosen: readonly number[],
  to: OrderStatus,
): Promise<BulkReport> {
  const rows = await ctx.db.selectFrom('orders').select(['id', 'number']).where('id', 'in', chosen).execute();
  const changed: number[] = [];
  const refused: { number: number; reason: RefusedReason }[] = [];
  for (const { id, number } of rows.sort((a, b) => a.number - b.number)) {
    const result = await changeOrderState(ctx, { id, to });
    if (result.ok) changed.push(number);
    else refused.push({ number, reason: reasonOf(result.error) });
  }
  return changed.length + refused.length === 0
    ? { what: 'nothing' }
    : { what: 'changed', to, changed, refused };
}

function reasonOf(error: ChangeOrderStateError): RefusedReason {
  switch (error.code) {
    case 'no-such-order':
    case 'not-allowed':
    case 'not-enough-stock':
      return error.code;
    case 'change-forbidden':
      return error.from === error.to ? 'same-status' : 'change-forbidden';
    case 'note-too-long':
    case 'state-changed':
    case 'insufficient-credit':
      return 'other';
  }
}
