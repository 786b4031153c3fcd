import { openLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { leftToRefund, type RefundableOrder } from '#selling/orders/rules/plan-refund.ts';
import { readRefundable } from '#selling/orders/server/transitions/read-refundable.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { openSettlements, proposeSettlement } from '../rules/plan-settlement.ts';
import { isOpen } from '../rules/return-changes.ts';
import { refundDeadline } from '../rules/return-clock.ts';
import { staffReturnsAction } from '../rules/return-paths.ts';
import type { Settlement } from '../rules/return-states.ts';
import type { ReturnRecord } from '../rules/return-view.ts';
import { readReturn } from './read-returns.ts';

/** A return as its page shows it to staff, with what its forms propose. */
export type StaffReturn = {
  readonly record: ReturnRecord;
  /** the open ones */
  readonly locations: readonly { readonly id: number; readonly name: string; readonly isDefault: boolean }[];
  readonly settlement: {
    readonly mode: TaxMode;
    readonly open: readonly Settlement[];
    /** by line, in cents of the order's mode */
    readonly amounts: readonly (readonly [lineId: number, amount: Cents])[];
    readonly shipping: Cents;
    readonly shippingLeft: Cents;
  };
  readonly maySettle: boolean;
  /** the day by which the money of a withdrawal has to be given back, `YYYY-MM-DD`; null for none */
  readonly dueOn: string | null;
  readonly nonce: string;
};

/** Reads a return for staff; null where there is none. */
export async function readStaffReturn(ctx: RequestContext, id: number): Promise<StaffReturn | null> {
  const record = await readReturn(ctx, id);
  if (!record) return null;
  const [refundable, locations] = await Promise.all([refundableOf(ctx, record), openLocations(ctx)]);
  const proposed = proposeSettlement(refundable, record, ctx.settings.withdrawal_standard_shipping);
  return {
    record,
    locations,
    settlement: {
      mode: refundable.mode,
      open: openSettlements(record),
      amounts: [...proposed.lines],
      shipping: proposed.shipping,
      shippingLeft: leftToRefund(refundable.shipping, refundable.mode),
    },
    maySettle: mayStaff(ctx.visitor.person, 'refunds'),
    dueOn:
      record.kind === 'withdrawal' && isOpen(record.state)
        ? refundDeadline(shopDay(Date.parse(record.at)))
        : null,
    nonce: ctx.nonces.make(staffReturnsAction),
  };
}

const refundableOf = (
  { db }: Pick<RequestContext, 'db'>,
  { orderId }: ReturnRecord,
): Promise<RefundableOrder> => readRefundable(db, orderId);
