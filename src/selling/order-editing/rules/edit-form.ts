import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import { normaliseAddress, normaliseBillingAddress } from '#foundation/addresses/rules/normalise-address.ts';
import {
  formFromWire,
  wireFromAddress,
  wireFromBillingAddress,
} from '#foundation/addresses/rules/wire-address.ts';
import { readAmount } from '#foundation/forms/rules/typed-values.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import type { AddedLine, EditedLine, OrderEdit } from './order-edit.ts';

/** The nonce of the form of an edit. */
export const orderEditAction = 'staff-order-edit';

/** What was typed, by the names of the fields. */
export type EditFields = Readonly<Record<string, string | undefined>>;

/** The names of the fields that stand in a line, or for a coupon. */
export const editFields = {
  quantity: (lineId: number) => `quantity[${lineId}]`,
  price: (lineId: number) => `price[${lineId}]`,
  added: (place: number) => `added[${place}]`,
  addedQuantity: (place: number) => `added-quantity[${place}]`,
  addedPrice: (place: number) => `added-price[${place}]`,
  coupon: (code: string) => `coupon[${code}]`,
} as const;

/** So many articles can come in with one edit. */
export const mostAdded = 50;

/** A field of a line that is no number of pieces, or no amount. */
export type TypedProblem = {
  readonly code: 'not-a-quantity' | 'not-an-amount';
  /** of the article; of one that comes in the how many-th it is */
  readonly name: string | number;
};

/** The form as the order stands. */
export function fieldsOfOrder(order: OrderView): EditFields {
  const isCollected = isPickupRate(order.shippingMethod ?? '');
  const { email: _, ...billing } = order.billing;
  const isElsewhere = !isCollected && !isSameAddress(order.shipping, billing);
  return {
    ...Object.fromEntries(
      order.lines.flatMap(({ id, quantity, unit }) => [
        [editFields.quantity(id), String(quantity)],
        [editFields.price(id), formatAmount(unit)],
      ]),
    ),
    ...formFromWire(wireFromBillingAddress(order.billing), 'billing'),
    ...(isElsewhere
      ? { ...formFromWire(wireFromAddress(order.shipping), 'shipping'), ship_to_different_address: '1' }
      : {}),
    ...Object.fromEntries(order.coupons.map(({ code }) => [editFields.coupon(code), '1'])),
    [shippingMethodField]: order.shippingMethod ?? '',
    payment_method: order.paymentMethod,
    order_comments: order.note,
    notify: '1',
  };
}

/** Reads what was typed; what is no number stays as it was, and is said. */
export function readEditForm(
  order: OrderView,
  typed: EditFields,
): { readonly edit: OrderEdit; readonly problems: readonly TypedProblem[] } {
  const problems: TypedProblem[] = [];
  const unitIn = (field: string, name: string | number, known: Cents | null): Cents | null => {
    const amount = readAmount(typed[field] ?? '');
    if (amount === null || amount === known) return null;
    if (!Number.isNaN(amount)) return toCents(amount);
    problems.push({ code: 'not-an-amount', name });
    return null;
  };
  const piecesIn = (field: string, name: string | number, known: number): number => {
    const pieces = (typed[field] ?? String(known)).trim();
    if (/^\d{1,6}$/.test(pieces)) return Number(pieces);
    problems.push({ code: 'not-a-quantity', name });
    return known;
  };
  const lines = order.lines.map(
    ({ id, name, quantity, unit }): EditedLine => ({
      lineId: id,
      quantity: piecesIn(editFields.quantity(id), name, quantity),
      unit: unitIn(editFields.price(id), name, unit),
    }),
  );
  const added = addedIn(typed).map(
    ({ place, itemId }): AddedLine => ({
      place,
      itemId,
      quantity: piecesIn(editFields.addedQuantity(place), place + 1, 1),
      unit: unitIn(editFields.addedPrice(place), place + 1, null),
    }),
  );
  const form = readCheckoutForm(typed);
  const billing = asStored(form.billing, order.billing, normaliseBillingAddress(order.billing));
  const shipping = asStored(form.shipping, order.shipping, normaliseAddress(order.shipping));
  return {
    edit: {
      lines,
      added: added.filter(({ quantity }) => quantity > 0),
      billing,
      shipping,
      shippingMethod: form.shippingMethod ?? '',
      paymentMethod: form.paymentMethod,
      coupons: order.coupons
        .map(({ code }) => code)
        .filter((code) => typed[editFields.coupon(code)] !== undefined),
      note: form.note,
      reason: (typed.reason ?? '').trim(),
    },
    problems,
  };
}

/** The articles that come in, by their places in the form. */
export function addedIn(typed: EditFields): readonly { readonly place: number; readonly itemId: number }[] {
  return Array.from({ length: mostAdded }, (_, place) => place).flatMap((place) => {
    const itemId = Number(/^[1-9]\d{0,8}$/.exec(typed[editFields.added(place)] ?? '')?.[0] ?? 0);
    return itemId > 0 ? [{ place, itemId }] : [];
  });
}

/** An address that only the form wrote otherwise is the one that is stored. */
function asStored<A extends Address | BillingAddress>(typed: A, stored: A, normalised: A): A {
  return isSameAddress(typed, normalised) ? stored : typed;
}

/** Whether two addresses say the same, as far as both have the fields. */
export function isSameAddress(one: Address, other: Address): boolean {
  return Object.entries(one).every(([name, value]) => value === (Reflect.get(other, name) ?? ''));
}
